import { useEffect } from 'react';
import { preconnect } from 'react-dom';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { loadScript } from '../payments/load-script.ts';

/**
 * Gets ready for the payment provider: the cart opens the connection, the checkout fetches the script before it is asked
 * for. A failure here says nothing; the pay button tries again and tells.
 */
export function useScriptHint(page: 'cart' | 'checkout'): void {
  const scriptUrl = useShopConfig()?.payments.scriptUrl;
  useEffect(() => {
    if (!scriptUrl) return;
    if (page === 'checkout') loadScript(scriptUrl).catch(() => {});
    else if (scriptUrl.startsWith('https:')) preconnect(new URL(scriptUrl).origin);
  }, [scriptUrl, page]);
}
