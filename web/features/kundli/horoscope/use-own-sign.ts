import { makeKundliRoute } from '@jyotiratna/contract/kundli';
import { listSavedKundlisRoute } from '@jyotiratna/contract/saved-kundlis';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../api.ts';
import { maybeLoggedIn, useSession } from '../../../session/use-session.ts';
import { moonSigns } from './moon-signs.ts';
import { ownSign } from './own-sign.ts';

/**
 * The visitor's Moon sign: the one selected here, else that of their first saved kundli, else
 * null.
 */
export function useOwnSign() {
  const [selected, setSelected] = useState<string | null>(null);
  useEffect(() => setSelected(ownSign.read()), []);
  const { status } = useSession();
  const { data: saved } = useQuery({
    queryKey: ['kundlis', 'first-moon-sign'],
    queryFn: firstMoonSign,
    enabled: () => status === 'user' && maybeLoggedIn() && selected === null,
  });
  return {
    own: selected ?? saved ?? null,
    select: (sign: string) => {
      ownSign.write(sign || null);
      setSelected(sign || null);
    },
  };
}

async function firstMoonSign(): Promise<string | null> {
  const [first] = (await api(listSavedKundlisRoute)).kundlis;
  if (!first) return null;
  const { kundli } = await api(makeKundliRoute, { body: first.request });
  return moonSigns[kundli.data.nakshatra_details.chandra_rasi?.id ?? -1]?.sign ?? null;
}
