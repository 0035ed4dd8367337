import type { User } from '@jyotiratna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { account } from '#messages/accounts/account.ts';
import { useLogIn } from '../../session/use-session.ts';
import { useToast } from '../../ui/toast.tsx';
import { mergeGuestCart } from '../cart/merge-guest-cart.ts';
import { wishlistQuery } from '../wishlist/use-wishlist.ts';
import { isOtherBuild, nextPath } from './next-path.ts';

/**
 * Returns the steps after a login or registration: the guest's cart is merged, then the page's
 * session is updated, then it redirects to the requested page. The order matters: pages that depend
 * on the session must find the merged cart.
 */
export function useEnter(): (user: User, next?: string | null) => Promise<void> {
  const logIn = useLogIn();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [params] = useSearchParams();
  return async (user, next = params.get('next')) => {
    const skipped = user.role === 'user' ? await mergeGuestCart() : [];
    logIn(user);
    // Merges this browser's wishlist as well; after an error it stays here until the wishlist is
    // next opened.
    if (user.role === 'user') await queries.prefetchQuery(wishlistQuery);
    if (skipped.length)
      toast({ kind: 'error', title: account.leftOut, description: skipped.join(' ') });
    const path = nextPath(next, user.role);
    if (isOtherBuild(path)) return location.replace(path);
    await navigate(path, { replace: true });
  };
}
