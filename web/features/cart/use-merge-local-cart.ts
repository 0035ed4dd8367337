import { addToCartRoute } from '@jyotiratna/contract/cart';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../api.ts';
import { useSession } from '../../session/use-session.ts';
import { mergeLocalCart } from './merge-local-cart.ts';
import { pendingMerge } from './pending-merge.ts';
import { cartQuery } from './use-cart.ts';

/**
 * Merges the local cart into the server's once a user is logged in. A lock allows one tab at a
 * time.
 */
export function useMergeLocalCart(): void {
  const { status } = useSession();
  const queries = useQueryClient();
  useEffect(() => {
    if (status !== 'user') return;
    const merge = async () => {
      // A merge at the login without a response may have succeeded: it is repeated with its key.
      const wasPending = pendingMerge.read() !== null;
      if (wasPending) await (await import('./merge-guest-cart.ts')).mergeGuestCart();
      const isMoved =
        pendingMerge.read() === null &&
        (await mergeLocalCart((body) => api(addToCartRoute, { body })));
      if (wasPending || isMoved) await queries.invalidateQueries(cartQuery);
    };
    // Web Locks need a secure context; without them two pages opened at the same time could both
    // post a line.
    void (navigator.locks ? navigator.locks.request('merge-local-cart', merge) : merge());
  }, [status, queries]);
}
