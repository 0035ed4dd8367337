import type { WishlistItem } from '@jyotiratna/contract';
import {
  addToWishlistRoute,
  getWishlistRoute,
  mergeWishlistRoute,
  removeFromWishlistRoute,
} from '@jyotiratna/contract/wishlist';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { sessionQuery, useSession, whileUser } from '../../session/use-session.ts';
import {
  addToLocalWishlist,
  isWished,
  localWishlist,
  type ProductReference,
  productReferenceOf,
  withItem,
  withoutItem,
} from './local-wishlist.ts';

/**
 * A user's wishlist. Items stored in this browser before the login are merged into the account at
 * the first fetch; items beyond the limit stay here.
 */
export const wishlistQuery = queryOptions({
  queryKey: ['wishlist'],
  queryFn: async ({ signal }): Promise<readonly WishlistItem[]> => {
    const local = localWishlist.read();
    if (local.length === 0) return (await api(getWishlistRoute, {}, { signal })).items;
    const { items, left } = await api(mergeWishlistRoute, {
      body: { items: local.map(productReferenceOf) },
    });
    localWishlist.write(local.filter((one) => isWished(left, one)));
    return items;
  },
  staleTime: 60_000,
});

/**
 * The current user's or guest's wishlist; null for roles that cannot buy. The server renders an
 * empty list. `wished` returns whether the list contains a product or variant.
 */
export function useWishlist() {
  const { wishes, state } = useWishes();
  const wished = ({ _id, variant }: { _id: string; variant?: string | undefined }) =>
    wishes && isWished(wishes, { productId: _id, variant });
  return { wishes, state, wished };
}

function useWishes(): {
  wishes: readonly WishlistItem[] | null;
  state: 'loading' | 'failed' | 'ready';
} {
  const { status } = useSession();
  const local = localWishlist.use();
  const { data, isError } = useQuery({
    ...wishlistQuery,
    enabled: whileUser(status),
  });
  if (status === 'admin' || status === 'healer') return { wishes: null, state: 'ready' };
  if (status !== 'user')
    return { wishes: local, state: status === 'unknown' ? 'loading' : 'ready' };
  return { wishes: data ?? [], state: data ? 'ready' : isError ? 'failed' : 'loading' };
}

/**
 * Returns a function that adds or removes an item, with an optimistic update. @throws the error of
 * the request or the storage
 */
export function useToggleWishlist(): (
  item: WishlistItem & ProductReference,
  wished: boolean,
) => Promise<void> {
  const queries = useQueryClient();
  return async (item, wished) => {
    const user = await queries.ensureQueryData(sessionQuery).catch(() => null);
    if (!user) {
      if (wished) localWishlist.write(withoutItem(localWishlist.read(), item));
      else addToLocalWishlist(item);
      return;
    }
    const { queryKey } = wishlistQuery;
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (before = []) =>
      wished ? withoutItem(before, item) : withItem(before, item),
    );
    try {
      const { items } = await api(wished ? removeFromWishlistRoute : addToWishlistRoute, {
        body: productReferenceOf(item),
      });
      queries.setQueryData(queryKey, items);
    } catch (error) {
      void queries.invalidateQueries({ queryKey });
      throw error;
    }
  };
}
