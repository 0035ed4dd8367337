import { type Message, type MessageList, ShopError } from '@jyotiratna/contract';
import { type Actor, requireAdmin } from '../../accounts/actor.ts';
import { audit } from '../../accounts/audit/audit.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { countWaitingMessages, listMessageRows, lockMessageRow, type MessageRow, markMessageRow } from './queries.ts';

export type ReadInbox = {
  state?: 'waiting' | 'answered' | undefined;
  search?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/** A page of the administrators' inbox, newest first. Two queries. */
export async function readInbox({ db }: Pick<Deps, 'db'>, input: ReadInbox): Promise<MessageList> {
  const { state, search, limit = 50, cursor } = input;
  const [{ rows, next }, waiting] = await Promise.all([
    listMessageRows(db, { state, search, limit, after: cursor }),
    countWaitingMessages(db),
  ]);
  return { messages: rows.map(present), waiting, nextCursor: next };
}

/**
 * Marks a message as answered, or as waiting again; the same wish again changes nothing.
 * @throws ShopError not_found (404)
 */
export async function markMessage(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id, answered }: { id: string; answered: boolean },
): Promise<Message> {
  const admin = requireAdmin(actor);
  return transact(db, async (tx) => {
    const before = await lockMessageRow(tx, id);
    if (!before) throw new ShopError('not_found');
    if (answered === (before.answeredAt !== null)) return present(before);
    await audit(tx, admin, answered ? 'message.done' : 'message.reopen', `message:${id}`, {});
    return present(await markMessageRow(tx, id, answered));
  });
}

function present({ id, createdAt, answeredAt, ...row }: MessageRow): Message {
  return { _id: id, ...row, createdAt: createdAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
}
