import type { CounterMethod } from '@jyotiratna/contract';
import { byHandProvider } from '../by-hand.ts';

/** A payment at the shop's counter. `reference` is the number on the receipt; null for cash. */
export type CounterPayment = { method: CounterMethod; reference: string | null };

/**
 * Money taken at the shop's counter, recorded by an administrator with the order itself. There is
 * no network call, and a refund is handed over or transferred manually.
 */
export const counter = byHandProvider({
  name: 'counter',
  title: 'Paid at the counter',
  party: 'The counter',
});

/** The session, and the payment, of an order that was paid at the counter. */
export function counterPaymentId(orderId: string): string {
  return `counter_${orderId}`;
}
