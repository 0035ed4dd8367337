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
  failedRemove: 'Could not remove coupon.',
};
