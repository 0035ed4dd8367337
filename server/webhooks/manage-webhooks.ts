import {
  defined,
  errorMessage,
  maxWebhooks,
  ShopError,
  type Webhook,
  type WebhookDelivery,
  type WebhookTopic,
} from '@jyotiratna/contract';
import { type Admin, audit } from '../accounts/audit/audit.ts';
import { encryptSecret } from '../accounts/second-factor/encrypt-secret.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { isTarget } from '../platform/http/post-safely.ts';
import { newId } from '../platform/secrets/token.ts';
import { acceptsPayments } from '../platform/takes-money.ts';
import * as queries from './queries.ts';
import { newWebhookSecret } from './sign.ts';

type Dependencies = Pick<Deps, 'db' | 'env'>;
type WithSecret = { webhook: Webhook; secret: string };
type Target = { url: string; topics: WebhookTopic[] };

/** The endpoints, in order of creation. */
export async function listWebhooks({ db }: Pick<Deps, 'db'>): Promise<Webhook[]> {
  return (await queries.listEndpointRows(db)).map(present);
}

function present({
  endpoint,
  pending,
}: Awaited<ReturnType<typeof queries.listEndpointRows>>[number]): Webhook {
  const { id, url, topics, createdAt, disabledAt, failingSince } = endpoint;
  return {
    id,
    url,
    topics,
    createdAt: createdAt.toISOString(),
    disabledAt: disabledAt?.toISOString() ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    pending,
  };
}

/** One endpoint. @throws ShopError not_found (404) */
async function getWebhook({ db }: Pick<Deps, 'db'>, id: string): Promise<Webhook> {
  const [row] = await queries.listEndpointRows(db, id);
  if (!row) throw new ShopError('not_found');
  return present(row);
}

/**
 * Adds an endpoint. @returns the endpoint with its secret, this once
 * @throws ShopError invalid_input (400) for an address that is not public, or too many endpoints
 */
export async function addWebhook(
  deps: Dependencies,
  admin: Admin,
  { url, topics }: Target,
): Promise<WithSecret> {
  requireTarget(deps, url);
  const [id, secret] = [newId('whe_'), newWebhookSecret()];
  await transact(deps.db, async (tx) => {
    const row = { id, url, topics, secret: encryptSecret(deps.env, id, secret) };
    if (!(await queries.insertEndpoint(tx, row, maxWebhooks)))
      throw invalidUrl('webhook_limit', { most: maxWebhooks });
    await audit(tx, admin, 'webhook.add', `webhook:${id}`, {
      url: { before: null, after: url },
      topics: { before: null, after: topics },
    });
  });
  return { webhook: await getWebhook(deps, id), secret };
}

/**
 * Changes an endpoint, disables it or enables it again.
 * @throws ShopError invalid_input (400), not_found (404)
 */
export async function saveWebhook(
  deps: Dependencies,
  admin: Admin,
  { id, url, topics, active }: Target & { id: string; active: boolean },
): Promise<Webhook> {
  requireTarget(deps, url);
  await transact(deps.db, async (tx) => {
    const [before] = await queries.listEndpointRows(tx, id);
    if (!before || !(await queries.updateEndpoint(tx, id, { url, topics, active })))
      throw new ShopError('not_found');
    await audit(tx, admin, 'webhook.save', `webhook:${id}`, {
      url: { before: before.endpoint.url, after: url },
      topics: { before: before.endpoint.topics, after: topics },
      active: { before: before.endpoint.disabledAt === null, after: active },
    });
  });
  return getWebhook(deps, id);
}

/**
 * Generates a new secret, returned this once; the previous one also signs for another day. @throws
 * ShopError not_found (404)
 */
export async function rotateWebhookSecret(
  deps: Dependencies,
  admin: Admin,
  id: string,
): Promise<WithSecret> {
  const secret = newWebhookSecret();
  await transact(deps.db, async (tx) => {
    if (!(await queries.rotateSecret(tx, id, encryptSecret(deps.env, id, secret))))
      throw new ShopError('not_found');
    await audit(tx, admin, 'webhook.secret', `webhook:${id}`, {});
  });
  return { webhook: await getWebhook(deps, id), secret };
}

/** Deletes an endpoint with its deliveries. @throws ShopError not_found (404) */
export async function deleteWebhook(deps: Dependencies, admin: Admin, id: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    const removed = await queries.deleteEndpoint(tx, id);
    if (!removed) throw new ShopError('not_found');
    await audit(tx, admin, 'webhook.delete', `webhook:${id}`, {
      url: { before: removed.url, after: null },
    });
  });
}

/** Queues a test event. @throws ShopError not_found (404) */
export async function testWebhook(deps: Dependencies, id: string): Promise<void> {
  await getWebhook(deps, id);
  await queries.insertTest(deps.db, id, newId('evt_'));
}

/** Deliveries, latest first. @throws ShopError not_found (404) */
export async function listDeliveries(
  deps: Dependencies,
  {
    id,
    limit = 50,
    cursor,
  }: { id: string; limit?: number | undefined; cursor?: string | undefined },
): Promise<{ deliveries: WebhookDelivery[]; nextCursor: string | null }> {
  await getWebhook(deps, id);
  const before = cursor === undefined ? null : Number(cursor);
  const rows = await queries.listDeliveryRows(deps.db, id, { limit: limit + 1, before });
  const page = rows.slice(0, limit);
  return {
    deliveries: page.map((row) => ({
      id: String(row.id),
      eventId: row.eventId,
      topic: row.topic,
      subject: row.subject,
      createdAt: row.createdAt.toISOString(),
      attempts: row.attempts,
      deliveredAt: row.deliveredAt?.toISOString() ?? null,
      dueAt: row.deliveredAt ? null : row.dueAt.toISOString(),
      status: row.status,
      error: row.lastError,
    })),
    nextCursor: rows.length > limit ? String(defined(page.at(-1)).id) : null,
  };
}

/** Sends a delivery again. @throws ShopError not_found (404) */
export async function replayDelivery(
  deps: Dependencies,
  admin: Admin,
  { id, delivery }: { id: string; delivery: string },
): Promise<void> {
  await transact(deps.db, async (tx) => {
    if (!(await queries.updateReplayedDelivery(tx, id, Number(delivery))))
      throw new ShopError('not_found');
    await audit(tx, admin, 'webhook.replay', `webhook:${id}`, {
      delivery: { before: null, after: delivery },
    });
  });
}

function requireTarget({ env }: Dependencies, url: string): void {
  if (!isTarget(url, { loopback: !acceptsPayments(env) }))
    throw invalidUrl('webhook_url', undefined);
}

function invalidUrl(
  ...[code, params]: ['webhook_url', undefined] | ['webhook_limit', { most: number }]
): ShopError {
  const message = code === 'webhook_url' ? errorMessage(code) : errorMessage(code, params);
  return new ShopError('invalid_input', { message, fields: { url: message } });
}
