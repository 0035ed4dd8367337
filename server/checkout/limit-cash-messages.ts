import { type AttemptRule, countAttempt } from '../accounts/attempt-queries.ts';
import { isVerified, limitMessages } from '../accounts/message-limits.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { hashToken } from '../platform/secrets/token.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import type { NewOrder } from './new-order.ts';

/**
 * Rate limits in seconds: a cash order sends messages to an unverified mailbox and phone, and can
 * be cancelled free of charge. Stored in the database, in the order's transaction.
 */
const day = 86_400;
const perVisitor: AttemptRule = { limit: 8, window: day };
const perAddress: AttemptRule = { limit: 5, window: day };
const perPhone: AttemptRule = { limit: 5, window: day };
/** Many customers of a mobile operator share an IP address. */
const perNetwork: AttemptRule = { limit: 40, window: day };

/**
 * Counts a placed cash order, by visitor, network, mailbox and phone.
 * @returns whether a message is sent to its phone as well: above the phone's limit it is not, but
 * the order is still accepted
 * @throws ShopError too_many_attempts (429) with `retryAfter`
 */
export async function limitMessagesOfOrder(
  tx: Transaction,
  { actor, networkKey }: NewOrder,
  { mailboxKey, phoneKey, email }: OrderRow,
): Promise<{ sendsText: boolean }> {
  // Counters are always updated in this order, so that no deadlock occurs.
  const verified = email !== null && (await isVerified(tx, actor, email));
  if (!verified) await limitMessages(tx, `cash:mailbox:${hashToken(mailboxKey ?? '')}`, perAddress);
  const sendsText =
    (await countAttempt(tx, `cash:phone:${hashToken(phoneKey ?? '')}`, perPhone)) !== null;
  await limitMessages(tx, `cash:visitor:${hashToken(actor.ownerKey)}`, perVisitor);
  if (!verified && !actor.isOwnMachine)
    await limitMessages(tx, `cash:network:${networkKey}`, perNetwork);
  return { sendsText };
}
