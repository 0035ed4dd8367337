import fastify from 'fastify';

export type Received = { event: string; id: string | undefined; signature: string; body: string; atMs: number };

/** A shop's webhook address, answering 200 or what it is told, and remembering what came. */
export async function startReceiver(now: () => number = Date.now) {
  const received: Received[] = [];
  const answers: (number | 'hang')[] = [];
  const server = fastify({ logger: false, forceCloseConnections: true, bodyLimit: 4 * 1024 * 1024 });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: unknown, text: string) => text);
  server.post('/hook', async ({ body, headers }, reply) => {
    const text = body as string;
    received.push({
      event: JSON.parse(text).event,
      id: headers['x-razorpay-event-id'] as string | undefined,
      signature: String(headers['x-razorpay-signature']),
      body: text,
      atMs: now(),
    });
    const answer = answers.shift() ?? 200;
    if (answer === 'hang') return new Promise<never>(() => {});
    return reply.code(answer).send('');
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `${origin}/hook`,
    received,
    /** What the next requests get, one each; then 200 again. */
    answerNext: (...next: (number | 'hang')[]) => answers.push(...next),
    forget(): void {
      received.length = 0;
      answers.length = 0;
    },
    close: () => server.close(),
  };
}
