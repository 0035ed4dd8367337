import type { PageMeta } from '@jyotiratna/contract';
import { offlinePage } from '../offline/offline-page.ts';

export const handle = { audience: 'machines', policy: 'alone' } satisfies PageMeta;

/** The service worker's fallback page while there is no connection. */
export function loader() {
  return new Response(offlinePage(), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
