import type { payment as English } from '../en/payment.ts';

export const payment: typeof English = {
  title: 'भुगतान',
  method: 'UPI, कार्ड या नेटबैंकिंग',
  methodHint: 'भुगतान के लिए एक सुरक्षित विंडो खुलती है। UPI में आप अपने ही ऐप में मंज़ूरी देते हैं।',
  ways: ['UPI', 'RuPay', 'Visa', 'Mastercard', 'नेटबैंकिंग'],
  test: 'परीक्षण गेटवे',
  testHint: 'भुगतान विंडो केवल परीक्षण के लिए है। कोई पैसा नहीं कटता।',
  simulated: 'नकली भुगतान',
  simulatedHint: 'कोई भुगतान सेवा जुड़ी नहीं है। न कोई पैसा कटता है, न ऑर्डर सहेजा जाता है।',
  order: (number) => `ऑर्डर ${number}`,
  starting: 'भुगतान शुरू हो रहा है...',
  paying: 'भुगतान की प्रतीक्षा है...',
  verifying: 'भुगतान की पुष्टि हो रही है...',
  error: 'भुगतान में दिक्कत',
  cannotStart: (provider: string) => `${provider} चेकआउट शुरू नहीं हो सका।`,
  noOrder: 'ऑर्डर नहीं बन सका',
  failed: 'भुगतान नहीं हुआ',
  verificationFailed: 'पुष्टि नहीं हुई',
  notVerified: 'भुगतान की पुष्टि नहीं हो सकी।',
  verified: 'भुगतान की पुष्टि हो गई',
};
