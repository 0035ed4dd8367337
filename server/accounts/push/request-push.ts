import { mayOpen } from '@jyotiratna/contract';
import type { Executor } from '../../platform/database/open-database.ts';
import { invalidateOnCommit } from '../../platform/database/transact.ts';
import { addToOutbox } from '../../platform/outbox/queries.ts';
import { type PushRequest, pushOf } from '../../platform/push/define-pushes.ts';
import { listPushAdmins, listSubscriptionsFor } from './push-queries.ts';

/** The tag of a transaction that queued push messages: they are sent once it is committed. */
export const pushTag = 'push';
/** Their kind in the outbox. */
export const pushOutbox = 'push';

/** One message to one browser, as long as it belongs to that account. */
export type PushTask = { deviceId: string; userId: string; request: PushRequest };

/**
 * Queues a push message to every device of these accounts on which its kind is on, in the
 * transaction (of `transact`) that decides it; it leaves right after the commit.
 * @returns to how many devices
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

/** The same to the administrators with access to a screen, such as `/admin/orders`. */
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

/** Queues one to a single browser. */
export async function queuePush(tx: Executor, task: PushTask): Promise<void> {
  const key = pushOf(task.request.kind).key(task.request as never);
  if (await addToOutbox(tx, pushOutbox, `${key}:${task.deviceId}`, task))
    invalidateOnCommit([pushTag]);
}
