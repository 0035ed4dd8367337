import { expiredAccount, giftAccount } from '../ledger/accounts.ts';
import { balanceOf, countMovements, lockBalance } from '../ledger/queries.ts';
import { recordMovement } from '../ledger/record-movement.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { codeColumns, giftKey, newGiftCode, openCode } from './code.ts';
import { lastDayOf } from './last-day.ts';
import {
  findCard,
  listExpiredCards,
  lockCard,
  takeDueCards,
  takeExpiringCards,
  updateCard,
} from './queries.ts';

/** Days before expiry at which the owner of a card is reminded. */
const reminderDays = 30;

/** Queues the email of a card if its send date has come, once. */
export async function sendDueCard(tx: Executor, id: string): Promise<void> {
  for (const cardId of await takeDueCards(tx, id))
    await requestEmail(tx, { kind: 'gift-card', cardId });
}

/**
 * Queues the emails of all due cards, once each. A card whose code cannot be decrypted (after a
 * move of the shop to another server) gets a new code.
 */
async function sendDueCards(tx: Executor, key: Buffer): Promise<number> {
  const due = await takeDueCards(tx);
  for (const cardId of due) {
    const card = await findCard(tx, cardId);
    if (card && openCode(key, card) === null)
      await updateCard(tx, cardId, codeColumns(key, cardId, newGiftCode()));
    await requestEmail(tx, { kind: 'gift-card', cardId });
  }
  return due.length;
}

/** Reminds the owners of cards that expire soon, once for each expiry date. */
async function remindOfExpiry(tx: Executor): Promise<number> {
  const expiring = await takeExpiringCards(tx, reminderDays);
  for (const cardId of expiring) {
    const card = await findCard(tx, cardId);
    const lastDay = card && lastDayOf(card);
    if (lastDay) await requestEmail(tx, { kind: 'gift-card-ends', cardId, lastDay });
  }
  return expiring.length;
}

/**
 * Sends due cards, reminds of expiry (only while the shop sells gift cards), and books the balances
 * of expired cards as income.
 */
export async function processGiftCards(deps: Pick<Deps, 'db' | 'env'>): Promise<void> {
  const { db } = deps;
  const key = await giftKey(deps);
  while ((await transact(db, (tx) => sendDueCards(tx, key))) > 0);
  if ((await readSettings(deps)).GIFT_CARDS === 'on')
    while ((await transact(db, remindOfExpiry)) > 0);
  for (
    let expired = await listExpiredCards(db);
    expired.length > 0;
    expired = await listExpiredCards(db)
  )
    for (const id of expired) await expireCard(db, id);
}

async function expireCard(db: Deps['db'], id: string): Promise<void> {
  await transact(db, async (tx) => {
    const locked = await lockCard(tx, id);
    if (!locked?.expired) return;
    const from = giftAccount(id);
    await lockBalance(tx, from);
    const amountPaise = await balanceOf(tx, from);
    if (amountPaise <= 0) return;
    const ref = `${id}:${await countMovements(tx, from)}`;
    await recordMovement(tx, { kind: 'gift-expired', ref, from, to: expiredAccount, amountPaise });
  });
}
