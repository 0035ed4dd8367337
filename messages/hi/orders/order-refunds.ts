import type { orderRefunds as English } from '../../en/orders/order-refunds.ts';

export const orderRefunds: typeof English = {
  title: 'रिफ़ंड',
  done: (day) => `${day} को वापस किए गए`,
  pending: (day) => `रिफ़ंड रास्ते में है, ${day} को माँगा गया`,
  rounding: 'पूर्णांकन',
  rest: 'डिलीवरी, शुल्क और पूर्णांकन',
  transfer: 'नकद दिए पैसे बैंक ट्रांसफ़र से लौटते हैं। आपके खाते के बारे में हम आपको लिखेंगे।',
  how: 'पैसे उसी माध्यम से लौटते हैं जिससे आपने भुगतान किया था, आम तौर पर 7-10 कार्य दिवसों में।',
};
