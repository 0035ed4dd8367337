import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Gives the replies to reading calls a weak tag of their bytes, and answers 304 to whoever names it. Other calls do
 * something, and what they answer is no copy of anything: RFC 9110, 13.1.2 knows no 304 for them.
 */
export const etags = fp(async (app: FastifyInstance) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || reply.statusCode !== 200) return done();
    const isBytes = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (isBytes && !reply.hasHeader('etag')) {
      reply.header('etag', `W/"${createHash('sha1').update(payload).digest('base64')}"`);
    }
    const [tag, known] = [reply.getHeader('etag'), request.headers['if-none-match']];
    if (tag === undefined || known === undefined || weak(known) !== weak(String(tag))) return done();
    reply.code(304);
    done(null, '');
  });
});

/** If-None-Match compares weakly. */
function weak(tag: string): string {
  return tag.replace(/^W\//, '');
}
