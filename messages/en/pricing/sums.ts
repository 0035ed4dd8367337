/** The sums of a cart or an order, and the sentence below them. */
export const sums = {
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
  returns: (days: number) => `Most remedies can be returned within ${days} days`,
};
