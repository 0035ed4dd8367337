import type { Executor } from '../database/open-database.ts';
import { addToOutbox } from '../outbox/queries.ts';
import { type TextRequest, textOf } from './define-texts.ts';

/** The outbox kind of text messages. */
export const textTask = 'text';

/**
 * Queues a text message within the caller's transaction; idempotent by key. Without a configured
 * sender, or without the number's consent, it is dropped when it is due.
 * @returns whether it was queued now
 */
export async function requestText(tx: Executor, request: TextRequest): Promise<boolean> {
  return addToOutbox(tx, textTask, textOf(request.kind).key(request as never), request);
}
