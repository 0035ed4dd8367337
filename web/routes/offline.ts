import type { PageFacts } from '@jyotiratna/contract';
import { offlinePage } from '../offline/offline-page.ts';

export const handle = { audience: 'machines', policy: 'alone' } satisfies PageFacts;

/** What the service worker shows where a page cannot be had without a connection. */
export function loader() {
  return new Response(offlinePage(), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
