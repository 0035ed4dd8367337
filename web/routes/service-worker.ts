import { languages, locales, type PageFacts } from '@jyotiratna/contract';
import { pagesContext } from '../context.ts';
import { offlineFacts } from '../offline/offline-facts.ts';
import worker from '../offline/worker.js?raw';
import type { Route } from './+types/service-worker.ts';

export const handle = { audience: 'machines', policy: 'worker' } satisfies PageFacts;

/** The service worker, told which pages stay readable without a connection. */
export function loader({ context }: Route.LoaderArgs) {
  const prefixes = locales.map((locale) => languages[locale].prefix);
  const facts = offlineFacts(context.get(pagesContext), prefixes);
  return new Response(`const shop = ${JSON.stringify(facts)};\n${worker}`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
}
