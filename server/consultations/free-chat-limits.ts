import { type Sentence, ShopError, sentence } from '@jyotiratna/contract';
import type { Member } from '../accounts/actor.ts';
import { type AttemptRule, countAttempt } from '../accounts/attempt-queries.ts';
import { isVerified } from '../accounts/message-limits.ts';
import { canonicalEmail } from '../platform/contact-keys.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { hashToken } from '../platform/secrets/token.ts';

/**
 * Accounts that get free minutes without a balance: an account costs nothing, and a healer works unpaid in its free minutes.
 * Times in seconds; counted in the database, once for each account, in the transaction that requests the chat.
 */
const day = 86_400;
const oncePerYear: AttemptRule = { limit: 1, window: 365 * day };
/** Accounts of one network whose mailbox nobody has verified: a household's first ones. */
const perNetworkUnverified: AttemptRule = { limit: 3, window: day };
/** Many customers of a mobile operator share an address. */
const perNetwork: AttemptRule = { limit: 20, window: day };

/**
 * Admits an account without a balance to free minutes.
 * @throws ShopError balance_low (402) that says why; the transaction's end takes the counts back
 */
export async function admitToFreeChat(tx: Executor, actor: Member<'user'>): Promise<void> {
  // Always in this order, so that two requests never wait for each other.
  if ((await countAttempt(tx, `free-chat:account:${actor.id}`, oncePerYear)) === null) return;
  const verified = await isVerified(tx, actor, actor.email);
  if (verified) {
    const mailbox = hashToken(canonicalEmail(actor.email));
    await admit(tx, `free-chat:mailbox:${mailbox}`, oncePerYear, sentence('free_chat_mailbox'));
  }
  if (actor.isOwnMachine) return;
  const network = hashToken(networkOf(actor.ip));
  if (!verified)
    await admit(tx, `free-chat:unverified:${network}`, perNetworkUnverified, sentence('free_chat_unverified'));
  await admit(tx, `free-chat:network:${network}`, perNetwork, sentence('free_chat_network'));
}

async function admit(tx: Executor, key: string, rule: AttemptRule, message: Sentence): Promise<void> {
  if ((await countAttempt(tx, key, rule)) === null) throw new ShopError('balance_low', { message });
}
