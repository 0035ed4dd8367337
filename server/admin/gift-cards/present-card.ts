import {
  type AdminGiftCard,
  type GiftCardDetail,
  type GiftCardMovement,
  indianDate,
  ShopError,
  toRupees,
} from '@jyotiratna/contract';
import { readGiftCardRoute } from '@jyotiratna/contract/admin/gift-cards';
import { lastDayOf } from '../../gift-cards/last-day.ts';
import { giftAccount } from '../../ledger/accounts.ts';
import { listTopUpsInto } from '../../ledger/balance-refund-queries.ts';
import { listStoredMovements } from '../../ledger/queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { findOrders } from '../../reservations/order-queries.ts';
import { findListedCard, type ListedCard } from './queries.ts';

/** Maximum number of visible movements. */
const max = 100;

export function presentCard({ card, balancePaise, state }: ListedCard): AdminGiftCard {
  const { id, codeEnd, origin, amountPaise, buyerEmail, recipientEmail, provider, createdAt } =
    card;
  return {
    ...{ id, end: codeEnd, state, origin, buyerEmail, recipientEmail },
    amount: toRupees(amountPaise),
    balance: toRupees(balancePaise),
    waitsFor:
      card.sentAt === null && card.status === 'active'
        ? (card.sendOn ?? indianDate(Date.now()))
        : null,
    validTo: lastDayOf(card),
    test: provider === 'sandbox',
    createdAt: createdAt.toISOString(),
  };
}

/** A card with its history and its refundable amount. Four queries. @throws ShopError not_found */
export async function readCard(db: Executor, id: string): Promise<GiftCardDetail> {
  const found = await findListedCard(db, id);
  if (!found) throw new ShopError('not_found');
  const { card, balancePaise } = found;
  const account = giftAccount(id);
  const rows = await listStoredMovements(db, account, max);
  const orderIds = [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))];
  const numbers = new Map(
    (await findOrders(db, orderIds)).map((order) => [order.id, order.orderNumber]),
  );
  const paid = (await listTopUpsInto(db, account)).reduce(
    (sum, { amountPaise }) => sum + amountPaise,
    0,
  );
  const { giverName, recipientName, message, note, sentAt } = card;
  return {
    ...presentCard(found),
    ...{ giverName, recipientName, message, note },
    sentAt: sentAt && sentAt.getTime() > 0 ? sentAt.toISOString() : null,
    refundable: toRupees(Math.max(0, Math.min(balancePaise, paid))),
    movements: rows.flatMap(({ kind, amountPaise, orderId, at }) =>
      isOfCard(kind)
        ? [
            {
              ...{ kind, amount: toRupees(amountPaise), at: at.toISOString() },
              orderNumber: (orderId && numbers.get(orderId)) ?? null,
            },
          ]
        : [],
    ),
  };
}

const kinds: readonly string[] =
  readGiftCardRoute.reply.shape.card.shape.movements.element.shape.kind.options;

function isOfCard(kind: string): kind is GiftCardMovement['kind'] {
  return kinds.includes(kind);
}
