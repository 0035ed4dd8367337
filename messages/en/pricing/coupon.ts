export const coupon = {
  label: 'Coupon code',
  apply: 'Apply',
  remove: (code: string) => `Remove coupon ${code}`,
  enter: 'Enter coupon code',
  provide: 'Please provide a coupon code.',
  error: 'Coupon error',
  invalid: 'Invalid coupon code',
  applied: 'Coupon applied',
  off: (amount: string) => `${amount} off`,
  removed: 'Coupon removed',
  /** Applies the shop's own coupon by a single click. */
  take: 'Use',
  takeCode: (code: string) => `Use ${code}`,
  used: 'In use',
  usedCode: (code: string) => `${code} is in use`,
  /** After a click: the code is stored for the cart. */
  waits: (code: string) => `${code} will be applied in your cart.`,
  failedRemove: 'Could not remove coupon.',
};
