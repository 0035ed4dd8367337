import type { Deps } from '../deps.ts';
import { EmailDelayed } from '../email/mailer.ts';
import { claimOutbox, completeOutbox, type OutboxItem, postponeOutbox } from './queries.ts';

/**
 * Runs a task with external effects. It may run again for the same key (after a crash, or an
 * expired lease), so it must be idempotent, and must time out well within the lease. If it throws,
 * it is retried later.
 */
export type OutboxHandler<Payload> = (
  item: Omit<OutboxItem, 'payload'> & { payload: Payload },
) => Promise<void>;

/** Postpones a task for at least this many seconds, as the recipient's server requests. */
export class RetryLater extends Error {
  override name = 'RetryLater';
  readonly seconds: number;
  constructor(seconds: number) {
    super('the recipient requests a later attempt');
    this.seconds = seconds;
  }
}

const leaseSeconds = 60;
const firstDelay = 5;
const maxDelay = 3600;

/**
 * Runs all due tasks of a kind, a few concurrently, until none is left. Claims are committed before
 * the handler runs: no network call happens inside a transaction. Failures are retried with
 * exponential backoff, from 5 s up to an hour, forever: a task is either done or pending, never
 * lost. There is no dead letter queue.
 */
export async function drainOutbox<Payload = OutboxItem['payload']>(
  deps: Pick<Deps, 'db' | 'log'>,
  kind: string,
  handler: OutboxHandler<Payload>,
  options: { concurrency?: number } = {},
): Promise<{ done: number; failed: number }> {
  const count = { done: 0, failed: 0 };
  for (;;) {
    const items = await claimOutbox(deps.db, kind, {
      limit: options.concurrency ?? 5,
      leaseSeconds,
    });
    if (items.length === 0) return count;
    const results = await Promise.all(
      items.map((item) =>
        attempt(deps, kind, item, () => handler({ ...item, payload: item.payload as Payload })),
      ),
    );
    for (const ok of results) count[ok ? 'done' : 'failed'] += 1;
  }
}

async function attempt(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  kind: string,
  item: OutboxItem,
  task: () => Promise<void>,
): Promise<boolean> {
  try {
    await task();
  } catch (cause) {
    const error = describe(cause);
    const backoff =
      Math.min(maxDelay, firstDelay * 2 ** Math.min(item.attempts - 1, 20)) *
      (0.8 + Math.random() / 5);
    const seconds =
      cause instanceof RetryLater ? Math.min(maxDelay, Math.max(cause.seconds, backoff)) : backoff;
    log.warn({ kind, key: item.key, attempts: item.attempts, error }, 'outbox task failed');
    await postponeOutbox(db, kind, item, { seconds, error });
    return false;
  }
  await completeOutbox(db, kind, item.key);
  return true;
}

/**
 * The name and code of an error, or the shop's own message: messages of SMTP servers and providers
 * may contain addresses.
 */
function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  if (cause instanceof EmailDelayed) return cause.message;
  const { code } = cause as { code?: unknown };
  return typeof code === 'string' || typeof code === 'number'
    ? `${cause.name} ${code}`
    : cause.name;
}
