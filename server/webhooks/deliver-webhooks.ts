import { defined } from '@jyotiratna/contract';
import { decryptSecret } from '../accounts/second-factor/encrypt-secret.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { ForbiddenTarget, postSafely } from '../platform/http/post-safely.ts';
import { acceptsPayments } from '../platform/takes-money.ts';
import {
  claimDelivery,
  completeDelivery,
  deleteOldDeliveries,
  disableFailing,
  listPendingWebhooks,
  postponeDelivery,
  type WebhookDeliveryRow,
} from './queries.ts';
import { signedHeaders } from './sign.ts';

type Dependencies = Pick<Deps, 'db' | 'env' | 'log' | 'clock'>;

/** Longer than an attempt can take. */
const leaseSeconds = 60;
/**
 * The time limit for an endpoint in one run, in ms: a slow endpoint's other deliveries wait for the
 * next run.
 */
const turnMs = 15_000;
/** Backoff after each failure, in seconds; the last value repeats. */
const retryDelays = [5, 60, 300, 1800, 7200, 18_000, 36_000];
/** An endpoint that has failed for this many days is disabled. */
const maxFailingDays = 5;
const retentionDays = 30;

/**
 * Sends the due deliveries, to all endpoints concurrently: those about the same subject in order,
 * each once unless a process dies between the response and its record; a retry has the same
 * `webhook-id`.
 */
export async function deliverWebhooks(deps: Dependencies): Promise<void> {
  const due = await listPendingWebhooks(deps.db);
  await Promise.all(due.map((id) => deliverTo(deps, id)));
  await deleteOldDeliveries(deps.db, retentionDays);
}

async function deliverTo(deps: Dependencies, endpointId: string): Promise<void> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < turnMs) {
    const claimed = await claimDelivery(deps.db, endpointId, leaseSeconds);
    if (!claimed || !(await attempt(deps, claimed))) return;
  }
}

/** Sends one delivery. @returns whether the endpoint accepted it */
async function attempt(
  deps: Dependencies,
  { delivery, endpoint, previousSigns }: NonNullable<Awaited<ReturnType<typeof claimDelivery>>>,
): Promise<boolean> {
  const { id, secret, previousSecret, url } = endpoint;
  const signing = previousSigns && previousSecret ? [secret, previousSecret] : [secret];
  const secrets = signing
    .map((one) => decryptSecret(deps.env, id, one))
    .filter((one) => one !== null);
  if (secrets.length === 0)
    return postpone(deps, delivery, { status: null, error: 'SecretUnreadable' });
  const message = {
    id: delivery.eventId,
    body: JSON.stringify({
      type: delivery.topic,
      timestamp: delivery.createdAt.toISOString(),
      data: delivery.data,
    }),
    seconds: Math.floor(deps.clock.now() / 1000),
  };
  const headers = {
    ...signedHeaders(message, secrets),
    'content-type': 'application/json',
    'user-agent': 'Jyotiratna-Webhooks/1',
  };
  try {
    const { status } = await postSafely(
      url,
      { body: message.body, headers },
      { loopback: !acceptsPayments(deps.env) },
    );
    if (status < 200 || status > 299)
      return await postpone(deps, delivery, { status, error: 'HttpStatus' });
    await transact(deps.db, (tx) => completeDelivery(tx, delivery, status));
    return true;
  } catch (cause) {
    return postpone(deps, delivery, { status: null, error: describe(cause) });
  }
}

async function postpone(
  { db, log }: Dependencies,
  delivery: WebhookDeliveryRow,
  failure: { status: number | null; error: string },
): Promise<false> {
  const seconds =
    (retryDelays[delivery.attempts - 1] ?? defined(retryDelays.at(-1))) * (0.8 + Math.random() / 5);
  const { endpointId, attempts } = delivery;
  log.warn({ endpoint: endpointId, attempts, ...failure }, 'a webhook was not delivered');
  await transact(db, async (tx) => {
    await postponeDelivery(tx, delivery, { seconds, ...failure });
    const at = await disableFailing(tx, endpointId, maxFailingDays);
    if (at) await requestEmail(tx, { kind: 'webhook-disabled', endpointId, at: at.toISOString() });
  });
  return false;
}

/** Kind and code of an error, without its message, which may contain addresses. */
function describe(cause: unknown): string {
  if (cause instanceof ForbiddenTarget) return cause.name;
  const { name, code } = cause as { name?: string; code?: unknown };
  return typeof code === 'string' ? `${name} ${code}` : (name ?? 'unknown');
}
