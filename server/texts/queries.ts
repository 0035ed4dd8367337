import type { TextChannel, TextView } from '@jyotiratna/contract';
import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { indianDay } from '../platform/database/india.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { addToOutbox } from '../platform/outbox/queries.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { textTask } from '../platform/text-messages/request-text.ts';
import { textMessages } from './schema.ts';

export type TextRow = typeof textMessages.$inferSelect;
type TextChange = Partial<Omit<typeof textMessages.$inferInsert, 'key'>>;

/** The row of a message by its key, locked until the transaction ends. */
export async function lockText(tx: Executor, key: string): Promise<TextRow | null> {
  const [row] = await tx.select().from(textMessages).where(eq(textMessages.key, key)).for('update');
  return row ?? null;
}

export async function insertText(
  tx: Executor,
  row: typeof textMessages.$inferInsert,
): Promise<void> {
  await tx.insert(textMessages).values(row);
}

export async function updateText(db: Executor, key: string, change: TextChange): Promise<void> {
  await db
    .update(textMessages)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(textMessages.key, key));
}

/** The row of a provider's event: by the message's key, else by the provider's id. */
export async function lockTextOfEvent(
  tx: Executor,
  { channel, key, id }: { channel: TextChannel; key: string | null; id: string },
): Promise<TextRow | null> {
  const of = key === null ? eq(textMessages.providerId, id) : eq(textMessages.key, key);
  const [row] = await tx
    .select()
    .from(textMessages)
    .where(and(eq(textMessages.channel, channel), of))
    .for('update');
  return row ?? null;
}

/**
 * The number of messages of the last 24 hours that were sent, or may have been: to all customers,
 * and to one number without codes.
 */
export async function countRecent(db: Executor, to: string): Promise<{ all: number; own: number }> {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      own: sql<number>`(count(*) filter (where ${textMessages.to} = ${to} and ${textMessages.kind} <> 'code'))::int`,
    })
    .from(textMessages)
    .where(
      and(
        ne(textMessages.state, 'withheld'),
        sql`${textMessages.createdAt} > now() - interval '24 hours'`,
      ),
    );
  return row ?? { all: 0, own: 0 };
}

/** In outbox keys, separates a message's key from the channel of a later attempt. */
const channelMark = '@';

/** The key of a message from the key of its outbox task. */
export function keyOfTask(task: string): string {
  return task.split(channelMark, 1)[0] ?? task;
}

/**
 * Queues a message for another sender, as a separate task: the first one may complete at the same
 * time.
 */
export async function queueForChannel(
  tx: Executor,
  key: string,
  channel: TextChannel,
): Promise<void> {
  const [task] = await tx
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.kind, textTask), eq(outbox.key, key)));
  if (task) await addToOutbox(tx, textTask, `${key}${channelMark}${channel}`, task.payload);
}

const views: Record<TextView, SQL | undefined> = {
  all: undefined,
  open: inArray(textMessages.state, ['queued', 'sending', 'unknown']),
  failed: eq(textMessages.state, 'failed'),
  withheld: eq(textMessages.state, 'withheld'),
};

/** Messages, latest first; `before` is the key of the last message of the previous page. */
export async function listTextRows(
  db: Executor,
  { view, limit, before }: { view: TextView; limit: number; before: string | undefined },
): Promise<TextRow[]> {
  const last = sql`(select t.created_at, t.key from ${textMessages} t where t.key = ${before ?? ''})`;
  const older =
    before === undefined
      ? undefined
      : sql`(${textMessages.createdAt}, ${textMessages.key}) < ${last}`;
  return db
    .select()
    .from(textMessages)
    .where(and(views[view], older))
    .orderBy(desc(textMessages.createdAt), desc(textMessages.key))
    .limit(limit);
}

/**
 * The numbers of sent messages and their costs in thousandths of a rupee: of the last 24 hours, and
 * of the current month in India.
 */
export async function sumTextMessages(db: Executor) {
  const now = sql`now()`;
  const day = sql`${textMessages.createdAt} > now() - interval '24 hours'`;
  const month = sql`left(${indianDay(textMessages.createdAt)}, 7) = left(${indianDay(now)}, 7)`;
  const [row] = await db
    .select({
      dayCount: sql<number>`(count(*) filter (where ${day}))::int`,
      dayMills: sql<number | null>`(sum(${textMessages.costMills}) filter (where ${day}))::int`,
      monthCount: sql<number>`(count(*) filter (where ${month}))::int`,
      monthMills: sql<number | null>`(sum(${textMessages.costMills}) filter (where ${month}))::int`,
    })
    .from(textMessages)
    .where(
      and(
        notInArray(textMessages.state, ['withheld', 'queued']),
        sql`${textMessages.createdAt} > now() - interval '32 days'`,
      ),
    );
  return row ?? { dayCount: 0, dayMills: null, monthCount: 0, monthMills: null };
}

/** The messages to a number, for the export of a user's data. */
export async function listTextMessagesTo(db: Executor, phone: string) {
  const { kind, channel, state, createdAt } = textMessages;
  return db
    .select({ kind, channel, state, createdAt })
    .from(textMessages)
    .where(eq(textMessages.to, phone))
    .orderBy(createdAt);
}

/** Erases number and text of messages older than this number of days; state and cost stay. */
export async function eraseTextMessages(db: Executor, days: number): Promise<void> {
  const old = lt(textMessages.createdAt, sql`now() - make_interval(days => ${days}::int)`);
  await db
    .update(textMessages)
    .set({ to: null, text: null })
    .where(and(old, or(isNotNull(textMessages.to), isNotNull(textMessages.text))));
}

/** Erases number and text of messages to a number of a deleted account. */
export async function eraseTextMessagesTo(tx: Executor, phone: string): Promise<void> {
  await tx.update(textMessages).set({ to: null, text: null }).where(eq(textMessages.to, phone));
}
