import { type Message, type MessageList, ShopError } from '@jyotiratna/contract';
import { type Actor, requireAdmin } from '../accounts/actor.ts';
import { audit } from '../accounts/audit/audit.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import {
  type ContactMessageRow,
  countPendingMessages,
  listMessageRows,
  lockMessageRow,
  markMessageRow,
} from './queries.ts';

export type ReadInbox = {
  state?: 'waiting' | 'answered' | undefined;
  search?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/** A page of the administrators' inbox, latest first. Two queries. */
export async function readInbox({ db }: Pick<Deps, 'db'>, input: ReadInbox): Promise<MessageList> {
  const { state, search, limit = 50, cursor } = input;
  const [{ rows, next }, pending] = await Promise.all([
    listMessageRows(db, { state, search, limit, after: cursor }),
    countPendingMessages(db),
  ]);
  return { messages: rows.map(present), waiting: pending, nextCursor: next };
}

/**
 * Marks a message as resolved, or as open again; idempotent.
 * @throws ShopError not_found (404)
 */
export async function markMessage(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id, answered: responded }: { id: string; answered: boolean },
): Promise<Message> {
  const admin = requireAdmin(actor);
  return transact(db, async (tx) => {
    const before = await lockMessageRow(tx, id);
    if (!before) throw new ShopError('not_found');
    if (responded === (before.answeredAt !== null)) return present(before);
    await audit(tx, admin, responded ? 'message.done' : 'message.reopen', `message:${id}`, {});
    return present(await markMessageRow(tx, id, responded));
  });
}

function present({ id, createdAt, answeredAt, ...row }: ContactMessageRow): Message {
  return {
    _id: id,
    ...row,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
