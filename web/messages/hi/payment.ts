import type { payment as English } from '../en/payment.ts';

export const payment: typeof English = {
  error: 'भुगतान में त्रुटि',
  cannotStart: 'Razorpay चेकआउट शुरू नहीं हो सका।',
  verificationFailed: 'पुष्टि नहीं हुई',
  notVerified: 'भुगतान की पुष्टि नहीं हो सकी।',
  failed: 'भुगतान नहीं हुआ',
  verified: 'भुगतान की पुष्टि हो गई',
  noOrder: 'ऑर्डर नहीं बन सका',
  notCharged: 'कोई पैसा नहीं कटा। आपका कार्ट वैसा ही है।',
};
