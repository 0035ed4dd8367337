/** Where the balance is kept among what the page has read. */
export const balanceKey = ['balance'];
