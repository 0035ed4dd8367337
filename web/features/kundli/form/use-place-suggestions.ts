import type { Place } from '@jyotiratna/contract';
import { listPlaces } from '@jyotiratna/contract/kundli';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { language } from '#messages/language.ts';
import { api } from '../../../api.ts';

/** Debounce in milliseconds before the request. */
const pause = 160;
const fewestChars = 2;

/**
 * Suggested places whose name starts with `text`; empty if the text is short, or when the server is
 * unreachable: then the typed text is sufficient.
 */
export function usePlaceSuggestions(text: string, enabled: boolean): readonly Place[] {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery({
    queryKey: ['places', settled],
    queryFn: async ({ signal }) =>
      (
        await api(
          listPlaces,
          { query: { q: settled.slice(0, 200), language: language.code } },
          { signal },
        )
      ).places,
    enabled: enabled && settled.length >= fewestChars,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
  return enabled && text.trim().length >= fewestChars ? (data ?? []) : [];
}
