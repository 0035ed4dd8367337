import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { HealerChoices, HealerFilters } from '../../content/filter-healers.ts';
import { readHealerFilters, writeHealerFilters } from './healer-query.ts';

/**
 * Debounce in milliseconds before the URL is updated: browsers limit the rate of URL changes, which
 * a drag would exceed.
 */
const debounceMs = 250;

/**
 * The filters, updated at once; the URL follows debounced, and its external changes are adopted.
 */
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

  const change = (patch: Partial<HealerFilters>) => {
    const next = { ...filters, ...patch };
    setFilters(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const query = writeHealerFilters(next);
      written.current = query;
      void navigate(`?${query}`, { replace: true, preventScrollReset: true });
    }, debounceMs);
  };
  return { filters, change };
}
