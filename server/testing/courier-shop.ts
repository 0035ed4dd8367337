import {
  courierKey,
  type StartedCourier,
  startCourier,
} from '@jyotiratna/sandbox-gateway/testing/start-courier';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { pollParcels } from '../parcels/poll-parcels.ts';
import { runCourierTasks } from '../parcels/run-courier-tasks.ts';
import { parcels } from '../parcels/schema.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { newMember, type TestMember } from './members.ts';
import { addOrder } from './orders.ts';
import type { DatabaseKind } from './test-database.ts';
import { createTestShop, type TestShop } from './test-shop.ts';

export type CourierShop = TestShop & {
  courier: StartedCourier;
  admin: TestMember;
  /** Adds a packed order with an address. @returns its id */
  packed: (id: string, order?: Partial<Parameters<typeof addOrder>[1]>) => Promise<string>;
  handOver: (...ids: string[]) => Promise<{ id: string; rejected: { reason: string }[] }>;
  /** Runs everything due at the courier, repeated failures included, until nothing is queued. */
  settle: () => Promise<void>;
  /** Reads all open parcels from the courier now. */
  poll: () => Promise<void>;
  parcelOf: (orderId: string) => Promise<typeof parcels.$inferSelect>;
};

const address = {
  fullName: 'Asha Rao',
  addressLine: '4 MI Road',
  apartment: '',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302001',
  phone: '9876543210',
} as const;

/** A listening shop with its own sandbox courier, which sends it webhooks. */
export async function createCourierShop(
  kind: DatabaseKind,
  env: Record<string, string> = {},
  options: Parameters<typeof startCourier>[0] = {},
): Promise<CourierShop> {
  const courier = await startCourier(options);
  const shop = await createTestShop(kind, {
    COURIER: 'sandbox',
    COURIER_API_BASE: courier.apiBase,
    COURIER_WEBHOOK_TOKEN: courierKey,
    ...env,
  });
  const url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  await courier.sendWebhooksTo(`${url}/api/parcels/events`);
  const admin = await newMember(shop, 'admin');
  const { db } = shop.deps;
  let presses = 0;
  return {
    ...shop,
    courier,
    admin,
    async packed(id, order = {}) {
      await addOrder(shop.deps, {
        id,
        status: 'packed',
        address: { ...address },
        hasReservedStock: false,
        ...order,
      });
      return id;
    },
    async handOver(...ids) {
      presses += 1;
      const { status, body } = await admin.post('/admin/hand-overs', {
        key: `press-${presses}-key`,
        orders: ids,
      });
      if (status !== 200) throw new Error(`hand-over: ${status} ${JSON.stringify(body)}`);
      return { id: body.handOver.id, rejected: body.rejected };
    },
    async settle() {
      const open = and(eq(outbox.kind, 'courier'), isNull(outbox.doneAt));
      for (let round = 0; round < 30; round += 1) {
        await db.update(outbox).set({ dueAt: sql`now()` }).where(open);
        await runCourierTasks(shop.deps);
        if ((await db.select().from(outbox).where(open)).length === 0) return;
      }
      throw new Error('courier tasks are left over');
    },
    async poll() {
      await db
        .update(parcels)
        .set({ pollAt: sql`now()` })
        .where(sql`${parcels.pollAt} is not null`);
      await pollParcels(shop.deps);
    },
    parcelOf: async (orderId) =>
      (await db.select().from(parcels).where(eq(parcels.orderId, orderId)))[0]!,
    async close() {
      await courier.close();
      await shop.close();
    },
  };
}
