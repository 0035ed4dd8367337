import { expiredAccount, giftAccount } from '../ledger/accounts.ts';
import { balanceOf, countMovements, lockBalance } from '../ledger/queries.ts';
import { recordMovement } from '../ledger/record-movement.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { codeColumns, giftKey, newGiftCode, openCode } from './code.ts';
import { findCard, listEnded, lockCard, takeDueCards, updateCard } from './queries.ts';

/** Queues the email of a card where its day has come, once. */
export async function sendDueCard(tx: Executor, id: string): Promise<void> {
  for (const cardId of await takeDueCards(tx, id)) await requestEmail(tx, { kind: 'gift-card', cardId });
}

/** The same for all cards; one whose code this server cannot read, after a move, gets a new one. */
async function sendDueCards(tx: Executor, key: Buffer): Promise<number> {
  const due = await takeDueCards(tx);
  for (const cardId of due) {
    const card = await findCard(tx, cardId);
    if (card && openCode(key, card) === null) await updateCard(tx, cardId, codeColumns(key, cardId, newGiftCode()));
    await requestEmail(tx, { kind: 'gift-card', cardId });
  }
  return due.length;
}

/** Sends cards on their days, and takes the balances of those whose time is over as income. */
export async function tendGiftCards(deps: Pick<Deps, 'db' | 'env'>): Promise<void> {
  const { db } = deps;
  const key = await giftKey(deps);
  while ((await transact(db, (tx) => sendDueCards(tx, key))) > 0);
  for (let ended = await listEnded(db); ended.length > 0; ended = await listEnded(db))
    for (const id of ended) await endCard(db, id);
}

async function endCard(db: Deps['db'], id: string): Promise<void> {
  await transact(db, async (tx) => {
    const locked = await lockCard(tx, id);
    if (!locked?.ended) return;
    const from = giftAccount(id);
    await lockBalance(tx, from);
    const amountPaise = await balanceOf(tx, from);
    if (amountPaise <= 0) return;
    const ref = `${id}:${await countMovements(tx, from)}`;
    await recordMovement(tx, { kind: 'gift-expired', ref, from, to: expiredAccount, amountPaise });
  });
}
