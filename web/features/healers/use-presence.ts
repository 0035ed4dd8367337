import { healerPresence } from '@jyotiratna/contract/consultations';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { language } from '#messages/language.ts';
import type { Healer } from '../../content/healer.ts';
import { shop } from '../../shop.ts';

/** The healers as they are there now; until the shop has told, and for samples, as the list says. */
export function usePresence(listed: readonly Healer[]) {
  const navigate = useNavigate();
  const { data, isPending } = useQuery({
    queryKey: ['presence'],
    queryFn: () => shop(healerPresence),
    refetchInterval: 15_000,
  });
  const told = new Map(data?.healers.map((one) => [one.id, one]));
  return {
    healers: listed.map((one) => {
      const now = told.get(one.id);
      return {
        ...one,
        isOnline: now?.online ?? one.isOnline,
        waitMinutes: now?.waitMinutes ?? null,
        bio: now?.bio?.[language.data] ?? one.bio,
      };
    }),
    /** Whether the shop has said who is there, or could not. */
    told: !isPending,
    /** Goes to the chat with a healer who answers at once; false for a sample, whose slots are booked. */
    chat(id: string): boolean {
      const live = told.get(id)?.live ?? false;
      if (live) void navigate(`/sessions/new?healer=${id}`);
      return live;
    },
  };
}
