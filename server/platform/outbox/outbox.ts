import type { Deps } from '../deps.ts';
import { MailDelayed } from '../mail/mailer.ts';
import { claimOutbox, completeOutbox, type OutboxItem, postponeOutbox } from './queries.ts';

/**
 * Does one task in the outside world. It may run again for the same key (a crash after it was done, a lease that
 * ended), so it must be harmless twice; it has to give up by itself well within the lease. Throwing postpones it.
 */
export type OutboxHandler = (item: OutboxItem) => Promise<void>;

const leaseSeconds = 60;
const firstDelay = 5;
const longestDelay = 3600;

/**
 * Does everything of a kind that is due, a few at a time, and returns when nothing is left. Claims are committed before
 * the handler runs: no network call happens inside a transaction. Failures wait 5 s, then twice as long each time, up to
 * an hour, for ever: a task is either done or waiting, never lost.
 */
export async function drainOutbox(
  deps: Pick<Deps, 'db' | 'log'>,
  kind: string,
  handler: OutboxHandler,
  options: { atOnce?: number } = {},
): Promise<{ done: number; failed: number }> {
  const count = { done: 0, failed: 0 };
  for (;;) {
    const items = await claimOutbox(deps.db, kind, { limit: options.atOnce ?? 5, leaseSeconds });
    if (items.length === 0) return count;
    const results = await Promise.all(items.map((item) => attempt(deps, kind, item, handler)));
    for (const ok of results) count[ok ? 'done' : 'failed'] += 1;
  }
}

async function attempt(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  kind: string,
  item: OutboxItem,
  handler: OutboxHandler,
): Promise<boolean> {
  try {
    await handler(item);
  } catch (cause) {
    const error = describe(cause);
    const seconds =
      Math.min(longestDelay, firstDelay * 2 ** Math.min(item.attempts - 1, 20)) * (0.8 + Math.random() / 5);
    log.warn({ kind, key: item.key, attempts: item.attempts, error }, 'outbox task failed');
    await postponeOutbox(db, kind, item, { seconds, error });
    return false;
  }
  await completeOutbox(db, kind, item.key);
  return true;
}

/** Name and code, or the shop's own line: messages of mail servers and providers quote addresses. */
function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  if (cause instanceof MailDelayed) return cause.message;
  const { code } = cause as { code?: unknown };
  return typeof code === 'string' || typeof code === 'number' ? `${cause.name} ${code}` : cause.name;
}
