import fastify from 'fastify';

export type Received = {
  event: string;
  id: string | undefined;
  signature: string;
  body: string;
  atMs: number;
};

/** A shop's webhook endpoint that records requests and returns 200 or a configured response. */
export async function startWebhookServer(now: () => number = Date.now) {
  const received: Received[] = [];
  const statuses: (number | 'hang')[] = [];
  const server = fastify({
    logger: false,
    forceCloseConnections: true,
    bodyLimit: 4 * 1024 * 1024,
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: unknown, text: string) => text,
  );
  server.post('/hook', async ({ body, headers }, reply) => {
    const text = body as string;
    received.push({
      event: JSON.parse(text).event,
      id: headers['x-razorpay-event-id'] as string | undefined,
      signature: String(headers['x-razorpay-signature']),
      body: text,
      atMs: now(),
    });
    const response = statuses.shift() ?? 200;
    if (response === 'hang') return new Promise<never>(() => {});
    return reply.code(response).send('');
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `${origin}/hook`,
    received,
    /** Sets the responses to the next requests; afterwards 200 again. */
    replyNext: (...next: (number | 'hang')[]) => statuses.push(...next),
    forget(): void {
      received.length = 0;
      statuses.length = 0;
    },
    close: () => server.close(),
  };
}
