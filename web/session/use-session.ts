import { signedInCookie, type User } from '@jyotiratna/contract';
import { checkToken, logout } from '@jyotiratna/contract/accounts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../api.ts';
import { isCallError } from '../is-call-error.ts';
import { deleteOnLogout } from './clear-on-logout.ts';

/** The current user. `unknown` until the first session check has completed. */
export type Session =
  | { status: 'unknown'; user: null }
  | { status: 'guest'; user: null }
  | { status: User['role']; user: User };

/**
 * Verifies the session. A 401 or 403 means that no user is logged in; an unreachable server says
 * nothing about the session, so the previous state stays.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<User | null> => {
    if (!maybeLoggedIn()) return null;
    try {
      return (await api(checkToken)).user;
    } catch (error) {
      // Any other error, such as a rate limit, says nothing about the session.
      if (isCallError(error) && (error.status === 401 || error.status === 403)) return null;
      throw error;
    }
  },
  staleTime: 60_000,
});

/** True while a logout is pending: the server would reject further requests. */
let isLoggingOut = false;

/**
 * Whether there may be a session: the server sets a readable cookie next to the session's own.
 * Without it a request would only log a 401 in every visitor's console.
 */
export function maybeLoggedIn(): boolean {
  return (
    !isLoggingOut &&
    document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInCookie}=`))
  );
}

/**
 * The condition (`enabled`) of a user's queries. After a logout the cookie is deleted before the
 * page is left, and the server would reject a request.
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
 * Returns a function to call with the response of a login or registration; cart, addresses and
 * orders are fetched again for this user.
 */
export function useLogIn(): (user: User) => void {
  const queries = useQueryClient();
  return (user) => {
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
    know(queries, user);
  };
}

/**
 * Returns a function to call with the response of a change to the logged-in user; the user's other
 * cached data stay.
 */
export function useUpdateUser(): (user: User) => void {
  const queries = useQueryClient();
  return (user) => know(queries, user);
}

/**
 * Returns a function that verifies the session again. Resolves to false once the server has ended
 * the session, for example from another device; an unreachable server says nothing about it.
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

/** A pending check would overwrite the new user. */
function know(queries: QueryClient, user: User): void {
  void queries.cancelQueries({ queryKey: sessionQuery.queryKey });
  queries.setQueryData(sessionQuery.queryKey, user);
}

/**
 * Logs out. An administrator is redirected to the admin login, other users to the home page. An
 * error of the call is only logged.
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
    // The page is left first: otherwise its guard would detect the end of the session and redirect
    // to a login.
    await navigate(role === 'admin' || role === 'healer' ? `/${role}/login` : '/');
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
    queries.setQueryData(sessionQuery.queryKey, null);
  };
}
