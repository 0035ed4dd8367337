import type { GemHours, KundliRequest, SavedKundli } from '@jyotiratna/contract';
import { makeKundliRoute } from '@jyotiratna/contract/kundli';
import { listSavedKundlisRoute } from '@jyotiratna/contract/saved-kundlis';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { maybeLoggedIn, useSession } from '../../../session/use-session.ts';

type Wearer = GemHours['wearer'];

export type WearerChoice = {
  /** The account's saved birth details; empty for guests. */
  kundlis: SavedKundli[];
  chosen: SavedKundli | undefined;
  /**
   * The Moon of the selected birth: null where the day alone does not determine it, undefined while
   * it is loading.
   */
  wearer: Wearer | undefined;
  select: (id: string) => void;
};

/**
 * The wearer of a stone, selected from the saved births: hours that are unfavourable for the
 * wearer's Moon are excluded. Sends no request unless `enabled`.
 */
export function useWearer(enabled: boolean): WearerChoice {
  const { status } = useSession();
  const [id, select] = useState('');
  const { data: kundlis = [] } = useQuery({
    queryKey: ['kundlis'],
    queryFn: async () => (await api(listSavedKundlisRoute)).kundlis,
    enabled: () => enabled && status === 'user' && maybeLoggedIn(),
  });
  const selected = kundlis.find((one) => one.id === id);
  const { data: wearer } = useQuery({
    queryKey: ['moon', id],
    queryFn: () => (selected ? moonOf(selected.request) : null),
    enabled: selected !== undefined,
  });
  return { kundlis, chosen: selected, wearer, select: select };
}

async function moonOf(request: KundliRequest): Promise<Wearer> {
  const { nakshatra, chandra_rasi } = (await api(makeKundliRoute, { body: request })).kundli.data
    .nakshatra_details;
  return nakshatra && chandra_rasi && { nakshatra: nakshatra.id, rashi: chandra_rasi.id };
}
