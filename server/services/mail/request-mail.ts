import type { Executor } from '../../db/open-database.ts';
import { addToOutbox } from '../../db/queries/outbox.ts';
import { newId } from '../sessions/token.ts';

/** A message to write, by the ids of what it is about. */
export type MailRequest =
  | { kind: 'order-confirmation'; orderId: string }
  | { kind: 'password-reset'; email: string }
  | { kind: 'verify-email'; userId: string }
  | { kind: 'invitation'; email: string };

/**
 * Notes a message in the transaction that decides it. One confirmation for each order, however often it is asked for;
 * of the other kinds each request is a message of its own.
 */
export async function requestMail(tx: Executor, request: MailRequest): Promise<void> {
  const key = request.kind === 'order-confirmation' ? `${request.kind}:${request.orderId}` : newId(`${request.kind}:`);
  await addToOutbox(tx, 'mail', key, request);
}
