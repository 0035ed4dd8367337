import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createSystemClock } from '@jyotiratna/sandbox-gateway';
import {
  type StartedGateway,
  startGateway,
} from '@jyotiratna/sandbox-gateway/testing/start-gateway';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoices } from '../orders/invoices/schema.ts';
import { checkLedger } from '../payments/check-ledger.ts';
import { reconcileOrders } from '../payments/reconcile-order.ts';
import { refundPayments } from '../payments/refund-payment.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { solid } from '../platform/images/images.fixture.ts';
import { createImages } from '../platform/images/images.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { orders } from '../reservations/schema.ts';
import { gatewaySettings, type Order, startOrder } from '../testing/checkout-shop.ts';
import { sendForm } from '../testing/forms.ts';
import { assertInvariants } from '../testing/invariants.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { runPostgresProgram } from '../testing/postgres-server.ts';
import { builtProgram, processEnvironment } from '../testing/program-environment.ts';
import { databaseKinds, fillDataDir, newPostgresDatabase } from '../testing/test-database.ts';
import { createTestShop, type TestShop, type Visitor } from '../testing/test-shop.ts';
import { imageStore } from './image-store.ts';

const company = {
  COMPANY_NAME: 'Ratna Exports',
  COMPANY_ADDRESS: '12 Johari Bazaar',
  GSTIN: '08ABCDE1234F1Z0',
  TAX_DEFAULTS: 'Precious=7103:0.25',
};
const address = {
  fullName: 'Asha Sharma',
  addressLine: '4 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  phone: '9999999999',
};

