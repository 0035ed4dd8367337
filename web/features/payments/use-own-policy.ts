import { allowsPayment } from '@jyotiratna/contract';
import { use, useEffect } from 'react';
import { DocumentContext } from '../../page-meta.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';

/**
 * Reloads the page if its document was loaded with the Content-Security-Policy (CSP) of another
 * page, which stays during client-side navigation and would block the provider's window.
 */
export function useOwnPolicy(): void {
  const scriptUrl = useShopConfig()?.payments.scriptUrl ?? '';
  const { policy } = use(DocumentContext);
  useEffect(() => {
    // The shop's own test gateway works with the CSP of any page.
    if (!/^https?:/.test(scriptUrl)) return;
    if (!allowsPayment({ policy })) location.reload();
  }, [scriptUrl, policy]);
}
