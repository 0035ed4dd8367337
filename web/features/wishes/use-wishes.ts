import type { Wish } from '@jyotiratna/contract';
import { addWish, getWishlist, mergeWishes, removeWish } from '@jyotiratna/contract/wishes';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionQuery, useSession } from '../../session/use-session.ts';
import { shop } from '../../shop.ts';
import { addLocalWish, isWished, localWishes, type WishOf, wishOf, withoutWish, withWish } from './local-wishes.ts';

/**
 * The wishlist of a user. What this browser wished for before the login moves to the account with the first look at it; what
 * finds no room there stays here.
 */
export const wishesQuery = queryOptions({
  queryKey: ['wishlist'],
  queryFn: async (): Promise<readonly Wish[]> => {
    const local = localWishes.read();
    if (local.length === 0) return (await shop(getWishlist)).items;
    const { items, left } = await shop(mergeWishes, { body: { items: local.map(wishOf) } });
    localWishes.write(local.filter((one) => isWished(left, one)));
    return items;
  },
  staleTime: 60_000,
});

/** What whoever is here wishes for; null for those who buy nothing. The server renders an empty list. */
export function useWishes(): { wishes: readonly Wish[] | null; state: 'loading' | 'failed' | 'ready' } {
  const { status } = useSession();
  const local = localWishes.use();
  const { data, isError } = useQuery({ ...wishesQuery, enabled: status === 'user' });
  if (status === 'admin' || status === 'healer') return { wishes: null, state: 'ready' };
  if (status !== 'user') return { wishes: local, state: status === 'unknown' ? 'loading' : 'ready' };
  return { wishes: data ?? [], state: data ? 'ready' : isError ? 'failed' : 'loading' };
}

/** Wishes for something, or no longer. What is pressed shows at once. @throws what the call or the storage throws */
export function useToggleWish(): (wish: Wish & WishOf, wished: boolean) => Promise<void> {
  const queries = useQueryClient();
  return async (wish, wished) => {
    const user = await queries.ensureQueryData(sessionQuery).catch(() => null);
    if (!user) {
      if (wished) localWishes.write(withoutWish(localWishes.read(), wish));
      else addLocalWish(wish);
      return;
    }
    const { queryKey } = wishesQuery;
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (before = []) => (wished ? withoutWish(before, wish) : withWish(before, wish)));
    try {
      const { items } = await shop(wished ? removeWish : addWish, { body: wishOf(wish) });
      queries.setQueryData(queryKey, items);
    } catch (error) {
      void queries.invalidateQueries({ queryKey });
      throw error;
    }
  };
}