/** Disaster recovery: the nightly backup is restored, and the provider reports later payments. */
describe.each(databaseKinds())('a backup of a shop on %s', (kind) => {
  let folder: string;
  let env: Record<string, string>;
  let gateway: StartedGateway;
  let shop: TestShop;
  let owner: TestMember;
  let member: TestMember;
  let latecomer: TestMember;
  let ring: { _id: string; images: string[] };
  let databases: { url: string; drop: () => Promise<void> }[] = [];
  const backup = () => path.join(folder, 'backup');

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'jyotiratna-backup-'));
    gateway = await startGateway({ clock: createSystemClock() });
    env = { ...gatewaySettings(gateway.apiBase), ...company, DATA_DIR: path.join(folder, 'data') };
    if (kind === 'postgres') await newServerDatabase();
    else await fillDataDir(env.DATA_DIR!);
    await open();
    owner = await newMember(shop, 'admin');
    member = await newMember(shop);
    const fields = { name: 'Ring', category: 'Precious', originalPrice: '1000', quantity: '20' };
    const added = await sendForm(owner, 'post', '/admin/add/product', fields, [
      await solid(40, 30, 'png'),
    ]);
    ring = (await shop.visitor().get(`/products/${added.body.product._id}`)).body.product;
  });
  afterAll(async () => {
    await shop.close();
    await gateway.close();
    for (const { drop } of databases) await drop();
    await rm(folder, { recursive: true, force: true });
  });

  async function newServerDatabase(template?: string): Promise<string> {
    const fresh = await newPostgresDatabase(template);
    databases = [...databases, fresh];
    env.DATABASE_URL = fresh.url;
    return fresh.url;
  }
  async function open(): Promise<void> {
    const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR! });
    const withFiles = {
      images: createImages({ store: imageStore({ ...process.env, ...env } as never) }),
    };
    shop = await createTestShop(database, env, { change: (deps) => ({ ...deps, ...withFiles }) });
  }
  const run = promisify(execFile);
  const operate = (...args: string[]) =>
    run(process.execPath, [...builtProgram('admin'), ...args], {
      env: { ...processEnvironment, ...env },
    });

  /** As documented in docs/operating.md. */
  async function backUp(): Promise<void> {
    if (kind === 'postgres') {
      await runPostgresProgram('pg_dump', [
        '--format=custom',
        `--file=${backup()}.dump`,
        env.DATABASE_URL!,
      ]);
      await cp(path.join(env.DATA_DIR!, 'uploads'), backup(), { recursive: true });
      return;
    }
    await shop.close();
    await operate('backup', backup());
    await open();
  }
  async function destroyAndRestore(): Promise<void> {
    await shop.close();
    await rm(env.DATA_DIR!, { recursive: true });
    if (kind === 'postgres') {
      await databases[0]!.drop();
      const url = await newServerDatabase('template0');
      await runPostgresProgram('pg_restore', [
        '--no-owner',
        '--exit-on-error',
        `--dbname=${url}`,
        `${backup()}.dump`,
      ]);
      await cp(backup(), path.join(env.DATA_DIR!, 'uploads'), { recursive: true });
    } else await operate('restore', backup());
    await open();
  }

  /** A visitor of the restored shop with the same cookies. */
  function second(old: Visitor): Visitor {
    const visitor = shop.visitor();
    for (const [name, value] of old.cookies) visitor.cookies.set(name, value);
    return visitor;
  }
  const start = (visitor: Visitor) =>
    startOrder(visitor, 1000, [{ productId: ring._id, quantity: 1 }], { address });
  async function pay(visitor: Visitor, { gatewayOrderId }: Order): Promise<string> {
    const { json } = await gateway.attempt(gatewayOrderId);
    expect((await second(visitor).post('/payments/verify', json)).body.order.status).toBe('paid');
    return json.razorpay_payment_id;
  }
  const refund = (order: Order, key: string, amount?: number) =>
    second(owner).post(`/admin/orders/${order.orderId}/refund`, {
      key,
      lines: [{ item: 0, quantity: amount ? 0 : 1, amount: amount ?? 1000 }],
    });
  const invoice = async (order: Order) => {
    expect((await second(owner).get(`/admin/orders/${order.orderId}/invoice.pdf`)).status).toBe(
      200,
    );
    const { number } = (
      await shop.deps.db.select().from(invoices).where(eq(invoices.orderId, order.orderId))
    )[0]!;
    return Number(number.slice(-6));
  };
  const row = async ({ orderId }: Order) =>
    (await shop.deps.db.select().from(orders).where(eq(orders.id, orderId)))[0];
  const soon = () => shop.deps.db.update(orders).set({ reconcileAt: sql`now()`, leaseUntil: null });
  const ledgerOf = (payment: string) => async () =>
    (await gateway.ledger()).refunds.filter(
      ({ payment_id }: { payment_id: string }) => payment_id === payment,
    );

  it('is restored completely, and later payments are recovered by the ledger check', async () => {
    const buyer = shop.visitor();
    const [stored, open_, refunding] = [
      await start(buyer),
      await start(shop.visitor()),
      await start(shop.visitor()),
    ];
    const payer = shop.visitor();
    const storedPayment = await pay(buyer, stored);
    const refundedPayment = await pay(payer, refunding);
    expect(await invoice(stored)).toBe(1);
    await refund(refunding, 'before-the-backup');
    await backUp();

    // From here on, changes are not in the backup.
    const openPayment = await pay(payer, open_);
    expect(await invoice(open_)).toBe(2);
    await refund(stored, 'after-the-backup', 400);
    await refundPayments(shop.deps);
    latecomer = await newMember(shop);
    const unsavedOrder = await start(shop.visitor());
    const unsavedPayment = await pay(payer, unsavedOrder);
    await destroyAndRestore();

    expect([
      (await row(stored))?.status,
      (await row(open_))?.status,
      await row(unsavedOrder),
    ]).toEqual(['paid', 'created', undefined]);
    expect((await second(member).get('/user/checkToken')).status).toBe(200);
    expect((await second(latecomer).get('/user/checkToken')).status).toBe(401);
    expect(
      (await second(buyer).get(`/payments/orders/${stored.orderId}`)).body.order.email,
    ).toBeDefined();
    expect((await shop.app.inject({ url: ring.images[0]! })).statusCode).toBe(200);

    const after = { ...shop.deps, clock: { now: () => Date.now() + 15 * 60_000 } };
    for (let time = 0; time < 2; time += 1) {
      await soon();
      await Promise.all([reconcileOrders(shop.deps), refundPayments(shop.deps)]);
      const found = await checkLedger(after);
      expect(found).toMatchObject({
        repaired: 0,
        refunds: time === 0 ? 1 : 0,
        unknown: [unsavedPayment],
      });
    }
    expect(await row(open_)).toMatchObject({ status: 'paid' });
    expect(await row(stored)).toMatchObject({ status: 'paid', refundedPaise: 40_000 });
    expect(await row(refunding)).toMatchObject({ status: 'refunded' });
    for (const payment of [storedPayment, refundedPayment])
      expect(await ledgerOf(payment)()).toHaveLength(1);
    expect(await ledgerOf(openPayment)()).toEqual([]);
    const emails = await shop.deps.db.select().from(outbox).where(eq(outbox.kind, 'mail'));
    expect(emails.filter(({ key }) => key === `order-confirmation:${open_.orderId}`)).toHaveLength(
      1,
    );

    // The reported payment is refunded at the provider's dashboard; sales continue.
    await gateway.post(`/v1/payments/${unsavedPayment}/refund`, {});
    expect((await checkLedger(after)).unknown).toEqual([]);
    const next = await start(shop.visitor());
    await pay(payer, next);
    expect([await invoice(stored), await invoice(open_), await invoice(next)]).toEqual([1, 2, 3]);
    const { payments, captured, refunded } = await gateway.ledger();
    const ledger = {
      captured: captured - 100_000,
      refunded: refunded - 100_000,
      payments: payments.filter(({ id }: { id: string }) => id !== unsavedPayment),
    };
    await assertInvariants(shop.deps.db, { stock: { [ring._id]: 20 }, ledger });
    // A dump, a new database and two starts: slow on a loaded machine.
  }, 180_000);
});
