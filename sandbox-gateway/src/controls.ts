import type { FastifyInstance } from 'fastify';
import type { Gateway } from './assemble.ts';
import { ApiError } from './errors.ts';

type Body = Record<string, unknown>;

/** Control endpoints for tests; enabled only by `controls`, which no production shop sets. */
export function controlRoutes(root: FastifyInstance, gateway: Gateway): void {
  const { ledger, errorQueue, clock, webhooks, log } = gateway;

  root.register(
    async (app) => {
      app.post('/faults', async ({ body }) => {
        try {
          return { failure: errorQueue.add((body ?? {}) as Body) };
        } catch (failure) {
          throw failure instanceof RangeError ? badRequest(failure.message) : failure;
        }
      });
      app.get('/faults', async () => ({ failures: errorQueue.waiting() }));
      app.delete('/faults', async () => {
        errorQueue.clear();
        return {};
      });

      app.post('/clock/advance', async ({ body }) => {
        await clock.advance(integerField(body, 'ms'));
        return { nowMs: clock.now() };
      });

      app.post('/webhooks/replay', async ({ body }) => {
        const delivery = ledger.deliveries.get(String((body as Body | undefined)?.eventId));
        if (!delivery) throw badRequest('eventId is the id of an event in GET /__sandbox/ledger');
        return { accepted: await webhooks.replay(delivery, integerField(body, 'n', 1)) };
      });
      app.post('/webhooks/url', async ({ body }) => {
        const url = (body as Body | undefined)?.url ?? null;
        if (url !== null && (typeof url !== 'string' || !URL.canParse(url)))
          throw badRequest('url is an address, or null');
        gateway.sendWebhooksTo(url);
        return { url };
      });

      app.get('/log', async () => ({ requests: log.all() }));
      app.get('/ledger', async () => {
        const payments = [...ledger.payments.values()];
        const captured = payments.filter((payment) => payment.captured);
        const totalOf = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
        return {
          captured: totalOf(captured.map(({ amount }) => amount)),
          refunded: totalOf(captured.map(({ amount_refunded }) => amount_refunded)),
          orders: [...ledger.orders.values()],
          payments,
          refunds: [...ledger.refunds.values()],
          events: [...ledger.deliveries.values()],
          webhooksDisabled: webhooks.isDisabled(),
        };
      });

      app.post('/reset', async ({ body }) => {
        const seed = (body as Body | undefined)?.seed;
        gateway.reset(seed === undefined ? undefined : String(seed));
        return {};
      });
    },
    { prefix: '/__sandbox' },
  );
}

const badRequest = (description: string) => new ApiError(400, { description });

function integerField(body: unknown, name: string, otherwise?: number): number {
  const value = (body as Body | undefined)?.[name] ?? otherwise;
  if (!Number.isSafeInteger(value) || (value as number) < 0)
    throw badRequest(`${name} is a whole number`);
  return value as number;
}
