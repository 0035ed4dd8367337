import { mayOpen } from '@jyotiratna/contract';
import type { Executor } from '../../platform/database/open-database.ts';
import { invalidateOnCommit } from '../../platform/database/transact.ts';
import { addToOutbox } from '../../platform/outbox/queries.ts';
import { type PushRequest, pushOf } from '../../platform/push/define-pushes.ts';
import { listPushAdmins, listSubscriptionsFor } from './push-queries.ts';

/**
 * Invalidation tag of a transaction that queues push notifications: they are sent after its commit.
 */
export const pushTag = 'push';
/** Kind of push messages in the outbox. */
export const pushOutbox = 'push';

/** One message to one browser; dropped once the browser belongs to another account. */
export type PushTask = { deviceId: string; userId: string; request: PushRequest };

/**
 * Queues a push message to each device of these accounts with its kind enabled, within a
 * transaction of `transact`; it is sent right after the commit.
 * @returns the number of devices
 */
export async function requestPush(
  tx: Executor,
  request: PushRequest,
  userIds: readonly string[],
): Promise<number> {
  const { choice } = pushOf(request.kind);
  if (choice === null || userIds.length === 0) return 0;
  const devices = await listSubscriptionsFor(tx, userIds, choice);
  for (const { id: deviceId, userId } of devices)
    await queuePush(tx, { deviceId, userId, request });
  return devices.length;
}

/** Queues a push message to the administrators with access to a page, such as `/admin/orders`. */
export async function requestPushToAdmins(
  tx: Executor,
  request: PushRequest,
  screen: string,
): Promise<number> {
  const admins = (await listPushAdmins(tx)).filter(({ duty }) => mayOpen(duty, screen));
  return requestPush(
    tx,
    request,
    admins.map(({ id }) => id),
  );
}

/** Queues a push message to a single browser. */
export async function queuePush(tx: Executor, task: PushTask): Promise<void> {
  const key = pushOf(task.request.kind).key(task.request as never);
  if (await addToOutbox(tx, pushOutbox, `${key}:${task.deviceId}`, task))
    invalidateOnCommit([pushTag]);
}
