import type { Executor } from '../database/open-database.ts';
import { addToOutbox } from '../outbox/queries.ts';
import { newId } from '../secrets/token.ts';
import { type EmailRequest, emailOf } from './define-emails.ts';

/**
 * Queues an email within the caller's transaction. An email about an event (an order confirmed or
 * shipped, a refund processed, a session about to start) has a key and is queued once; for other
 * kinds, each request queues an email.
 * @returns whether it was queued now
 */
export async function requestEmail(tx: Executor, request: EmailRequest): Promise<boolean> {
  const { key } = emailOf(request.kind);
  return addToOutbox(tx, 'mail', key ? key(request as never) : newId(`${request.kind}:`), request);
}
