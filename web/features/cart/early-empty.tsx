import type { ReactNode } from 'react';
import { localCartKey } from './local-cart.ts';

/** Class name that hides the adjacent skeleton for an empty cart. */
export const unlessEmpty = 'peer-[:not([hidden])]:hidden';

/**
 * The empty-cart message. While the cart is `loading` it is rendered hidden: a small inline script
 * (`deferred-hydration/show-early-empty.ts`) displays it for an empty cart, seconds before
 * hydration on a mobile network.
 */
export function EarlyEmpty({ loading, children }: { loading: boolean; children: ReactNode }) {
  return (
    <div hidden={loading} suppressHydrationWarning className="peer">
      {children}
      {loading && <span data-early-empty={localCartKey} />}
    </div>
  );
}
