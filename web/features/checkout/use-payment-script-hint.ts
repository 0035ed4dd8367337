import { useEffect } from 'react';
import { preconnect } from 'react-dom';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { loadScript } from '../payments/load-script.ts';

/**
 * Warms up the payment provider: the cart preconnects, the checkout prefetches the script. An error
 * is ignored here; the pay button retries and displays it.
 */
export function usePaymentScriptHint(page: 'cart' | 'checkout'): void {
  const scriptUrl = useShopConfig()?.payments.scriptUrl;
  useEffect(() => {
    if (!scriptUrl) return;
    if (page === 'checkout') loadScript(scriptUrl).catch(() => {});
    else if (scriptUrl.startsWith('https:')) preconnect(new URL(scriptUrl).origin);
  }, [scriptUrl, page]);
}
