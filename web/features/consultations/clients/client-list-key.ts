/** The query key of a healer's clients. */
export const clientListKey = ['healer-clients'] as const;
