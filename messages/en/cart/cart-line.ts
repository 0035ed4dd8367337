/** Problems and changes of a cart line, and errors when adding it. */
export const cartLine = {
  soldOut: 'This remedy is sold out.',
  similar: 'See similar stones',
  left: (stock: number) => `Only ${stock} left. Please lower the quantity.`,
  gone: (name: string) => `${name} is no longer available.`,
  costsNow: (name: string, now: string, before: string) =>
    `${name} now costs ${now} instead of ${before}.`,
  aRemedy: 'A remedy',
  failedAdd: 'Failed to add to cart',
  failedAddLocal: 'Failed to add to local cart',
};
