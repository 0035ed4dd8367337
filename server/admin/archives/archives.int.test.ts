import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../accounts/password-hash.ts';
import { addresses, consents, users } from '../../accounts/schema.ts';
import { products } from '../../catalogue/schema.ts';
import { creditAccount } from '../../ledger/accounts.ts';
import { balanceOf } from '../../ledger/queries.ts';
import { subscribers } from '../../newsletter/schema.ts';
import { returnRequests } from '../../orders/returns/schema.ts';
import { parcels } from '../../parcels/schema.ts';
import { solid } from '../../platform/images/images.fixture.ts';
import { redirects } from '../../redirects/schema.ts';
import { orderItems } from '../../reservations/schema.ts';
import { seedContent } from '../../seed/content/seed-content.ts';
import { addCoupon, addProduct } from '../../testing/catalogue.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { addOrder } from '../../testing/orders.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { checkImports } from '../imports/check-import.ts';
import { runImports } from '../imports/run-import.ts';
import { archivePath, makeArchives } from './make-archive.ts';
import { archives } from './schema.ts';
import { readTar } from './tar.ts';

const memberPassword = 'quiet marigold 41';
type Shop = { shop: TestShop; admin: TestMember };

/** The files of an archive, without what is of its moment. */
async function filesOf(bytes: Buffer): Promise<Record<string, string>> {
  async function* once() {
    yield bytes;
  }
  const files: Record<string, string> = {};
  for await (const { name, bytes: content } of readTar(once()))
    if (name !== 'archive.json')
      files[name] = content.length < 2000 ? content.toString() : createHash('sha256').update(content).digest('hex');
  return files;
}

