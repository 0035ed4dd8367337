import type { CounterMethod } from '@jyotiratna/contract';
import { byHandProvider } from '../by-hand.ts';

/** A payment at the shop's counter. `reference` is the receipt number; null for cash. */
export type CounterPayment = { method: CounterMethod; reference: string | null };

/**
 * Payments at the shop's counter, recorded by an administrator together with the order. There is no
 * network call; a refund is handed over or transferred manually.
 */
export const counter = byHandProvider({
  name: 'counter',
  title: 'Paid at the counter',
  party: 'The counter',
});

/** The id of the session and of the payment of an order that was paid at the counter. */
export function counterPaymentId(orderId: string): string {
  return `counter_${orderId}`;
}
