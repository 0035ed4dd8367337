/** The query key of the balance. */
export const balanceKey = ['balance'];
