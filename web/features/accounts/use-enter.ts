import type { User } from '@jyotiratna/contract';
import { applyCoupon, mergeCart } from '@jyotiratna/contract/cart';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { account } from '#messages/accounts/account.ts';
import { useLogIn } from '../../session/use-session.ts';
import { shop } from '../../shop.ts';
import { useToast } from '../../ui/toast.tsx';
import { mergeAtLogin } from '../cart/merge-at-login.ts';
import { wishesQuery } from '../wishes/use-wishes.ts';
import { isOtherBuild, nextPath } from './next-path.ts';

/**
 * What follows a login or registration: the guest's cart moves along, then the session is known to the page, then it goes
 * on to where it wanted to be. The order matters: pages that wait for the session must find the merged cart.
 */
export function useEnter(): (user: User, next?: string | null) => Promise<void> {
  const logIn = useLogIn();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [params] = useSearchParams();
  return async (user, next = params.get('next')) => {
    const skipped =
      user.role === 'user'
        ? await mergeAtLogin({
            merge: (items) => shop(mergeCart, { body: { items } }),
            applyCoupon: (code) => shop(applyCoupon, { body: { code } }),
          })
        : [];
    logIn(user);
    // What this browser wished for moves along; a failure leaves it here for the next look at the list.
    if (user.role === 'user') await queries.prefetchQuery(wishesQuery);
    if (skipped.length) toast({ kind: 'error', title: account.leftOut, description: skipped.join(' ') });
    const path = nextPath(next, user.role);
    if (isOtherBuild(path)) return location.replace(path);
    await navigate(path, { replace: true });
  };
}
