import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { HealerChoices, HealerFilters } from '../../content/filter-healers.ts';
import { readHealerFilters, writeHealerFilters } from './healer-query.ts';

/** Milliseconds of rest before the address follows: browsers refuse an address that changes with every pixel of a drag. */
const rest = 250;

/** The filters shown, at once; the address follows when the visitor rests, and is followed when it changes by itself. */
export function useHealerFilters(choices: HealerChoices) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const read = useEffectEvent((query: URLSearchParams) => readHealerFilters(query, choices));
  const address = writeHealerFilters(readHealerFilters(params, choices));
  const [filters, setFilters] = useState(() => readHealerFilters(params, choices));
  const written = useRef(address);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    clearTimeout(timer.current);
    setFilters(read(new URLSearchParams(address)));
  }, [address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (part: Partial<HealerFilters>) => {
    const next = { ...filters, ...part };
    setFilters(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const query = writeHealerFilters(next);
      written.current = query;
      void navigate(`?${query}`, { replace: true, preventScrollReset: true });
    }, rest);
  };
  return { filters, change };
}
