export const sums = {
  subtotal: 'Subtotal',
  coupon: (code: string) => `Coupon ${code}`,
  shipping: 'Shipping',
  free: 'Free',
  tax: 'Tax',
  total: 'Total',
};
