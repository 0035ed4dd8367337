import type { Consultation } from '@jyotiratna/contract';
import { useEffect, useRef } from 'react';
import { session } from '#messages/consultations/session.ts';
import { allowSound, notifyOfRequest, playRequestSound } from './request-alarm.ts';

/** Interval in ms of the sound while a request has no response. */
const repeatMs = 12_000;

/** Alerts the healer to waiting customers by sound, a notification and the page's title. */
export function useRequestAlarm(requests: readonly Consultation[], hasSound: boolean): void {
  const existing = useRef(new Set<string>());
  const [first] = requests;
  const count = requests.length;

  useEffect(() => {
    // On a touch screen, lifting the finger is the user gesture.
    addEventListener('pointerup', allowSound, { once: true });
    addEventListener('keydown', allowSound, { once: true });
    return () => {
      removeEventListener('pointerup', allowSound);
      removeEventListener('keydown', allowSound);
    };
  }, []);

  useEffect(() => {
    const fresh = requests.filter(({ id }) => !existing.current.has(id));
    for (const request of fresh) {
      existing.current.add(request.id);
      void notifyOfRequest(request);
    }
    if (fresh.length > 0 && hasSound) playRequestSound();
  }, [requests, hasSound]);

  const hasRequest = requests.some(({ status }) => status === 'requested');
  useEffect(() => {
    if (!hasRequest || !hasSound) return;
    const timer = setInterval(playRequestSound, repeatMs);
    return () => clearInterval(timer);
  }, [hasRequest, hasSound]);

  const title = first
    ? `(${count}) ${session.dashboard.newRequest(first.customerName)}`
    : session.dashboardTitle;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
