import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { addresses, consents, users } from '../accounts/schema.ts';
import { archivePath, makeArchives } from '../admin/archives/make-archive.ts';
import { readTar } from '../admin/archives/tar.ts';
import { checkImports } from '../admin/imports/check-import.ts';
import { runImports } from '../admin/imports/run-import.ts';
import { healerCertificates } from '../healers/certificates/schema.ts';
import { healerAccounts } from '../healers/schema.ts';
import { subscribers } from '../newsletter/schema.ts';
import { returnRequests } from '../orders/returns/schema.ts';
import { parcels } from '../parcels/schema.ts';
import { solid } from '../platform/images/images.fixture.ts';
import { redirects } from '../redirects/schema.ts';
import { orderItems } from '../reservations/schema.ts';
import { addBundle, addCoupon, addProduct } from './catalogue.ts';
import { sendForm } from './forms.ts';
import { newMember, type TestMember } from './members.ts';
import { addOrder } from './orders.ts';
import type { DatabaseKind } from './test-database.ts';
import { createTestShop, type TestShop } from './test-shop.ts';

/** A healer account's row with the columns that are exported. */
export const archivedHealer: Pick<
  typeof healerAccounts.$inferSelect,
  'healerId' | 'sharePercent' | 'hours' | 'bioEn'
> = {
  healerId: 'h-1',
  sharePercent: 70,
  hours: { week: [['09:00'], [], [], [], [], [], []], exceptions: [] },
  bioEn: 'Reads charts in Jaipur.',
};
export const archivedCertificate = {
  id: 'crt_1',
  healerId: 'h-1',
  name: 'Jyotish Acharya',
  width: 40,
  height: 40,
  state: 'checked',
  checkedAt: new Date(0),
  checkedBy: 'owner@invented.example',
} as const;
export type ArchiveShop = { shop: TestShop; admin: TestMember };

/** An empty shop, and an administrator. */
export async function openForArchive(kind: DatabaseKind): Promise<ArchiveShop> {
  const shop = await createTestShop(kind);
  return { shop, admin: await newMember(shop, 'admin') };
}

/** Fills a shop with rows in most tables. @returns the code of its gift card */
export async function fillForArchive({ shop, admin }: ArchiveShop): Promise<string> {
  const { db } = shop.deps;
  await addProduct(shop.deps, { id: 'ring' });
  await addProduct(shop.deps, { id: 'bead' });
  await addBundle(shop.deps, 'pair', { ring: 1, bead: 2 }, { percentOff: 10 });
  await sendForm(admin, 'put', '/admin/product/ring', { name: 'Ring' }, [
    await solid(40, 40, 'png'),
  ]);
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
  await db
    .insert(consents)
    .values({ userId, purpose: 'account', noticeVersion: '1', granted: true });
  await db
    .insert(subscribers)
    .values({ id: 'sub_1', email: 'a@invented.example', previousState: 'subscribed' });
  await db
    .insert(redirects)
    .values({ path: '/old', target: '/remedies', targetPath: '/remedies', cause: 'typed' });
  await db.insert(healerAccounts).values({ ...archivedHealer, userId: admin.id });
  await db.execute(sql`update healer_accounts set invited_email = 'asked@invented.example'`);
  await db
    .insert(healerCertificates)
    .values({ ...archivedCertificate, userId: admin.id, content: 'c2VhbGVk' });
  await addOrder(shop.deps, { id: 'ord_1', userId, email: 'a@invented.example' });
  await addOrder(shop.deps, { id: 'ord_2', userId: admin.id });
  const grant = { amount: 700, reason: 'A late parcel', requestKey: 'first-grant' };
  expect((await admin.post(`/admin/customers/${userId}/credit`, grant)).status).toBe(200);
  const card = {
    amount: 2500,
    reason: 'A present',
    months: 12,
    locale: 'en',
    requestKey: 'first-card',
  };
  const { code } = (await admin.post('/admin/gift-cards', card)).body;
  await db.insert(parcels).values({
    id: 'par_1',
    orderId: 'ord_1',
    direction: 'forward',
    courier: 'sandbox',
    state: 'booked',
    grams: 50,
  });
  await db.insert(returnRequests).values({
    id: 'ret_1',
    orderId: 'ord_1',
    status: 'requested',
    wish: 'refund',
    reason: 'other',
    note: '',
  });
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
  return code;
}

/** The bytes of a new archive. */
export async function archiveOf({ shop, admin }: ArchiveShop): Promise<Buffer> {
  const started = await admin.post('/admin/archives');
  expect(started.status).toBe(200);
  await makeArchives(shop.deps);
  const [entry] = (await admin.get('/admin/archives')).body.archives;
  expect(entry).toMatchObject({ status: 'ready', done: entry.total });
  return readFile(archivePath(shop.deps.env, entry.id));
}

/** Imports an archive; returns the import. */
export async function moveIn({ shop, admin }: ArchiveShop, bytes: Buffer) {
  const { id } = (await admin.post('/admin/imports')).body.import;
  await sendForm(admin, 'post', `/admin/imports/${id}/files`, {}, [
    { field: 'file', name: 'archive.tar', bytes },
  ]);
  await admin.post(`/admin/imports/${id}/check`, { mapping: {} });
  await checkImports(shop.deps);
  await admin.post(`/admin/imports/${id}/run`);
  await runImports(shop.deps);
  return (await admin.get(`/admin/imports/${id}`)).body.import;
}

/** The exported files by name, without `archive.json`, which contains its date. */
export async function filesOf(bytes: Buffer): Promise<Record<string, string>> {
  async function* once() {
    yield bytes;
  }
  const files: Record<string, string> = {};
  for await (const { name, bytes: content } of readTar(once()))
    if (name !== 'archive.json')
      files[name] =
        content.length < 2000
          ? content.toString()
          : createHash('sha256').update(content).digest('hex');
  return files;
}
