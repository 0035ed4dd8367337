import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../assemble.ts';
import { pause } from '../faults/inject-failure.ts';

const source = readFileSync(new URL('./window.js', import.meta.url), 'utf8');

/** Longer than the shop's timeout for the script. */
const hangMs = 30_000;
const slowMs = 11_000;

/** Serves the script that defines `window.Razorpay` in the shop's pages. */
export function scriptRoute(app: FastifyInstance, { errorQueue }: Gateway): void {
  app.get('/checkout.js', async (request, reply) => {
    const failure = errorQueue.take('script');
    if (failure?.do === 'not-found') return reply.code(404).type('text/plain').send('Not found');
    if (failure?.do === 'hang') await pause(failure.delayMs ?? hangMs, request);
    if (failure?.do === 'slow') await pause(failure.delayMs ?? slowMs, request);
    reply.headers({
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    reply.type('text/javascript; charset=utf-8');
    if (failure?.do === 'throws')
      return reply.send("throw new Error('sandbox: the script fails');");
    if (failure?.do === 'no-global') return reply.send('// sandbox: the script defines nothing');
    return reply.send(source);
  });
}
