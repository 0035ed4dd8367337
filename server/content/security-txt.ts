import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Deps } from '../platform/deps.ts';
import { publicUrl } from '../platform/public-url.ts';

/**
 * RFC 9116 recommends less than a year; the file is generated for every response, so it never
 * expires while the shop runs.
 */
const validForMs = 90 * 86_400_000;
const address = '/.well-known/security.txt';

/**
 * Serves `security.txt` (RFC 9116) with the contact for vulnerability reports; 404 without a
 * configured contact.
 */
export const securityTxt = fp(
  async (app: FastifyInstance, { deps }: { deps: Pick<Deps, 'env' | 'clock'> }) => {
    const { env, clock } = deps;
    const contact = env.SECURITY_CONTACT;
    if (!contact) return;
    app.get(address, async (_request, reply) => {
      const expires = new Date(clock.now() + validForMs).toISOString().replace(/T.*/, 'T00:00:00Z');
      const lines = [
        `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
        `Expires: ${expires}`,
        'Preferred-Languages: en, hi',
        `Canonical: ${publicUrl(env)}${address}`,
      ];
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .send(`${lines.join('\n')}\n`);
    });
  },
);
