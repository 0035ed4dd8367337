import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { layout as t } from '#messages/admin/layout.ts';
import { persistedText } from '../../../persisted.ts';
import { newsOf } from './news.ts';
import { pendingQuery } from './waiting.ts';

/** In this browser's storage, where its administrator has enabled notifications. */
const choice = persistedText('admin-notices', /^(on|off)$/, { orPage: true });

export const noticesRequested = () => choice.read() === 'on' && mayNotify();
export const mayNotify = () => 'Notification' in window && Notification.permission === 'granted';

/**
 * Requests the browser's permission where it is still undecided.
 * @returns whether notifications are enabled from now on
 */
export async function wantNotices(on: boolean): Promise<boolean> {
  if (on && 'Notification' in window && !mayNotify()) await Notification.requestPermission();
  choice.write(on && mayNotify() ? 'on' : 'off');
  return noticesRequested();
}

/** Displays a browser notification for new items, also while its tab is in the background. */
export function useNews(enabled: boolean): void {
  const expected = enabled && noticesRequested();
  const { data } = useQuery({ ...pendingQuery, enabled, refetchIntervalInBackground: expected });
  const last = useRef<typeof data | null>(null);
  useEffect(() => {
    if (!data) return;
    const news = newsOf(last.current ?? null, data);
    last.current = data;
    if (!news || !noticesRequested()) return;
    try {
      new Notification(news, { tag: 'jyotiratna-admin', body: t.jyotiratnaAdministration });
    } catch {
      // Browsers of phones show notices of installed apps alone.
    }
  }, [data]);
}
