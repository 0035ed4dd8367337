/** Tax documents of an order. */
export const orderDocuments = {
  title: 'Documents',
  invoice: 'Tax invoice',
  credit_note: 'Credit note',
};
