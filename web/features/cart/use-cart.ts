import { getCartRoute } from '@jyotiratna/contract/cart';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { isCallError } from '../../is-call-error.ts';
import { useSession, whileUser } from '../../session/use-session.ts';
import { type LineOf, lineOfKey } from './line-key.ts';
import { useLocalCart } from './local-cart.ts';

const none: readonly never[] = [];

/** The cart on the server, of a logged-in user. Writers put the reply of a change in its place. */
export const cartQuery = queryOptions({
  queryKey: ['cart'],
  queryFn: async ({ signal }) => {
    try {
      return await api(getCartRoute, {}, { signal });
    } catch (error) {
      // Rejected: the session expired during the request, which the session itself reports.
      const rejected = isCallError(error) && error.status === 401;
      if (!rejected && !signal.aborted) console.error('The cart could not be loaded', error);
      throw error;
    }
  },
});

/**
 * The lines of the current user or guest, as keys and quantities. Empty for an administrator.
 */
export function useCartLines(): readonly (LineOf & { quantity: number })[] {
  const { status } = useSession();
  const local = useLocalCart();
  const { data } = useQuery({ ...cartQuery, enabled: whileUser(status) });
  if (status === 'admin') return none;
  if (status !== 'user') return local;
  return (data?.items ?? []).map(({ product, variant, quantity, extras }) => ({
    ...lineOfKey({ productId: product._id, variant: variant?.sku, extras }),
    quantity,
  }));
}

/** The total quantity in the cart, for the badge. */
export function useCartCount(): number {
  return useCartLines().reduce((subtotal, line) => subtotal + line.quantity, 0);
}
