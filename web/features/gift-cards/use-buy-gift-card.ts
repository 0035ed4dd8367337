import type { GiftCardPurchase, PublicConfig } from '@jyotiratna/contract';
import {
  buyGiftCardRoute,
  readGiftCardPurchaseRoute,
  verifyGiftCardRoute,
} from '@jyotiratna/contract/gift-cards';
import { useEffect, useRef, useState } from 'react';
import { buyGiftCard as t } from '#messages/gift-cards/gift-cards.ts';
import { api } from '../../api.ts';
import { ReadableError } from '../../call-message.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { paymentClients } from '../payments/clients.ts';
import { loadScript } from '../payments/load-script.ts';
import { createPayer } from '../payments/pay-once.ts';
import { wait } from '../payments/retry-call.ts';
import { useLeaveWarning } from '../payments/use-leave-warning.ts';

type Values = Readonly<Record<string, string>>;

const createGiftCardPayer = (shopName: string) =>
  createPayer<Values, GiftCardPurchase>(
    {
      start: async (values) => {
        const { purchase, keyId, order } = await api(buyGiftCardRoute, { body: bodyOf(values) });
        const { giverName: name = '', email = '' } = values;
        const customer = { name, email, phone: '' };
        const orderNumber = purchase.id.slice(0, 12);
        return { purchase, request: { keyId, order, orderNumber, shopName, customer } };
      },
      verify: async (fields) => (await api(verifyGiftCardRoute, { body: { ...fields } })).purchase,
      read: async (id) => (await api(readGiftCardPurchaseRoute, { params: { id } })).purchase,
    },
    wait,
  );

/** Buys a gift card through the payment provider's window. @returns the resulting purchase */
export function useBuyGiftCard(payments: PublicConfig['payments'] | undefined) {
  const shopName = useShopConfig()?.shopName ?? '';
  const [pay] = useState(() => createGiftCardPayer(shopName));
  const aborter = useRef(new AbortController());
  const paying = useRef(false);
  useLeaveWarning(paying);
  useEffect(() => {
    const controller = new AbortController();
    aborter.current = controller;
    return () => controller.abort();
  }, []);

  return async (values: Values): Promise<GiftCardPurchase> => {
    const { openWindow } = paymentClients[payments?.mode ?? ''] ?? {};
    if (!payments || !openWindow) throw new ReadableError(t.failed);
    if (payments.scriptUrl) await load(payments.scriptUrl);
    paying.current = true;
    const { purchase, closed } = await pay(values, (request) =>
      openWindow(request, () => {}, aborter.current.signal),
    ).finally(() => {
      paying.current = false;
    });
    if (closed) throw new ReadableError(t.closed);
    return purchase;
  };
}

async function load(scriptUrl: string): Promise<void> {
  await loadScript(scriptUrl).catch((cause: unknown) => {
    throw new ReadableError(t.failed, { cause });
  });
}

/**
 * The request body. Empty fields are omitted; a number that is invalid is sent as absent, and
 * rejected by the server.
 */
function bodyOf({ amount = '', email = '', ...rest }: Values) {
  const given = Object.entries(rest).filter(([, value]) => value.trim() !== '');
  return { amount: Number(amount), email, ...Object.fromEntries(given) };
}
