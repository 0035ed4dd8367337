/** Of the query of a healer's clients. */
export const clientListKey = ['healer-clients'] as const;
