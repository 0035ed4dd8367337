/** Of the query of a healer's clients. */
export const clientsKey = ['healer-clients'] as const;
