import { languages, locales } from '@jyotiratna/contract';
import type { FastifyInstance } from 'fastify';

/** Where most visits begin. */
const prerenderedPages = [
  '/',
  '/remedies',
  '/kundli',
  '/spiritual-healers',
  '/horoscope',
  '/panchang',
];

/**
 * Pre-renders the most visited pages of each language, so that they are cached before the first
 * request. One after the other: this leaves the CPU to the processes that are already running. A
 * failed page is rendered again on request.
 */
export async function prerenderPages(app: Pick<FastifyInstance, 'inject'>): Promise<void> {
  for (const locale of locales) {
    for (const page of prerenderedPages) {
      const { prefix } = languages[locale];
      await app.inject({ url: page === '/' ? prefix || '/' : prefix + page });
    }
  }
}
