import type { Executor } from '../database/open-database.ts';
import { addToOutbox } from '../outbox/queries.ts';
import { newId } from '../secrets/token.ts';
import { type EmailRequest, emailOf } from './define-emails.ts';

/**
 * Queues an email in the transaction that decides it. An email about an event (an order confirmed
 * or shipped, a refund made, a session about to start) has a key and is queued once, however often
 * it is requested; for the other kinds each request is an email of its own.
 * @returns whether it is a new email
 */
export async function requestEmail(tx: Executor, request: EmailRequest): Promise<boolean> {
  const { key } = emailOf(request.kind);
  return addToOutbox(tx, 'mail', key ? key(request as never) : newId(`${request.kind}:`), request);
}
