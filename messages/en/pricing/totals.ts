/** Totals of a cart or an order, and the note below them. */
export const totals = {
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  subtotal: 'Subtotal',
  subtotalOf: (items: string) => `Subtotal (${items})`,
  coupon: 'Coupon',
  couponOf: (code: string) => `Coupon ${code}`,
  shipping: 'Shipping',
  usually: 'Usually',
  free: 'Free',
  fee: 'Cash on delivery',
  tax: 'Tax',
  rounding: 'Rounding',
  total: 'Total',
  returns: {
    standard: (days: number) => `Most remedies can be returned within ${days} days`,
    loose_stone: (days: number) =>
      `Loose stones: returns within ${days} days, unworn and with the report`,
    set_jewellery: (days: number) =>
      `Set stones: exchange or store credit within ${days} days, unworn`,
    faulty_only: (days: number) => `Made for you: returned only if faulty, within ${days} days`,
  },
  mixedReturns: 'Returns follow the rule on the page of each piece',
};
