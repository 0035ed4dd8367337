import { getCartRoute } from '@jyotiratna/contract/cart';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { isCallError } from '../../is-call-error.ts';
import { useSession, whileUser } from '../../session/use-session.ts';
import { type LineOf, lineOfKey } from './line-key.ts';
import { useLocalCart } from './local-cart.ts';

const none: readonly never[] = [];

/** The server cart of a logged-in user. Mutations replace the cached data by their response. */
export const cartQuery = queryOptions({
  queryKey: ['cart'],
  queryFn: async ({ signal }) => {
    try {
      return await api(getCartRoute, {}, { signal });
    } catch (error) {
      // A 401 means that the session expired during the request, which the session itself reports.
      const rejected = isCallError(error) && error.status === 401;
      if (!rejected && !signal.aborted) console.error('The cart could not be loaded', error);
      throw error;
    }
  },
});

/**
 * The lines of the current user's or guest's cart, as keys and quantities. Empty for an
 * administrator.
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
