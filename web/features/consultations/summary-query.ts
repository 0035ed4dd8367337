import { consultationSummary } from '@jyotiratna/contract/consultation-summary';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { maybeLoggedIn, useSession } from '../../session/use-session.ts';

/** Poll intervals in ms, with and without an open session or request. */
const everyMs = { open: 10_000, idle: 60_000 } as const;

export const summaryQuery = queryOptions({
  queryKey: ['consultation-summary'],
  queryFn: ({ signal }) => api(consultationSummary, {}, { signal }),
  staleTime: 5_000,
  refetchInterval: ({ state: { data } }) =>
    data && (data.open || data.requests > 0 || data.alerts.length > 0)
      ? everyMs.open
      : everyMs.idle,
});

/**
 * The user's open session, requests, balance and alerts; undefined for guests and administrators.
 */
export function useSummary() {
  const { status } = useSession();
  const isMember = status === 'user' || status === 'healer';
  const { data } = useQuery({ ...summaryQuery, enabled: () => isMember && maybeLoggedIn() });
  return data;
}
