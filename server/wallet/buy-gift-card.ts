import {
  defined,
  errorMessage,
  type GiftCardPurchase,
  indianDate,
  ShopError,
  sourceLocale,
  toPaise,
  toRupees,
} from '@jyotiratna/contract';
import type { buyGiftCardRoute as call } from '@jyotiratna/contract/gift-cards';
import type { z } from 'zod';
import type { Actor } from '../accounts/actor.ts';
import { codeColumns, giftKey, newGiftCode } from '../gift-cards/code.ts';
import { findCard, type GiftCardRow, insertCard } from '../gift-cards/queries.ts';
import { isGiftAccount } from '../gift-cards/spend.ts';
import { giftAccount } from '../ledger/accounts.ts';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/secrets/token.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { openTopUp } from './open-top-up.ts';
import { settleTopUp } from './settle-top-up.ts';

type Started = {
  purchase: GiftCardPurchase;
  keyId: string;
  order: { id: string; amount: number; currency: 'INR' };
};

/**
 * Opens the payment of a gift card; the payment makes the card valid and sends it. The card's
 * validity in months is the one displayed to the buyer.
 * @throws ShopError gift_cards_off, payments_off (404), invalid_input for an amount that the shop
 * does not allow, payments_unavailable (503)
 */
export async function buyGiftCard(
  deps: Deps,
  actor: Actor,
  input: z.output<typeof call.body>,
): Promise<Started> {
  const settings = await readSettings(deps);
  if (settings.GIFT_CARDS !== 'on') throw new ShopError('gift_cards_off');
  if (!deps.payments) throw new ShopError('payments_off');
  const { amount, email, sendOn, ...delivery } = input;
  const bounds = {
    min: settings.GIFT_CARD_LEAST,
    max: Math.max(settings.GIFT_CARD_LEAST, settings.GIFT_CARD_MOST),
  };
  if (amount < bounds.min || amount > bounds.max)
    throw rejected('amount', errorMessage('gift_amount', { least: bounds.min, most: bounds.max }));
  if (sendOn !== undefined && sendOn > lastDay(deps))
    throw rejected('sendOn', errorMessage('gift_day_invalid'));
  const id = newId('gft_');
  const amountPaise = toPaise(amount);
  const card = await insertCard(deps.db, {
    ...{ id, origin: 'bought', status: 'ordered', amountPaise, provider: deps.payments.name },
    ...codeColumns(await giftKey(deps), id, newGiftCode()),
    ...{ buyerId: actor.role === 'guest' ? null : actor.id, buyerEmail: email, ...delivery },
    ...{
      sendOn: sendOn ?? null,
      locale: actor.locale ?? sourceLocale,
      validMonths: settings.GIFT_CARD_MONTHS,
    },
  });
  const { row: _, ...opened } = await openTopUp(deps, {
    account: giftAccount(id),
    userId: null,
    amountPaise,
  });
  return { purchase: present(defined(card)), ...opened };
}

/**
 * Verifies the browser's report of a paid gift card.
 * @throws ShopError payments_off, not_found (404), payment_unverified (400), invalid_input (400)
 */
export async function verifyGiftCard(
  deps: Deps,
  fields: Record<string, unknown>,
): Promise<GiftCardPurchase> {
  const { account } = await settleTopUp(deps, fields, (row) => {
    if (!row || !isGiftAccount(row.account)) throw new ShopError('not_found');
    return row;
  });
  return readGiftCardPurchase(deps, account.slice(giftAccount('').length));
}

/**
 * The status of a gift card's purchase. @throws ShopError not_found (404), also for a card that was
 * not bought
 */
export async function readGiftCardPurchase(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<GiftCardPurchase> {
  const card = await findCard(db, id);
  if (card?.origin !== 'bought') throw new ShopError('not_found');
  return present(card);
}

function present({ id, status, amountPaise }: GiftCardRow): GiftCardPurchase {
  return { id, status: status === 'ordered' ? 'created' : 'paid', amount: toRupees(amountPaise) };
}

/** The latest day on which a card may be sent: a year from now. */
const lastDay = ({ clock }: Pick<Deps, 'clock'>) => indianDate(clock.now() + 365 * 86_400_000);

function rejected(field: string, message: ReturnType<typeof errorMessage>): ShopError {
  return new ShopError('invalid_input', { message, fields: { [field]: message } });
}
