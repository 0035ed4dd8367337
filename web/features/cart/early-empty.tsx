import type { ReactNode } from 'react';
import { localCartKey } from './local-cart.ts';

/** For the adjacent skeleton, which is not needed for an empty cart. */
export const unlessEmpty = 'peer-[:not([hidden])]:hidden';

/**
 * The empty-cart message. While the cart is `loading` it is in the page already, hidden: a
 * small inline script (`deferred-hydration/show-early-empty.ts`) displays it for an empty cart,
 * which on a mobile network is seconds before hydration.
 */
export function EarlyEmpty({ loading, children }: { loading: boolean; children: ReactNode }) {
  return (
    <div hidden={loading} suppressHydrationWarning className="peer">
      {children}
      {loading && <span data-early-empty={localCartKey} />}
    </div>
  );
}
