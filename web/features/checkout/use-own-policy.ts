import { useEffect } from 'react';
import { useShopConfig } from '../../shell/use-shop-config.ts';

/** Pages whose documents are sent with a content security policy that lets the provider's frames in. */
const open = /^\/(hi\/)?(cart|checkout)(\/|$)/;

/**
 * A document keeps the policy it was loaded with, also when links inside the page lead elsewhere. Someone who has come here
 * that way needs this page's own document before the provider's window can open.
 */
export function useOwnPolicy(): void {
  const scriptUrl = useShopConfig()?.payments.scriptUrl ?? '';
  useEffect(() => {
    // The shop's own test gateway needs nothing that another page would not allow.
    if (!/^https?:/.test(scriptUrl)) return;
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && !open.test(new URL(loaded.name).pathname)) location.reload();
  }, [scriptUrl]);
}
