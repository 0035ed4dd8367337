import { languages, locales } from '@jyotiratna/contract';
import type { FastifyInstance } from 'fastify';

/** Where most visits begin. */
const firstPages = ['/', '/remedies', '/kundli', '/spiritual-healers', '/horoscope', '/panchang'];

/**
 * Makes the most visited pages of each language, so that they are bytes before the first visitor asks. One after the other:
 * a process that starts next to others leaves them the machine. A page that fails is made again when it is asked for.
 */
export async function makeFirstPages(app: Pick<FastifyInstance, 'inject'>): Promise<void> {
  for (const locale of locales) {
    for (const page of firstPages) {
      const { prefix } = languages[locale];
      await app.inject({ url: page === '/' ? prefix || '/' : prefix + page });
    }
  }
}
