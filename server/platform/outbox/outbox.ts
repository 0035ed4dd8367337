import type { Deps } from '../deps.ts';
import { EmailDelayed } from '../email/mailer.ts';
import { claimOutbox, completeOutbox, type OutboxItem, postponeOutbox } from './queries.ts';

/**
 * Runs one task with external effects. It may run again for the same key (a crash after it was
 * done, an expired lease), so it must be idempotent; it has to time out by itself well within
 * the lease. Throwing postpones it.
 */
export type OutboxHandler<Payload> = (
  item: Omit<OutboxItem, 'payload'> & { payload: Payload },
) => Promise<void>;

/** Postpones a task for at least that many seconds, as its recipient requests. */
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
 * Runs all due tasks of a kind, a few at a time, and returns when no task is left. Claims are
 * committed before the handler runs: no network call happens inside a transaction. Failures are
 * retried after 5 s, then twice as long each time, up to an hour, for ever: a task is either
 * done or pending, never lost. There is no dead letter queue.
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
 * Name and code, or the shop's own line: messages of SMTP servers and providers quote
 * addresses.
 */
function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  if (cause instanceof EmailDelayed) return cause.message;
  const { code } = cause as { code?: unknown };
  return typeof code === 'string' || typeof code === 'number'
    ? `${cause.name} ${code}`
    : cause.name;
}
