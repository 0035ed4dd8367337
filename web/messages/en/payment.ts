export const payment = {
  error: 'Payment Error',
  cannotStart: 'Unable to start Razorpay checkout.',
  verificationFailed: 'Verification Failed',
  notVerified: 'Payment could not be verified.',
  failed: 'Payment Failed',
  verified: 'Payment Verified',
  noOrder: 'Failed to create order',
  notCharged: 'Nothing was charged. Your cart is as it was.',
};
