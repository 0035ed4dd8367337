import type { Place } from '@jyotiratna/contract';
import { listPlaces } from '@jyotiratna/contract/kundli';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { language } from '#messages/language.ts';
import { shop } from '../../../shop.ts';

/** Milliseconds without a key before the shop is asked. */
const pause = 160;
const fewestLetters = 2;

/** Places that begin like `text`; none while it is short, or when the shop cannot be asked: typed text works alone. */
export function usePlaceSuggestions(text: string, wanted: boolean): readonly Place[] {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery({
    queryKey: ['places', settled],
    queryFn: async ({ signal }) =>
      (await shop(listPlaces, { query: { q: settled.slice(0, 200), language: language.code } }, { signal })).places,
    enabled: wanted && settled.length >= fewestLetters,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
  return wanted && text.trim().length >= fewestLetters ? (data ?? []) : [];
}
