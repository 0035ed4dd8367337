import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { newsOf } from './news.ts';
import { waitingQuery } from './waiting.ts';

/** In this browser's storage, where its administrator wants to be told. */
const wish = 'admin-notices';

export const noticesWanted = () => localStorage.getItem(wish) === 'on' && mayNotify();
export const mayNotify = () => 'Notification' in window && Notification.permission === 'granted';

/** Asks the browser for leave where it has not been asked. @returns whether notices come from now on */
export async function wantNotices(on: boolean): Promise<boolean> {
  if (on && 'Notification' in window && !mayNotify()) await Notification.requestPermission();
  localStorage.setItem(wish, on && mayNotify() ? 'on' : 'off');
  return noticesWanted();
}

/** Shows a notice of the browser when something has come in, also while its tab lies behind others. */
export function useNews(enabled: boolean): void {
  const wanted = enabled && noticesWanted();
  const { data } = useQuery({ ...waitingQuery, enabled, refetchIntervalInBackground: wanted });
  const last = useRef<typeof data | null>(null);
  useEffect(() => {
    if (!data) return;
    const news = newsOf(last.current ?? null, data);
    last.current = data;
    if (!news || !noticesWanted()) return;
    try {
      new Notification(news, { tag: 'jyotiratna-admin', body: 'Jyotiratna, administration' });
    } catch {
      // Browsers of phones show notices of installed apps alone.
    }
  }, [data]);
}
