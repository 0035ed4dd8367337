import { type BookingMode, bookingModes } from '@jyotiratna/contract';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Healer } from '../../content/healer.ts';
import type { HealerNow } from './healer-now.ts';

/**
 * Whose booking dialog is open, as `?book=healerId&mode=…` says it, so that links lead into it and Back closes it.
 * Nobody's while the server renders: free times are the visitor's own question. `healers` as they are there now.
 */
export function useBookingAddress(healers: readonly HealerNow[]) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);

  const healer = mounted ? healers.find(({ id }) => id === params.get('book')) : undefined;
  const mode = bookingModes.find((known) => known === params.get('mode')) ?? 'chat';

  const go = (change: (query: URLSearchParams) => void, replace: boolean) => {
    const query = new URLSearchParams(params);
    query.delete('book');
    query.delete('mode');
    change(query);
    void navigate(`?${query}`, { replace, preventScrollReset: true });
  };
  return {
    healer,
    mode,
    open: ({ id }: Healer, chosen: BookingMode) =>
      go((query) => {
        query.set('book', id);
        query.set('mode', chosen);
      }, false),
    close: () => go(() => {}, true),
  };
}
