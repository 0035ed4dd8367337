import { type AttemptRule, countAttempt } from '../accounts/attempt-queries.ts';
import { isVerified, limitMessages } from '../accounts/message-limits.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { hashToken } from '../platform/secrets/token.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import type { NewOrder } from './new-order.ts';

/**
 * A cash order sends messages to an unverified mailbox and phone, and is free to cancel. Times
 * in seconds; tracked in the database, in the transaction of the order.
 */
const day = 86_400;
const perVisitor: AttemptRule = { limit: 8, window: day };
const perAddress: AttemptRule = { limit: 5, window: day };
const perPhone: AttemptRule = { limit: 5, window: day };
/** Many customers of a mobile operator share an address. */
const perNetwork: AttemptRule = { limit: 40, window: day };

/**
 * Counts a placed cash order, by visitor, network, mailbox and phone.
 * @returns whether its phone gets a text message, too: a phone over its limit gets no message,
 * and its owner can order all the same
 * @throws ShopError too_many_attempts (429) with `retryAfter`
 */
export async function limitMessagesOfOrder(
  tx: Transaction,
  { actor, networkKey }: NewOrder,
  { mailboxKey, phoneKey, email }: OrderRow,
): Promise<{ texts: boolean }> {
  // Always in this order, so that two orders never wait for each other.
  const verified = email !== null && (await isVerified(tx, actor, email));
  if (!verified) await limitMessages(tx, `cash:mailbox:${hashToken(mailboxKey ?? '')}`, perAddress);
  const sendsText =
    (await countAttempt(tx, `cash:phone:${hashToken(phoneKey ?? '')}`, perPhone)) !== null;
  await limitMessages(tx, `cash:visitor:${hashToken(actor.ownerKey)}`, perVisitor);
  if (!verified && !actor.isOwnMachine)
    await limitMessages(tx, `cash:network:${networkKey}`, perNetwork);
  return { texts: sendsText };
}
