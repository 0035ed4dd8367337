import type { Executor } from '../database/open-database.ts';
import { addToOutbox } from '../outbox/queries.ts';

/** A message to a customer's phone: whether they want an order that is paid at the door, or that its parcel is on its way. */
export type TextRequest = { kind: 'cash-question' | 'shipped'; orderId: string };

/** Notes a message in the transaction that decides it; of each kind an order has one. Where none are sent it comes to nothing. */
export async function requestText(tx: Executor, request: TextRequest): Promise<void> {
  await addToOutbox(tx, 'text', `${request.kind}:${request.orderId}`, request);
}