describe.each(databaseKinds())('an archive of the shop on %s', (kind) => {
  let from: Shop;
  let code = '';
  let to: Shop;
  beforeAll(async () => {
    from = await open();
    to = await open();
    await fill(from);
  });
  afterAll(async () => {
    await from.shop.close();
    await to.shop.close();
  });

  async function open(): Promise<Shop> {
    const shop = await createTestShop(kind);
    await seedContent(shop.deps.db);
    const admin = await newMember(shop, 'admin');
    const passwordHash = await hashPassword(memberPassword);
    await shop.deps.db.update(users).set({ passwordHash }).where(eq(users.id, admin.id));
    return { shop, admin };
  }

  async function fill({ shop, admin }: Shop): Promise<void> {
    const { db } = shop.deps;
    await addProduct(shop.deps, { id: 'ring' });
    await addProduct(shop.deps, { id: 'bead' });
    await sendForm(admin, 'put', '/admin/product/ring', { name: 'Ring' }, [await solid(40, 40, 'png')]);
    await addCoupon(shop.deps, { code: 'HALF', value: 5000 });
    await newMember(shop, 'user');
    const [user] = await db.select().from(users).where(eq(users.role, 'user'));
    const userId = user?.id ?? '';
    await db.insert(addresses).values({
      userId,
      fullName: 'Asha',
      addressLine: '12 Johari Bazar',
      city: 'Jaipur',
      state: 'Rajasthan',
      pincode: '302003',
      phone: '9811100001',
    });
    await db.insert(consents).values({ userId, purpose: 'account', noticeVersion: '1', granted: true });
    await db.insert(subscribers).values({ id: 'sub_1', email: 'a@invented.example', previousState: 'subscribed' });
    await db.insert(redirects).values({ path: '/old', target: '/remedies', targetPath: '/remedies', cause: 'typed' });
    await addOrder(shop.deps, { id: 'ord_1', userId, email: 'a@invented.example' });
    await addOrder(shop.deps, { id: 'ord_2', userId: admin.id });
    const grant = { amount: 700, reason: 'A late parcel', requestKey: 'first-grant' };
    expect((await admin.post(`/admin/customers/${userId}/credit`, grant)).status).toBe(200);
    const card = { amount: 2500, reason: 'A present', months: 12, locale: 'en', requestKey: 'first-card' };
    code = (await admin.post('/admin/gift-cards', card)).body.code;
    await db
      .insert(parcels)
      .values({ id: 'par_1', orderId: 'ord_1', direction: 'forward', courier: 'sandbox', state: 'booked', grams: 50 });
    await db
      .insert(returnRequests)
      .values({ id: 'ret_1', orderId: 'ord_1', status: 'requested', wish: 'refund', reason: 'other', note: '' });
    await db.insert(orderItems).values({
      orderId: 'ord_1',
      position: 0,
      productId: 'bead',
      variantId: 'bead',
      name: 'Stone bead',
      sku: 'BEAD',
      slug: 'stone-bead',
      quantity: 1,
      unitPricePaise: 10_000,
      tookStock: false,
    });
  }

  async function archiveOf({ shop, admin }: Shop): Promise<Buffer> {
    const started = await admin.post('/admin/archives');
    expect(started.status).toBe(200);
    await makeArchives(shop.deps);
    const [made] = (await admin.get('/admin/archives')).body.archives;
    expect(made).toMatchObject({ status: 'ready', done: made.total });
    return readFile(archivePath(shop.deps.env, made.id));
  }

  async function moveIn({ shop, admin }: Shop, bytes: Buffer) {
    const { id } = (await admin.post('/admin/imports')).body.import;
    await sendForm(admin, 'post', `/admin/imports/${id}/files`, {}, [{ field: 'file', name: 'archive.tar', bytes }]);
    await admin.post(`/admin/imports/${id}/check`, { mapping: {} });
    await checkImports(shop.deps);
    await admin.post(`/admin/imports/${id}/run`);
    await runImports(shop.deps);
    return (await admin.get(`/admin/imports/${id}`)).body.import;
  }

  it('makes the same shop of an empty one: its archive is equal', async () => {
    const first = await archiveOf(from);
    const moved = await moveIn(to, first);
    expect(moved).toMatchObject({ status: 'finished', done: moved.total });
    expect(Object.values(moved.counts).flatMap((counts) => Object.keys(counts as object))).toEqual(
      expect.not.arrayContaining(['dropped', 'failed']),
    );
    const [before, after] = [await filesOf(first), await filesOf(await archiveOf(to))];
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['products-000001.jsonl', 'documents-000001.jsonl', 'users-000001.jsonl', 'end.json']),
    );
    expect(Object.keys(before).filter((name) => name.startsWith('images/')).length).toBeGreaterThan(1);
    expect(after).toEqual(before);
    const { body } = await to.shop.visitor().get('/products/ring');
    expect(body.product.name).toBe('Ring');
    const { deps } = to.shop;
    const [user] = await deps.db.select().from(users).where(eq(users.role, 'user'));
    expect(await balanceOf(deps.db, creditAccount(user?.id ?? ''))).toBe(70_000);
    expect((await to.shop.visitor().post('/gift-cards/check', { code })).body).toMatchObject({ balance: 2500 });
    expect([await deps.db.$count(parcels), await deps.db.$count(returnRequests)]).toEqual([1, 1]);
  });

  it('has no password, and no administrator', async () => {
    const [made] = (await from.admin.get('/admin/archives')).body.archives;
    const text = await readFile(archivePath(from.shop.deps.env, made.id), 'latin1');
    expect(text).not.toContain('argon2');
    expect(text).not.toContain('password_hash');
    expect(text).not.toContain('"role"');
    expect(text).not.toContain('sealed:');
  });

  it('is downloaded after the password alone, by the administrator who typed it', async () => {
    const [made] = (await from.admin.get('/admin/archives')).body.archives;
    const key = (password: string) => from.admin.post(`/admin/archives/${made.id}/key`, { password });
    expect((await key('not this one')).body.fields).toHaveProperty('password');
    const opened = await key(memberPassword);
    expect(opened.status).toBe(200);
    const path = `/admin/archives/${made.id}/archive.tar?key=${encodeURIComponent(opened.body.key)}`;
    expect((await from.admin.get(path)).status).toBe(200);
    const other = await newMember(from.shop, 'admin');
    expect((await other.get(path)).status).toBe(400);
    expect((await from.shop.visitor().get(path)).status).toBe(401);
    expect((await from.admin.get(path.replace(/key=.*/, 'key=x'))).status).toBe(400);
  });

  it('goes on after a kill, and is equal to one that was not killed', async () => {
    const whole = await filesOf(await archiveOf(from));
    await from.admin.post('/admin/archives');
    let reads = 0;
    const cut: typeof from.shop.deps = {
      ...from.shop.deps,
      db: new Proxy(from.shop.deps.db, {
        get(target, name) {
          if (name === 'transaction' && ++reads > 12) throw new Error('killed');
          const value = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
    };
    await expect(makeArchives(cut)).rejects.toThrow('killed');
    const { db } = from.shop.deps;
    await makeArchives(from.shop.deps);
    // Another process has it until its claim ends.
    expect((await from.admin.get('/admin/archives')).body.archives[0].status).toBe('making');
    expect((await from.admin.post('/admin/archives')).status).toBe(409);
    await db.update(archives).set({ claimedUntil: sql`now() - interval '1 second'` });
    await makeArchives(from.shop.deps);
    const [made] = (await from.admin.get('/admin/archives')).body.archives;
    expect(await filesOf(await readFile(archivePath(from.shop.deps.env, made.id)))).toEqual(whole);
  });

  it('comes into no shop that has goods or customers, and not where it was cut', async () => {
    const bytes = await archiveOf(from);
    const full = await moveIn(from, bytes);
    expect(Object.keys(full.counts.archive)).toEqual(['dropped']);
    const third = await open();
    const cut = await moveIn(third, bytes.subarray(0, bytes.length - 2048));
    expect(Object.keys(cut.counts.archive)).toEqual(['dropped']);
    expect(await third.shop.deps.db.$count(products)).toBe(0);
    await third.shop.close();
  });

  it('is deleted after its days', async () => {
    const { db, env } = from.shop.deps;
    const [made] = (await from.admin.get('/admin/archives')).body.archives;
    await db.update(archives).set({ expiresAt: sql`now() - interval '1 second'` });
    await makeArchives(from.shop.deps);
    expect((await from.admin.get('/admin/archives')).body.archives).toEqual([]);
    await expect(readFile(archivePath(env, made.id))).rejects.toThrow('ENOENT');
  });
});
