import type { Executor } from '../platform/database/open-database.ts';
import { addToOutbox } from '../platform/outbox/queries.ts';

/**
 * A message to a customer's phone: requests confirmation of a cash-on-delivery order, or
 * reports the shipment of its parcel.
 */
export type TextRequest = { kind: 'cash-question' | 'shipped'; orderId: string };

/**
 * Queues a message in the transaction that decides it; an order has one of each kind. Without a
 * carrier it has no effect.
 */
export async function requestText(tx: Executor, request: TextRequest): Promise<void> {
  await addToOutbox(tx, 'text', `${request.kind}:${request.orderId}`, request);
}
