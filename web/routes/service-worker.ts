import { languages, locales, type PageMeta } from '@jyotiratna/contract';
import { pagesContext } from '../context.ts';
import { offlineDetails } from '../offline/offline-details.ts';
import worker from '../offline/worker.js?raw';
import type { Route } from './+types/service-worker.ts';

export const handle = { audience: 'machines', policy: 'worker' } satisfies PageMeta;

/** The service worker's script, with the pages that are available offline. */
export function loader({ context }: Route.LoaderArgs) {
  const prefixes = locales.map((locale) => languages[locale].prefix);
  const details = offlineDetails(context.get(pagesContext), prefixes);
  return new Response(`const shop = ${JSON.stringify(details)};\n${worker}`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
}
