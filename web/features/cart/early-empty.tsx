import type { ReactNode } from 'react';
import { localCartKey } from './local-cart.ts';

/** For the skeleton next to it, which is not needed where nothing is in the cart. */
export const unlessEmpty = 'peer-[:not([hidden])]:hidden';

/**
 * What is said of an empty cart. While the cart is `loading` it is in the page already, hidden: a few lines of script
 * (`deferred-hydration/show-early-empty.ts`) show it to who has nothing in it, which on a phone's line is seconds before React is there.
 */
export function EarlyEmpty({ loading, children }: { loading: boolean; children: ReactNode }) {
  return (
    <div hidden={loading} suppressHydrationWarning className="peer">
      {children}
      {loading && <span data-early-empty={localCartKey} />}
    </div>
  );
}
