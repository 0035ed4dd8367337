import fastify from 'fastify';
import { createFakeClock, type GatewayClock } from '../clock.ts';
import { createGateway } from '../gateway.ts';
import { createMemoryStore } from '../ledger/store.ts';
import type { GatewayOptions } from '../options.ts';

export const keyId = 'rzp_test_sandbox';
export const keySecret = 'sandbox_key_secret';
export const webhookSecret = 'sandbox_webhook_secret';

// biome-ignore lint/suspicious/noExplicitAny: the tests check the shape of the responses
type Json = any;

export type ParsedResponse = { status: number; headers: Headers; json: Json };

/**
 * Starts a gateway on a free local port, by default on a fake clock, with control endpoints
 * enabled.
 */
export async function startGateway(options: Partial<GatewayOptions> = {}) {
  const clock: GatewayClock = options.clock ?? createFakeClock();
  const server = fastify({ logger: false, forceCloseConnections: true });
  await server.register(
    createGateway({
      keyId,
      keySecret,
      webhookSecrets: [webhookSecret, 'old_webhook_secret'],
      webhookUrl: null,
      store: createMemoryStore(),
      controls: true,
      ...options,
      clock,
    }),
  );
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ParsedResponse> {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      json: text === '' ? undefined : JSON.parse(text),
    };
  }

  const get = (path: string, headers?: Record<string, string>) =>
    request('GET', path, undefined, headers);
  const post = (path: string, body: unknown = {}, headers?: Record<string, string>) =>
    request('POST', path, body, headers);

  return {
    origin,
    apiBase: `${origin}/v1`,
    clock,
    get,
    post,
    injectError: (on: string, kind: string, extra: Record<string, number> = {}) =>
      post('/__sandbox/faults', { on, do: kind, ...extra }),
    clearErrorQueue: () => request('DELETE', '/__sandbox/faults'),
    ledger: async () => (await get('/__sandbox/ledger')).json,
    log: async (): Promise<Json[]> => (await get('/__sandbox/log')).json.requests,
    newOrder: async (amount = 5000, receipt = 'ord_1') =>
      (await post('/v1/orders', { amount, currency: 'INR', receipt })).json,
    attempt: (orderId: string, outcome = 'succeed', extra: object = {}) =>
      post(
        '/v1/checkout/attempt',
        { key: keyId, order_id: orderId, outcome, ...extra },
        { authorization: '' },
      ),
    close: () => server.close(),
  };
}

export type StartedGateway = Awaited<ReturnType<typeof startGateway>>;
