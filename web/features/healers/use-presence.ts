import { healerPresence } from '@jyotiratna/contract/consultations';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { language } from '#messages/language.ts';
import { api } from '../../api.ts';
import type { Healer } from '../../content/healer.ts';

/**
 * The healers with their current presence; until the server has responded, and for samples, the
 * presence from the list.
 */
export function usePresence(listed: readonly Healer[]) {
  const navigate = useNavigate();
  const { data, isPending } = useQuery({
    queryKey: ['presence'],
    queryFn: () => api(healerPresence),
    refetchInterval: 15_000,
  });
  const byId = new Map(data?.healers.map((one) => [one.id, one]));
  return {
    healers: listed.map((one) => {
      const now = byId.get(one.id);
      return {
        ...one,
        isOnline: now?.online ?? one.isOnline,
        waitMinutes: now?.waitMinutes ?? null,
        reachable: now?.reachable ?? false,
        answers: now?.answers ?? null,
        bio: now?.bio?.[language.data] ?? one.bio,
      };
    }),
    /** Whether the request for the presence has completed or failed. */
    isLoaded: !isPending,
    /**
     * Opens the chat with a healer who is available now; false for a sample, which can only be
     * booked.
     */
    chat(id: string): boolean {
      const live = byId.get(id)?.live ?? false;
      if (live) void navigate(`/sessions/new?healer=${id}`);
      return live;
    },
  };
}
