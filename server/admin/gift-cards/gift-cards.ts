import {
  displayGiftCode,
  type GiftCardDetail,
  ShopError,
  toPaise,
  toRupees,
} from '@jyotiratna/contract';
import type * as calls from '@jyotiratna/contract/admin/gift-cards';
import type { z } from 'zod';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { codeColumns, giftKey, newGiftCode, openCode } from '../../gift-cards/code.ts';
import { issueCard } from '../../gift-cards/issue.ts';
import { type GiftCardRow, lockCard, updateCard } from '../../gift-cards/queries.ts';
import { closedAccount, giftAccount } from '../../ledger/accounts.ts';
import { listTopUpsInto } from '../../ledger/balance-refund-queries.ts';
import { balanceOf, countMovements, lockBalance } from '../../ledger/queries.ts';
import { queueBalanceRefund } from '../../ledger/queue-balance-refund.ts';
import { recordMovement } from '../../ledger/record-movement.ts';
import { readCursor, writeCursor } from '../../platform/database/cursor.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestEmail } from '../../platform/email/request-email.ts';
import { planBalanceRefund } from '../../wallet/plan-balance-refund.ts';
import { presentCard, readCard } from './present-card.ts';
import { listCards } from './queries.ts';

type Dependencies = Pick<Deps, 'db' | 'env'>;

/**
 * A page of gift cards, with the total outstanding balance of all cards. @throws ShopError
 * invalid_input for an unknown cursor
 */
export async function listGiftCards(
  { db }: Pick<Deps, 'db'>,
  { limit = 50, cursor: text, ...filter }: z.output<typeof calls.listGiftCardsRoute.query>,
): Promise<z.input<typeof calls.listGiftCardsRoute.reply>> {
  const cursor = text === undefined ? undefined : readCursor(text, 'moment');
  const { rows, next, total, owedPaise } = await listCards(db, { ...filter, cursor, limit });
  return {
    cards: rows.map(presentCard),
    ...{ total, owed: toRupees(owedPaise) },
    nextCursor: next && writeCursor(next),
  };
}

/** Issues a gift card without payment, once per request key (idempotent). */
export async function issueGiftCard(
  deps: Dependencies,
  actor: Admin,
  {
    amount,
    reason,
    months,
    requestKey,
    ...delivery
  }: z.output<typeof calls.issueGiftCardRoute.body>,
): Promise<{ card: GiftCardDetail; code: string }> {
  const key = await giftKey(deps);
  const { card, code } = await transact(deps.db, async (tx) => {
    const issued = await issueCard(tx, key, {
      ...{ origin: 'issued', amountPaise: toPaise(amount), validMonths: months, note: reason },
      ...{
        requestKey: `issue ${actor.id} ${requestKey}`,
        sends: delivery.recipientEmail !== undefined,
      },
      ...delivery,
    });
    if (!issued.existed)
      await record(tx, actor, issued.card, 'issue', {
        amount,
        reason,
        to: delivery.recipientEmail ?? null,
      });
    return issued;
  });
  return { card: await readCard(deps.db, card.id), code: displayGiftCode(code ?? '') };
}

/**
 * Activates or blocks a gift card.
 * @throws ShopError not_found, order_state for a card that is not paid
 */
export async function switchGiftCard(
  deps: Dependencies,
  actor: Admin,
  { id, status }: { id: string; status: 'active' | 'disabled' },
): Promise<GiftCardDetail> {
  return change(deps, id, async (tx, card) => {
    if (card.status === status) return;
    await updateCard(tx, id, { status });
    await audit(tx, actor, 'gift-card.status', `gift-card:${id}`, {
      status: { before: card.status, after: status },
    });
  });
}

/**
 * Resends a gift card, once per request key. If its code cannot be decrypted any more, as after a
 * move to another server, it gets a new code, and the previous one becomes invalid.
 * @throws ShopError not_found, order_state for a card that is inactive or has no address
 */
export async function sendGiftCard(
  deps: Dependencies,
  actor: Admin,
  { id, email, requestKey: again }: { id: string; email?: string | undefined; requestKey: string },
): Promise<GiftCardDetail> {
  const key = await giftKey(deps);
  return change(deps, id, async (tx, card) => {
    const to = email ?? card.recipientEmail ?? card.buyerEmail;
    if (card.status !== 'active' || to === null) throw new ShopError('order_state');
    if (openCode(key, card) === null) await updateCard(tx, id, codeColumns(key, id, newGiftCode()));
    if (!(await requestEmail(tx, { kind: 'gift-card', cardId: id, again, to }))) return;
    const recipientEmail = card.recipientEmail ?? to;
    // A card scheduled for a later day is still sent to its recipient then, unless it was sent to
    // the recipient now.
    const isScheduled = card.sentAt === null && to !== recipientEmail;
    await updateCard(tx, id, { recipientEmail, ...(!isScheduled && { sentAt: new Date() }) });
    await record(tx, actor, card, 'send', { to });
  });
}

/**
 * Refunds the remaining balance of a purchased card to its payments, oldest first.
 * @throws ShopError not_found, order_state if no balance remains or the card was not purchased
 */
export async function refundGiftCard(
  deps: Dependencies,
  actor: Admin,
  id: string,
): Promise<GiftCardDetail> {
  return change(deps, id, async (tx, card) => {
    const account = giftAccount(id);
    await lockBalance(tx, account);
    const payments = (await listTopUpsInto(tx, account)).map(({ from, ...payment }) => ({
      ...payment,
      provider: card.provider ?? from,
    }));
    const parts = planBalanceRefund(await balanceOf(tx, account), payments).filter(
      ({ paymentId }) => paymentId !== null,
    );
    const amountPaise = parts.reduce((sum, part) => sum + part.amountPaise, 0);
    if (amountPaise === 0) throw new ShopError('order_state');
    const ref = `${account}:${await countMovements(tx, account)}`;
    await recordMovement(tx, {
      kind: 'closing',
      ref,
      from: account,
      to: closedAccount,
      amountPaise,
    });
    for (const part of parts)
      await queueBalanceRefund(tx, { userId: null, contact: card.buyerEmail, ...part });
    await record(tx, actor, card, 'refund', { refund: toRupees(amountPaise) });
  });
}

async function change(
  { db }: Pick<Deps, 'db'>,
  id: string,
  work: (tx: Transaction, card: GiftCardRow) => Promise<void>,
): Promise<GiftCardDetail> {
  return transact(db, async (tx) => {
    const locked = await lockCard(tx, id);
    if (!locked) throw new ShopError('not_found');
    if (locked.card.status === 'ordered') throw new ShopError('order_state');
    await work(tx, locked.card);
    return readCard(tx, id);
  });
}

async function record(
  tx: Transaction,
  actor: Admin,
  { id }: GiftCardRow,
  step: string,
  details: object,
): Promise<void> {
  const difference = Object.fromEntries(
    Object.entries(details).map(([field, after]) => [field, { before: null, after }]),
  );
  await audit(tx, actor, `gift-card.${step}`, `gift-card:${id}`, difference);
}
