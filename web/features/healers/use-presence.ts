import { healerPresence } from '@jyotiratna/contract/consultations';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { language } from '#messages/language.ts';
import { api } from '../../api.ts';
import type { Healer } from '../../content/healer.ts';

/**
 * The healers with their current presence; until the shop has responded, and for samples, as in
 * the list.
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
    /** Whether the shop has returned the presence, or failed to. */
    isLoaded: !isPending,
    /**
     * Opens the chat with a healer who is available at once; false for a sample, whose slots are
     * booked.
     */
    chat(id: string): boolean {
      const live = byId.get(id)?.live ?? false;
      if (live) void navigate(`/sessions/new?healer=${id}`);
      return live;
    },
  };
}
