import { type ErrorMessage, errorMessage, ShopError } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { countAttempt, secondsToWait } from '../accounts/attempt-queries.ts';
import { tooManyAttempts } from '../accounts/throttle.ts';
import { creditAccount, giftAccount, type LedgerAccount } from '../ledger/accounts.ts';
import { depositCredit } from '../ledger/deposit-credit.ts';
import { balanceOf, countMovements, lockBalance } from '../ledger/queries.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { hashToken } from '../platform/secrets/token.ts';
import { giftCodeHash } from './code.ts';
import { findCardByHash, type GiftCardRow, lockCard } from './queries.ts';

type Dependencies = Pick<Deps, 'db' | 'payments'>;
type Guesser = Pick<Actor, 'ip'>;

/** Rate limit of unknown codes for each network, over all endpoints; `window` in seconds. */
const rule = { limit: 10, window: 600 };

/**
 * Finds a card by an entered code. All lookups by code go through this function: it counts unknown
 * codes by network and rejects every code of a network beyond the limit.
 * @throws ShopError gift_card_invalid (400), too_many_attempts (429)
 */
export async function findByCode(
  deps: Dependencies,
  actor: Guesser,
  code: string,
): Promise<GiftCardRow> {
  const { db } = deps;
  const key = `gift-card:network:${hashToken(networkOf(actor.ip))}`;
  const rejectWhileBlocked = async () => {
    const wait = await secondsToWait(db, key, rule.limit);
    if (wait > 0) throw tooManyAttempts(wait);
  };
  await rejectWhileBlocked();
  const found = await findCardByHash(db, giftCodeHash(code));
  if (!found && (await countAttempt(db, key, rule)) === null) throw tooManyAttempts(rule.window);
  if (!found) throw invalidCode();
  // Concurrent guesses may all pass the first check: past the limit, a valid code must be
  // indistinguishable from an invalid one.
  await rejectWhileBlocked();
  requireOpen(deps, found);
  return found.card;
}

/**
 * The card of an entered code, and its balance in paise.
 * @throws ShopError gift_card_invalid (400), too_many_attempts (429)
 */
export async function readWorth(
  deps: Dependencies,
  actor: Guesser,
  code: string,
): Promise<{ card: GiftCardRow; balancePaise: number }> {
  const card = await findByCode(deps, actor, code);
  const balancePaise = await balanceOf(deps.db, giftAccount(card.id));
  if (balancePaise <= 0) throw invalidCode(errorMessage('gift_card_empty'));
  return { card, balancePaise };
}

/**
 * Moves the whole balance of a card into the store credit of an account; concurrent requests move
 * it once.
 * @returns `paise`: the moved amount; `creditPaise`: the new store credit
 * @throws ShopError gift_card_invalid, too_many_attempts
 */
export async function redeemCard(
  deps: Dependencies,
  actor: Guesser & { id: string },
  code: string,
): Promise<{ paise: number; creditPaise: number }> {
  const card = await findByCode(deps, actor, code);
  return transact(deps.db, async (tx) => {
    const locked = await lockCard(tx, card.id);
    if (!locked) throw invalidCode();
    const from = giftAccount(card.id);
    const to = creditAccount(actor.id);
    await lockBalance(tx, from);
    const paise = await balanceOf(tx, from);
    requireOpen(deps, locked);
    if (paise <= 0) throw invalidCode(errorMessage('gift_card_empty'));
    const ref = `${card.id}:${await countMovements(tx, from)}`;
    await depositCredit(tx, { kind: 'credit-gift', ref, from, to, amountPaise: paise });
    return { paise, creditPaise: await balanceOf(tx, to) };
  });
}

/**
 * Checks that a ledger account, if it is a gift card's, may still pay for an order; locks the
 * card's row.
 * @throws ShopError amount_mismatch
 */
export async function requireOpenCard(tx: Transaction, account: LedgerAccount): Promise<void> {
  if (!account.startsWith(giftPrefix)) return;
  const locked = await lockCard(tx, account.slice(giftPrefix.length));
  if (locked?.card.status === 'active' && !locked.expired) return;
  throw new ShopError('amount_mismatch', { message: errorMessage('gift_card_changed') });
}

export const isGiftAccount = (account: LedgerAccount): boolean => account.startsWith(giftPrefix);

const giftPrefix = giftAccount('');

/**
 * Whether a card was paid in the test gateway while the shop accepts real money: it pays for
 * nothing.
 */
export function isTestCard(
  { payments }: Pick<Deps, 'payments'>,
  { provider }: Pick<GiftCardRow, 'provider'>,
): boolean {
  return provider === 'sandbox' && payments !== null && payments.name !== 'sandbox';
}

function requireOpen(
  deps: Dependencies,
  { card, expired }: { card: GiftCardRow; expired: boolean },
): void {
  if (card.status !== 'active') throw invalidCode();
  if (isTestCard(deps, card)) throw invalidCode(errorMessage('gift_card_test'));
  if (expired) throw invalidCode(errorMessage('gift_card_ended'));
}

function invalidCode(message?: ErrorMessage): ShopError {
  return new ShopError('gift_card_invalid', message ? { message, fields: { code: message } } : {});
}
