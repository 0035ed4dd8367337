import type { GiftCardPurchase } from '@jyotiratna/contract';
import {
  buyGiftCardRoute,
  readGiftCardPurchaseRoute,
  verifyGiftCardRoute,
} from '@jyotiratna/contract/gift-cards';
import { buyGiftCard as t } from '#messages/gift-cards/gift-cards.ts';
import { api } from '../../api.ts';
import { ReadableError } from '../../call-message.ts';
import type { PurchaseCalls } from '../payments/pay-once.ts';
import { usePayOnce } from '../payments/use-pay-once.ts';

type Values = Readonly<Record<string, string>>;

const callsOf = (shopName: string): PurchaseCalls<Values, GiftCardPurchase> => ({
  start: async (values) => {
    const { purchase, keyId, order } = await api(buyGiftCardRoute, { body: bodyOf(values) });
    const { giverName: name = '', email = '' } = values;
    const customer = { name, email, phone: '' };
    const orderNumber = purchase.id.slice(0, 12);
    return { purchase, request: { keyId, order, orderNumber, shopName, customer } };
  },
  verify: async (fields) => (await api(verifyGiftCardRoute, { body: { ...fields } })).purchase,
  read: async (id) => (await api(readGiftCardPurchaseRoute, { params: { id } })).purchase,
});

/** Buys a gift card through the payment provider's window. @returns the resulting purchase */
export function useBuyGiftCard() {
  const pay = usePayOnce(callsOf, t.failed);
  return async (values: Values): Promise<GiftCardPurchase> => {
    const { purchase, closed } = await pay(values);
    if (closed) throw new ReadableError(t.closed);
    return purchase;
  };
}

/**
 * The request body. Empty fields are omitted; a number that is invalid is sent as absent, and
 * rejected by the server.
 */
function bodyOf({ amount = '', email = '', ...rest }: Values) {
  const given = Object.entries(rest).filter(([, value]) => value.trim() !== '');
  return { amount: Number(amount), email, ...Object.fromEntries(given) };
}
