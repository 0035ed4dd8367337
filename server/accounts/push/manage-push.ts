import {
  errorMessage,
  maxPushSubscriptions,
  optInPushKinds,
  type PushKind,
  type PushSettings,
  pushKinds,
  ShopError,
} from '@jyotiratna/contract';
import { pushMessages } from '@jyotiratna/messages/every-language/pushes.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { isTarget } from '../../platform/http/post-safely.ts';
import { definePushMessages } from '../../platform/push/define-pushes.ts';
import { arePushKeys } from '../../platform/push/encrypt-push.ts';
import { hashToken, newId } from '../../platform/secrets/token.ts';
import { type Actor, type Member, requireMember } from '../actor.ts';
import { recordConsent } from '../consents.ts';
import { limitMessages } from '../message-limits.ts';
import { lockUser } from '../queries.ts';
import { readPushKey } from './push-key.ts';
import * as queries from './push-queries.ts';
import { pushTargets } from './push-targets.ts';
import { queuePush } from './request-push.ts';

type Dependencies = Pick<Deps, 'db' | 'env'>;

declare module '../../platform/push/define-pushes.ts' {
  interface PushKinds {
    /** A test message to one browser. */
    test: { id: string };
  }
}

export const accountPushMessages = definePushMessages({
  test: {
    choice: null,
    key: ({ id }) => `test:${id}`,
    subject: () => 'test',
    ttl: 300,
    urgency: 'high',
    render: async (_deps, _request, { locale }) => ({ ...pushMessages[locale].test, page: '/' }),
  },
});

/** Limit of test notifications of an account per day. */
const trials = { limit: 30, window: 86_400 };

const kindsOf = ({ role }: Member): readonly PushKind[] => pushKinds[role];
const firstKindsOf = (member: Member) =>
  kindsOf(member).filter((kind) => !optInPushKinds.includes(kind));

/** The push settings of the calling account: kinds of notifications, and devices. */
export async function readPush(deps: Dependencies, actor: Actor): Promise<PushSettings> {
  const member = requireMember(actor);
  const choices = await queries.findPushChoices(deps.db, member.id);
  const kinds = choices?.kinds ?? firstKindsOf(member);
  const devices = await queries.listPushSubscriptions(deps.db, member.id);
  return {
    publicKey: (await readPushKey(deps))?.publicKey ?? null,
    kinds: kindsOf(member).map((kind) => ({ kind, on: kinds.includes(kind) })),
    named: choices?.named ?? false,
    devices: devices.map(({ id, userAgent, endpoint, createdAt, lastSentAt, failingSince }) => ({
      ...{ id, endpoint, agent: userAgent ?? '' },
      createdAt: createdAt.toISOString(),
      lastSentAt: lastSentAt?.toISOString() ?? null,
      failing: failingSince !== null,
    })),
  };
}

type Subscription = {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  replaces?: string | undefined;
};

/**
 * Registers the caller's browser for push notifications, or renews it; the first one also records
 * consent.
 * @throws ShopError invalid_input (400) for an address or keys that are not of a push service,
 * push_limit (409)
 */
export async function addPushDevice(
  deps: Dependencies,
  actor: Actor,
  { endpoint, keys, replaces }: Subscription,
): Promise<PushSettings> {
  const member = requireMember(actor);
  if (!isTarget(endpoint, pushTargets(deps.env))) throw invalidSubscription('endpoint');
  if (!arePushKeys(keys)) throw invalidSubscription('keys');
  const { id: userId, sessionHash, locale, device } = member;
  await transact(deps.db, async (tx) => {
    // The lock on the account's row serializes changes of its devices.
    const user = await lockUser(tx, userId);
    if (!user) throw new ShopError('unauthenticated');
    if (replaces !== undefined && replaces !== endpoint)
      await queries.deletePushDevice(tx, userId, { endpoint: replaces });
    const others = await queries.countOtherDevices(tx, userId, endpoint);
    if (others >= maxPushSubscriptions) throw new ShopError('push_limit');
    const id = `psh_${hashToken(endpoint).slice(0, 26)}`;
    const row = { id, userId, endpoint, ...keys, sessionHash, locale, userAgent: device ?? null };
    await queries.savePushDevice(tx, row);
    await queries.savePushChoices(
      tx,
      { userId, kinds: firstKindsOf(member), named: false },
      { once: true },
    );
    await recordConsent(tx, user, 'push', true);
  });
  return readPush(deps, actor);
}

function invalidSubscription(field: 'endpoint' | 'keys'): ShopError {
  const message = errorMessage('push_subscription');
  return new ShopError('invalid_input', { message, fields: { [field]: message } });
}

/** Removes one of the caller's devices; removing the last one withdraws consent. Idempotent. */
export async function removePushDevice(
  deps: Dependencies,
  actor: Actor,
  { id }: { id: string },
): Promise<PushSettings> {
  const member = requireMember(actor);
  await transact(deps.db, async (tx) => {
    await queries.deletePushDevice(tx, member.id, { id });
    await endConsentWithoutDevice(tx, member);
  });
  return readPush(deps, actor);
}

async function endConsentWithoutDevice(tx: Transaction, { id }: Member): Promise<void> {
  if ((await queries.listPushSubscriptions(tx, id)).length > 0) return;
  const user = await lockUser(tx, id);
  if (user) await recordConsent(tx, user, 'push', false);
}

/** Saves the selected kinds of notifications; kinds of other roles are ignored. */
export async function savePush(
  deps: Dependencies,
  actor: Actor,
  { kinds, named }: { kinds: PushKind[]; named: boolean },
): Promise<PushSettings> {
  const member = requireMember(actor);
  const own = kindsOf(member).filter((kind) => kinds.includes(kind));
  await transact(deps.db, (tx) =>
    queries.savePushChoices(tx, { userId: member.id, kinds: own, named }),
  );
  return readPush(deps, actor);
}

/**
 * Queues a test message to one of the caller's devices. @throws ShopError not_found (404),
 * too_many_attempts (429)
 */
export async function testPush(
  deps: Dependencies,
  actor: Actor,
  { id }: { id: string },
): Promise<void> {
  const { id: userId } = requireMember(actor);
  await transact(deps.db, async (tx) => {
    const device = (await queries.listPushSubscriptions(tx, userId)).find((one) => one.id === id);
    if (!device) throw new ShopError('not_found');
    await limitMessages(tx, `push-test:${userId}`, trials);
    await queuePush(tx, { deviceId: id, userId, request: { kind: 'test', id: newId('tst_') } });
  });
}
