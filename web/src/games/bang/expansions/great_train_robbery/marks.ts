/** What stands before a line of the log, and on the yard: SVG text for a 24 by 24 box. */
export const marks = {
  engine:
    '<path fill="currentColor" d="M2 5h8v8h6V7h-1V4h5v3h-1v6h2v5l2 3H2ZM4 7v4h4V7Z"/><path fill="currentColor" d="M3 17a3.500 3.500 0 1 0 7 0ZM13 17a3.500 3.500 0 1 0 7 0Z"/>',
  railcar:
    '<path fill="currentColor" d="M2 6l2-2h16l2 2v1H2Zm1 2h18v9h1v2H2v-2h1Zm2 2v4h4v-4Zm5 0v4h4v-4Zm5 0v4h4v-4ZM5 19a2.500 2.500 0 1 0 5 0ZM14 19a2.500 2.500 0 1 0 5 0Z" fill-rule="evenodd"/>',
} as const
