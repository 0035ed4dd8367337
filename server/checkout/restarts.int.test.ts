import { createSystemClock } from '@jyotiratna/sandbox-gateway';
import {
  type StartedGateway,
  startGateway,
} from '@jyotiratna/sandbox-gateway/testing/start-gateway';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { gatewaySettings } from '../testing/checkout-shop.ts';
import { assertInvariants } from '../testing/invariants.ts';
import { type ProcessReply, type ShopProcess, startShopProcess } from '../testing/shop-process.ts';
import { databaseKinds, newPostgresDatabase } from '../testing/test-database.ts';

describe.skipIf(!databaseKinds().includes('postgres'))(
  'two processes that are replaced one after the other',
  () => {
    let gateway: StartedGateway;
    let database: OpenDatabase;
    let drop: () => Promise<void>;
    let env: Record<string, string>;
    let shops: [ShopProcess, ShopProcess];
    beforeAll(async () => {
      gateway = await startGateway({ clock: createSystemClock() });
      const fresh = await newPostgresDatabase();
      drop = fresh.drop;
      env = { ...gatewaySettings(gateway.apiBase), DATABASE_URL: fresh.url, TRUST_PROXY: '1' };
      database = await openDatabase({ databaseUrl: fresh.url, dataDir: '' });
      await addProduct({ db: database.db }, { id: 'ring', price: 100, stock: 100_000 });
      shops = await Promise.all([startShopProcess(env), startShopProcess(env)]);
    });
    afterAll(async () => {
      await Promise.all(shops.map((shop) => shop.stop()));
      await database.close();
      await drop();
      await gateway.close();
    });

    /**
     * Sends a request as a load balancer does: to the other process if one does not respond or is
     * shutting down.
     */
    async function send(
      n: number,
      path: string,
      body: object,
      headers: Record<string, string>,
    ): Promise<ProcessReply> {
      for (let attempts = 0; attempts < 8; attempts += 1) {
        const reply = await shops[(n + attempts) % 2]!.post(path, body, headers).catch(() => null);
        if (reply && reply.status !== 503 && reply.body.code !== 'in_progress') return reply;
      }
      throw new Error('Neither process answers.');
    }
    async function buy(n: number): Promise<string> {
      const order = {
        amount: 100,
        currency: 'INR',
        items: [{ productId: 'ring', quantity: 1 }],
        email: 'asha@example.com',
      };
      const headers = {
        'x-forwarded-for': `10.0.${n >> 8}.${n & 255}`,
        'idempotency-key': `wish-${n}-0000000000000000`,
      };
      const created = await send(n, '/payments/create-order', order, headers);
      expect(created.status).toBe(200);
      const { json } = await gateway.attempt(created.body.order.id);
      const verified = await send(n + 1, '/payments/verify', json, headers);
      expect(verified.body.order.status).toBe('paid');
      return verified.body.order._id;
    }
    async function replace(place: 0 | 1): Promise<void> {
      await shops[place].stop();
      shops[place] = await startShopProcess(env);
    }

    it('lose no order and duplicate none', async () => {
      let replaced = false;
      let n = 0;
      const acknowledged: string[] = [];
      const buyers = Array.from({ length: 4 }, async () => {
        while (!replaced) acknowledged.push(await buy(n++));
      });
      const replacing = replace(0)
        .then(() => replace(1))
        .finally(() => {
          replaced = true;
        });
      await Promise.all([replacing, ...buyers]);
      expect(new Set(acknowledged).size).toBe(n);
      expect(await database.db.$count(orders)).toBe(n);
      expect(await database.db.$count(orders, eq(orders.status, 'paid'))).toBe(n);
      await assertInvariants(database.db, {
        stock: { ring: 100_000 },
        acknowledged,
        ledger: await gateway.ledger(),
      });
    });
  },
);
