import type { GiftCardPurchase, PublicConfig } from '@jyotiratna/contract';
import {
  buyGiftCardRoute,
  readGiftCardPurchaseRoute,
  verifyGiftCardRoute,
} from '@jyotiratna/contract/gift-cards';
import { useEffect, useRef } from 'react';
import { buyGiftCard as t } from '#messages/gift-cards/gift-cards.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { shop } from '../../shop.ts';
import { paymentClients } from '../payments/clients.ts';
import { loadScript } from '../payments/load-script.ts';

/**
 * Buys a gift card through the window of the payment provider. @returns the purchase as it is then
 */
export function useBuyGiftCard(payments: PublicConfig['payments'] | undefined) {
  const shopName = useShopConfig()?.shopName ?? '';
  const aborter = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    aborter.current = controller;
    return () => controller.abort();
  }, []);

  return async (values: Readonly<Record<string, string>>): Promise<GiftCardPurchase> => {
    const { openWindow } = paymentClients[payments?.mode ?? ''] ?? {};
    if (!payments || !openWindow) throw new Error(t.failed);
    if (payments.scriptUrl) await loadScript(payments.scriptUrl);
    const { purchase, keyId, order } = await shop(buyGiftCardRoute, { body: bodyOf(values) });
    const customer = { name: values['giverName'] ?? '', email: values['email'] ?? '', phone: '' };
    const request = { keyId, order, orderNumber: purchase.id.slice(0, 12), shopName, customer };
    const callback = await openWindow(request, () => {}, aborter.current.signal);
    if (callback)
      return (await shop(verifyGiftCardRoute, { body: { ...callback.fields } })).purchase;
    const { purchase: now } = await shop(readGiftCardPurchaseRoute, {
      params: { id: purchase.id },
    });
    if (now.status === 'created') throw new Error(t.closed);
    return now;
  };
}

/**
 * Fields that are empty are left out; one that is not a number is sent as none, for the shop to
 * name.
 */
function bodyOf({ amount = '', email = '', ...rest }: Readonly<Record<string, string>>) {
  const given = Object.entries(rest).filter(([, value]) => value.trim() !== '');
  return { amount: Number(amount), email, ...Object.fromEntries(given) };
}
