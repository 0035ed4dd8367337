import { byHandProvider } from '../by-hand.ts';

/** Cash on delivery: collected by the courier, and recorded by an administrator at the delivery. */
export const cashOnDelivery = byHandProvider({
  name: 'cash',
  title: 'Cash on delivery',
  party: 'The courier',
});

/** The id of the session and of the payment of a cash-on-delivery order. */
export function sessionIdOf(orderId: string): string {
  return `cash_${orderId}`;
}
