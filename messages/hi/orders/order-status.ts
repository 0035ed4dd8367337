import type { orderStatus as English } from '../../en/orders/order-status.ts';

export const orderStatus: typeof English = {
  created: 'भुगतान बाक़ी',
  placed: 'पक्का करना बाक़ी',
  confirmed: 'पक्का हुआ',
  paid: 'भुगतान हुआ',
  packed: 'पैक हुआ',
  shipped: 'भेज दिया गया',
  delivered: 'पहुँच गया',
  refused: 'नहीं लिया गया',
  returned: 'वापस आ गया',
  expired: 'समय समाप्त',
  payment_review: 'भुगतान की जाँच',
  refund_pending: 'रिफ़ंड बाक़ी',
  refunded: 'रिफ़ंड हो गया',
  cancelled: 'रद्द',
};
