import { type Message, type MessageList, ShopError } from '@jyotiratna/contract';
import { countWaitingMessages, listMessageRows, type MessageRow, markMessageRow } from '../../db/queries/messages.ts';
import type { Deps } from '../deps.ts';

export type ReadInbox = {
  state?: 'waiting' | 'answered' | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/** A page of the administrators' inbox, newest first. Two queries. */
export async function readInbox({ db }: Pick<Deps, 'db'>, input: ReadInbox): Promise<MessageList> {
  const { state, limit = 50, cursor } = input;
  const [{ rows, next }, waiting] = await Promise.all([
    listMessageRows(db, { state, limit, after: cursor }),
    countWaitingMessages(db),
  ]);
  return { messages: rows.map(present), waiting, nextCursor: next };
}

/**
 * Marks a message as answered, or as waiting again.
 * @throws ShopError not_found (404)
 */
export async function markMessage(
  { db }: Pick<Deps, 'db'>,
  input: { id: string; answered: boolean },
): Promise<Message> {
  const row = await markMessageRow(db, input.id, input.answered);
  if (!row) throw new ShopError('not_found');
  return present(row);
}

function present({ id, createdAt, answeredAt, ...row }: MessageRow): Message {
  return { _id: id, ...row, createdAt: createdAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
}
