/** Whoever comes back by this rule is drawn as a shadow. */
export const shadows = true
