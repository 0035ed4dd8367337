import { use, useEffect } from 'react';
import { DocumentFacts } from '../../page-facts.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';

/**
 * A document keeps the policy it was loaded with, also when links inside the page lead elsewhere. Someone who has come here
 * that way needs this page's own document before the provider's window can open.
 */
export function useOwnPolicy(): void {
  const scriptUrl = useShopConfig()?.payments.scriptUrl ?? '';
  const { policy } = use(DocumentFacts);
  useEffect(() => {
    // The shop's own test gateway needs nothing that another page would not allow.
    if (!/^https?:/.test(scriptUrl)) return;
    if (policy !== 'payment') location.reload();
  }, [scriptUrl, policy]);
}
