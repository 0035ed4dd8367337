export const bundle = {
  title: 'In this set',
  times: (quantity: number) => `${quantity} ×`,
  each: (price: string) => `${price} each`,
  singly: (price: string) => `Bought singly: ${price}`,
  states: { sold_out: 'Sold out', hidden: 'Not sold at present', deleted: 'No longer sold' },
};
