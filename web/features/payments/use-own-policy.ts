import { allowsPayment } from '@jyotiratna/contract';
import { use, useEffect } from 'react';
import { DocumentContext } from '../../page-meta.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';

/**
 * A document retains the policy with which it was loaded, also after client-side navigation. A
 * visitor who arrived that way needs this page's own document before the provider's window can
 * open.
 */
export function useOwnPolicy(): void {
  const scriptUrl = useShopConfig()?.payments.scriptUrl ?? '';
  const { policy } = use(DocumentContext);
  useEffect(() => {
    // The shop's own test gateway works with the policy of any page.
    if (!/^https?:/.test(scriptUrl)) return;
    if (!allowsPayment({ policy })) location.reload();
  }, [scriptUrl, policy]);
}
