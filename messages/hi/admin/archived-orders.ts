import type { archivedOrders as English } from '../../en/admin/archived-orders.ts';

export const archivedOrders: typeof English = {
  title: 'पिछली दुकान के ऑर्डर',
  note: 'जैसे वे थे। यहाँ इनका न इनवॉइस है, न स्टॉक।',
  refunded: (amount) => `${amount} वापस किए गए`,
};
