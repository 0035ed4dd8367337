import { signedInCookie, type User } from '@jyotiratna/contract';
import { checkToken, logout } from '@jyotiratna/contract/accounts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../api.ts';
import { isCallError } from '../is-call-error.ts';
import { deleteOnLogout } from './clear-on-logout.ts';

/** The current user. `unknown` until the first token check has completed. */
export type Session =
  | { status: 'unknown'; user: null }
  | { status: 'guest'; user: null }
  | { status: User['role']; user: User };

/**
 * The token check. A rejection means that no user is logged in; an unreachable shop is no
 * evidence about the session, so the previous state stays.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<User | null> => {
    if (!maybeLoggedIn()) return null;
    try {
      return (await api(checkToken)).user;
    } catch (error) {
      // Any other rejection, such as too many requests, is no evidence about the session.
      if (isCallError(error) && (error.status === 401 || error.status === 403)) return null;
      throw error;
    }
  },
  staleTime: 60_000,
});

/** While a logout is pending, the server would reject a read that arrives after it. */
let isLoggingOut = false;

/**
 * The server sets a readable cookie next to the session's own: without it there is no session, and
 * asking would only put a rejection on every visitor's console.
 */
export function maybeLoggedIn(): boolean {
  return (
    !isLoggingOut &&
    document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInCookie}=`))
  );
}

/**
 * The condition of a user's queries. After a logout the cookie is gone before the page is left: the
 * server would reject a read.
 */
export const whileUser = (status: Session['status']) => () => status === 'user' && maybeLoggedIn();

export function useSession(): Session {
  const { data: user, isError } = useQuery(sessionQuery);
  if (user) return { status: user.role, user };
  return user === null || isError
    ? { status: 'guest', user: null }
    : { status: 'unknown', user: null };
}

/**
 * Called with the reply of a login or registration; cart, addresses and orders are read again for
 * this user.
 */
export function useLogIn(): (user: User) => void {
  const queries = useQueryClient();
  return (user) => {
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
    know(queries, user);
  };
}

/**
 * Called with the response that changed the logged-in user; other cached data of theirs stays.
 */
export function useUpdateUser(): (user: User) => void {
  const queries = useQueryClient();
  return (user) => know(queries, user);
}

/**
 * Checks the token again. Resolves to false once the server has ended the session, for example
 * from another device; an unreachable shop is no evidence of that.
 */
export function useCheckSession(): () => Promise<boolean> {
  const queries = useQueryClient();
  return async () => {
    const user = await queries
      .fetchQuery({ ...sessionQuery, staleTime: 0 })
      .catch(() => queries.getQueryData(sessionQuery.queryKey));
    return user !== null;
  };
}

/** A previous pending check would revert it. */
function know(queries: QueryClient, user: User): void {
  void queries.cancelQueries({ queryKey: sessionQuery.queryKey });
  queries.setQueryData(sessionQuery.queryKey, user);
}

/**
 * Logs out. An administrator is redirected to the admin login, other users to the home page. A
 * failed call is only logged.
 */
export function useLogOut(): () => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const role = queries.getQueryData(sessionQuery.queryKey)?.role;
    isLoggingOut = true;
    await queries.cancelQueries();
    await api(logout).catch((error: unknown) => console.error('Logout failed', error));
    isLoggingOut = false;
    deleteOnLogout();
    // The page is left first: a guarded one would see the session go and send its visitor to a
    // login instead.
    await navigate(role === 'admin' || role === 'healer' ? `/${role}/login` : '/');
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
    queries.setQueryData(sessionQuery.queryKey, null);
  };
}
