import { indianDate, sourceLocale } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { countAttempt } from '../accounts/attempt-queries.ts';
import { requestPushToAdmins } from '../accounts/push/request-push.ts';
import { limitPerNetwork } from '../accounts/throttle.ts';
import { canonicalEmail } from '../platform/contact-keys.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { hashToken } from '../platform/secrets/token.ts';
import { findOrder } from '../reservations/order-queries.ts';
import { keepMessage } from './queries.ts';

/** Limit of messages per network and hour: enough for a family, and against floods. */
const perNetwork = { limit: 10, window: 3600 };
/** Limit of receipts per email address and hour. */
const perAddress = { limit: 3, window: 3600 };

/**
 * Adds a visitor's message to the administrators' inbox. The same message from the same address on
 * one day is saved once, since a browser that lost the response repeats it. The sender gets a
 * receipt, and the shop's own mailbox a notification.
 * @throws ShopError too_many_attempts (429) with `retryAfter`
 */
export async function sendMessage(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  input: {
    name: string;
    email: string;
    subject: string;
    message: string;
    orderId?: string | undefined;
  },
): Promise<void> {
  const date = indianDate(deps.clock.now());
  const { name, email, subject, message, orderId } = input;
  const id = `msg_${hashToken(JSON.stringify([date, name, email, subject, message])).slice(0, 24)}`;
  await limitPerNetwork(deps, { kind: 'contact', ip: actor.ip, ...perNetwork }, () =>
    transact(deps.db, async (tx) => {
      const order = orderId === undefined ? null : await findOrder(tx, orderId);
      const locale = actor.locale ?? sourceLocale;
      await keepMessage(tx, {
        id,
        name,
        email,
        subject,
        message,
        locale,
        orderId: order?.id ?? null,
      });
      await requestEmail(tx, { kind: 'message-notice', messageId: id });
      await requestPushToAdmins(tx, { kind: 'new-message', messageId: id }, '/admin/messages');
      // The address is unverified user input, and must not be flooded.
      const counts = await countAttempt(
        tx,
        `contact:address:${hashToken(canonicalEmail(email))}`,
        perAddress,
      );
      if (counts !== null) await requestEmail(tx, { kind: 'message-receipt', messageId: id });
    }),
  );
}
