import { useEffect } from 'react';
import { preload } from 'react-dom';
import { useShopConfig } from '../../shell/use-shop-config.ts';

/**
 * Fetches the payment provider's script ahead of its use, on cart and checkout only, without running it. The page's
 * policy wants the nonce, which the page's own scripts carry.
 */
export function useScriptHint(): void {
  const scriptUrl = useShopConfig()?.payments.scriptUrl;
  useEffect(() => {
    if (!scriptUrl) return;
    const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
    preload(scriptUrl, { as: 'script', ...(nonce && { nonce }) });
  }, [scriptUrl]);
}
