import type { orderDocuments as English } from '../../en/orders/order-documents.ts';

export const orderDocuments: typeof English = {
  title: 'दस्तावेज़',
  invoice: 'टैक्स इनवॉइस',
  credit_note: 'क्रेडिट नोट',
};
