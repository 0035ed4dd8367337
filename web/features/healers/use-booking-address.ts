import { type BookingMode, bookingModes } from '@jyotiratna/contract';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Healer } from '../../content/healer.ts';
import type { HealerNow } from './healer-now.ts';

/**
 * The state of the booking dialog, from `?book=healerId&mode=…` in the URL, so that links open it
 * and Back closes it. Closed during server rendering, because the browser fetches the free times.
 * `healers` have their current presence.
 */
export function useBookingAddress(healers: readonly HealerNow[]) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);

  const healer = mounted ? healers.find(({ id }) => id === params.get('book')) : undefined;
  const mode = bookingModes.find((one) => one === params.get('mode')) ?? 'chat';

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
    open: ({ id }: Healer, selected: BookingMode) =>
      go((query) => {
        query.set('book', id);
        query.set('mode', selected);
      }, false),
    close: () => go(() => {}, true),
  };
}
