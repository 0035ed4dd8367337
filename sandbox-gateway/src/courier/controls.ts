import type { FastifyInstance } from 'fastify';
import type { SandboxCourier } from './assemble-courier.ts';
import type { ErrorRates } from './options.ts';

/** Control endpoints for tests; enabled only by `controls`, which no production shop sets. */
export function courierControlRoutes(app: FastifyInstance, courier: SandboxCourier): void {
  app.register(
    async (root) => {
      root.post('/misbehave', async ({ body }) => {
        courier.misbehave((body ?? {}) as Partial<ErrorRates>);
        return {};
      });
      root.post('/clock/advance', async ({ body }) => {
        await courier.clock.advance(Number((body as { ms?: number }).ms ?? 0));
        return { nowMs: courier.clock.now() };
      });
      root.post('/webhooks/url', async ({ body }) => {
        courier.sendWebhooksTo((body as { url?: string | null }).url ?? null);
        return {};
      });
      root.post('/pins', async ({ body }) => {
        const {
          pin,
          serviceable = true,
          cash = true,
        } = body as { pin: string; serviceable?: boolean; cash?: boolean };
        courier.serviceability.set(pin, { serviceable, cash });
        return {};
      });
      root.get('/book', async () => ({
        shipments: [...courier.book.shipments.values()],
        pickups: [...courier.book.pickups.values()],
        webhookMessages: [...courier.book.webhookMessages.values()],
      }));
    },
    { prefix: '/__courier' },
  );
}
