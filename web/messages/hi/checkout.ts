import type { checkout as English } from '../en/checkout.ts';

export const checkout: typeof English = {
  title: 'चेकआउट',
  secure: 'सुरक्षित चेकआउट',
  back: 'कार्ट पर वापस',
  empty: 'आपका कार्ट ख़ाली है',
  contact: 'संपर्क',
  emailHint: 'ऑर्डर की पुष्टि के लिए।',
  address: 'डिलीवरी का पता',
  shipping: 'डिलीवरी का तरीका',
  delivery: 'मुफ़्त डिलीवरी',
  deliveryTime: '3-5 कार्य दिवस',
  payment: 'भुगतान',
  method: 'UPI, कार्ड या नेटबैंकिंग',
  methodHint: 'भुगतान सेवा की सुरक्षित विंडो में पैसे दें।',
  pay: (amount) => `${amount} चुकाएँ`,
  paying: 'भुगतान की प्रतीक्षा...',
  agree: { before: 'भुगतान करके आप स्वीकार करते हैं:', terms: 'नियम और शर्तें', and: 'तथा', privacy: 'गोपनीयता नीति' },
  test: 'परीक्षण भुगतान। कोई पैसा नहीं कटता।',
};
