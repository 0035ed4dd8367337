import { type ErrorMessage, errorMessage, ShopError } from '@jyotiratna/contract';
import type { Member } from '../accounts/actor.ts';
import { type AttemptRule, attemptsWithin, countAttempt } from '../accounts/attempt-queries.ts';
import { isVerified } from '../accounts/message-limits.ts';
import { canonicalEmail } from '../platform/contact-keys.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { hashToken } from '../platform/secrets/token.ts';

/**
 * Limits of accounts that use free minutes without a balance, since accounts cost nothing and
 * healers are unpaid during free minutes. Times in seconds; stored in the database, once per
 * account, in the transaction that requests the chat.
 */
const day = 86_400;
const oncePerYear: AttemptRule = { limit: 1, window: 365 * day };
/** Accounts with an unverified mailbox per network: the first few of a household. */
const perNetworkUnverified: AttemptRule = { limit: 3, window: day };
/** Many customers of a mobile operator share an IP address. */
const perNetwork: AttemptRule = { limit: 20, window: day };

type Limit = { key: string; rule: AttemptRule; message: ErrorMessage };

/**
 * The limits that apply to an account not admitted yet, always in the same order, so that no
 * deadlock occurs.
 */
async function limitsOf(db: Executor, actor: Member<'user'>): Promise<Limit[]> {
  const verified = await isVerified(db, actor, actor.email);
  const mailbox = `free-chat:mailbox:${hashToken(canonicalEmail(actor.email))}`;
  const network = hashToken(networkOf(actor.ip));
  const ofUnverified = `free-chat:unverified:${network}`;
  const ofNetwork = `free-chat:network:${network}`;
  const limits = [
    verified && { key: mailbox, rule: oncePerYear, message: errorMessage('free_chat_mailbox') },
    !actor.isOwnMachine &&
      !verified && {
        key: ofUnverified,
        rule: perNetworkUnverified,
        message: errorMessage('free_chat_unverified'),
      },
    !actor.isOwnMachine && {
      key: ofNetwork,
      rule: perNetwork,
      message: errorMessage('free_chat_network'),
    },
  ];
  return limits.filter((limit) => limit !== false);
}

const accountKey = (id: string) => `free-chat:account:${id}`;

/**
 * Admits an account without a balance to free minutes.
 * @throws ShopError balance_low (402) with the reason; the transaction's rollback reverts the
 * counters
 */
export async function admitToFreeChat(tx: Executor, actor: Member<'user'>): Promise<void> {
  if ((await countAttempt(tx, accountKey(actor.id), oncePerYear)) === null) return;
  for (const { key, rule, message } of await limitsOf(tx, actor))
    if ((await countAttempt(tx, key, rule)) === null)
      throw new ShopError('balance_low', { message });
}

/** Whether `admitToFreeChat` would reject the account now, without counting. */
export async function needsBalanceForFreeChat(
  db: Executor,
  actor: Member<'user'>,
): Promise<boolean> {
  if ((await attemptsWithin(db, accountKey(actor.id))) > 0) return false;
  for (const { key, rule } of await limitsOf(db, actor))
    if ((await attemptsWithin(db, key)) >= rule.limit) return true;
  return false;
}
