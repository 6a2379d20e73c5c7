/** Colours of hair that many share. */
export const black = '#211a18'
export const brown = '#5a3820'
export const auburn = '#93431f'
export const blond = '#d9a94f'
export const grey = '#8d877c'
export const white = '#f3ede0'
