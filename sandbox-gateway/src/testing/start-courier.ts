import fastify from 'fastify';
import { createFakeClock } from '../clock.ts';
import { createSandboxCourier } from '../courier/courier.ts';
import type { CourierRow, Pickup, ShipmentEntity } from '../courier/entities.ts';
import type { CourierOptions, ErrorRates } from '../courier/options.ts';
import { createMemoryStore } from '../ledger/store.ts';

/** Token for calls and secret of webhooks. */
export const courierKey = 'sandbox_courier_key';

/** Starts a sandbox courier on a free local port, by default on a fake clock. */
export async function startCourier(options: Partial<CourierOptions> = {}) {
  const clock = options.clock ?? createFakeClock(Date.now() - 86_400_000);
  const server = fastify({ logger: false, forceCloseConnections: true });
  await server.register(
    createSandboxCourier({
      key: courierKey,
      webhookSecret: courierKey,
      webhookUrl: null,
      store: createMemoryStore<CourierRow>(),
      stepMs: 60_000,
      controls: true,
      ...options,
      clock,
    }),
  );
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const post = async (path: string, body: object) => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${courierKey}` },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  return {
    origin,
    apiBase: `${origin}/courier/v1`,
    clock,
    misbehave: (how: Partial<ErrorRates>) => post('/__courier/misbehave', how),
    sendWebhooksTo: (url: string | null) => post('/__courier/webhooks/url', { url }),
    setPin: (pin: string, is: { serviceable?: boolean; cash?: boolean }) =>
      post('/__courier/pins', { pin, ...is }),
    move: (awb: string, to: string) => post(`/courier/v1/shipments/${awb}/move`, { to }),
    advance: (ms: number) => post('/__courier/clock/advance', { ms }),
    remit: () => post('/courier/v1/remittances', {}),
    book: async (): Promise<{ shipments: ShipmentEntity[]; pickups: Pickup[] }> =>
      (await fetch(`${origin}/__courier/book`)).json() as never,
    close: () => server.close(),
  };
}

export type StartedCourier = Awaited<ReturnType<typeof startCourier>>;
