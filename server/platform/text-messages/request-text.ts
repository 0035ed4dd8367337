import type { Executor } from '../database/open-database.ts';
import { addToOutbox } from '../outbox/queries.ts';
import { type TextRequest, textOf } from './define-texts.ts';

/** The kind of messages in the outbox. */
export const textTask = 'text';

/**
 * Queues a message to a phone in the transaction that decides it, once for each key. Without a
 * sender, or without the consent of the number, it is dropped when it is due.
 * @returns whether it is a new one
 */
export async function requestText(tx: Executor, request: TextRequest): Promise<boolean> {
  return addToOutbox(tx, textTask, textOf(request.kind).key(request as never), request);
}
