import { useEffect, useRef, useState } from 'react';
import { ReadableError } from '../../call-message.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { paymentClients } from './clients.ts';
import { loadScript } from './load-script.ts';
import { createPayer, type Outcome, type PurchaseCalls, type PurchaseState } from './pay-once.ts';
import { wait } from './retry-call.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

/**
 * Pays for a purchase other than an order through the provider's window, which closes with the
 * page; leaving a payment in progress displays a warning.
 * @param callsOf the calls of such a purchase; the shop's name is displayed in the window
 * @param failed the message of an error without a payment, such as a script that does not load
 */
export function usePayOnce<Values, Purchase extends PurchaseState>(
  callsOf: (shopName: string) => PurchaseCalls<Values, Purchase>,
  failed: string,
): (values: Values) => Promise<Outcome<Purchase>> {
  const { payments, shopName = '' } = useShopConfig() ?? {};
  const [pay] = useState(() => createPayer(callsOf(shopName), wait));
  const aborter = useRef(new AbortController());
  const paying = useRef(false);
  useLeaveWarning(paying);
  useEffect(() => {
    const controller = new AbortController();
    aborter.current = controller;
    return () => controller.abort();
  }, []);

  return async (values) => {
    const { openWindow } = paymentClients[payments?.mode ?? ''] ?? {};
    if (!payments || !openWindow) throw new ReadableError(failed);
    if (payments.scriptUrl)
      await loadScript(payments.scriptUrl).catch((cause: unknown) => {
        throw new ReadableError(failed, { cause });
      });
    paying.current = true;
    return pay(values, (request) => openWindow(request, () => {}, aborter.current.signal)).finally(
      () => {
        paying.current = false;
      },
    );
  };
}
