import { languages, locales } from '@jyotiratna/contract';
import type { FastifyInstance } from 'fastify';

/** Pages on which most visits begin. */
const prerenderedPages = [
  '/',
  '/remedies',
  '/kundli',
  '/spiritual-healers',
  '/horoscope',
  '/panchang',
];

/**
 * Pre-renders the most visited pages in each language, so that they are cached before the first
 * request. Sequentially, which leaves CPU time to processes that are already running. A failed page
 * is rendered on request.
 */
export async function prerenderPages(app: Pick<FastifyInstance, 'inject'>): Promise<void> {
  for (const locale of locales) {
    for (const page of prerenderedPages) {
      const { prefix } = languages[locale];
      await app.inject({ url: page === '/' ? prefix || '/' : prefix + page });
    }
  }
}
