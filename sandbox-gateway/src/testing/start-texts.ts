import fastify from 'fastify';
import type { SentMessage, TextErrorRates, TextOptions } from '../texts/options.ts';
import { createTextSandbox } from '../texts/texts.ts';

/** Token of both providers, and secret of their webhooks. */
export const textSenderToken = 'sandbox_texts_token';

/** Starts the sandbox's message providers on a free local port. */
export async function startTextProvider(options: Partial<TextOptions> = {}) {
  const server = fastify({ logger: false, forceCloseConnections: true });
  const own = {
    token: textSenderToken,
    secret: textSenderToken,
    shop: null,
    stepMs: 0,
    controls: true,
  };
  await server.register(createTextSandbox({ ...own, ...options }));
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    misbehave: async (how: Partial<TextErrorRates>) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(`${origin}/__texts/misbehave`, {
        method: 'POST',
        headers,
        body: JSON.stringify(how),
      });
    },
    messages: async (): Promise<SentMessage[]> => {
      const { messages } = (await (await fetch(`${origin}/__texts/messages`)).json()) as {
        messages: SentMessage[];
      };
      return messages;
    },
    close: () => server.close(),
  };
}

export type StartedTextProvider = Awaited<ReturnType<typeof startTextProvider>>;
