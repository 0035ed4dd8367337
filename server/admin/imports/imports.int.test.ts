import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, consents, users } from '../../accounts/schema.ts';
import {
  productImages,
  products,
  productVariants,
  stockMovements,
} from '../../catalogue/schema.ts';
import { documents } from '../../documents/schema.ts';
import { giftCards } from '../../gift-cards/schema.ts';
import { subscribers } from '../../newsletter/schema.ts';
import { archivedOrders } from '../../orders/archive/schema.ts';
import { reviews } from '../../orders/reviews/schema.ts';
import { solid } from '../../platform/images/images.fixture.ts';
import { outbox } from '../../platform/outbox/schema.ts';
import { coupons } from '../../pricing/schema.ts';
import { redirects } from '../../redirects/schema.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { checkImports } from './check-import.ts';
import * as files from './imports.fixture.ts';
import { runImports } from './run-import.ts';

describe.each(databaseKinds())('the import of another shop on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  let server: http.Server;
  let host: string;
  const failing = new Set<string>();

  beforeAll(async () => {
    const png = await solid(400, 400, 'png');
    const other = await solid(300, 400, 'png');
    server = http.createServer((request, response) => {
      if (failing.has(request.url ?? '')) return void response.writeHead(500).end();
      response.end(request.url === '/am-2.jpg' ? other : png);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    shop = await createTestShop(kind, { IMPORT_IMAGE_HOSTS: host });
    admin = await newMember(shop, 'admin');
  });
  afterAll(async () => {
    server.close();
    await shop.close();
  });

  const here = (text: string) =>
    text.replaceAll('https://images.invented.example', `http://${host}`);
  const all = [
    files.shopifyProducts,
    files.shopifyCustomers,
    files.shopifyOrders,
    files.judgeme,
    files.discounts,
    files.cards,
    files.redirectFile,
    files.wxr,
  ];
  const mapping = {
    columns: {},
    options: { Colour: 'metal' as const },
    countryOfOrigin: 'India',
    mrpFromPrice: true,
    onePiece: true,
  };
  async function begin(exported: string[] = all, map: object = mapping): Promise<string> {
    const { body } = await admin.post('/admin/imports');
    const { id } = body.import;
    for (const text of exported) {
      const file = { field: 'file', name: 'export.txt', bytes: Buffer.from(here(text)) };
      const sent = await sendForm(admin, 'post', `/admin/imports/${id}/files`, {}, [file]);
      expect(sent.status).toBe(200);
    }
    expect(
      (await admin.post(`/admin/imports/${id}/check`, { mapping: map })).body.import.status,
    ).toBe('checking');
    expect(await checkImports(shop.deps)).toBe(true);
    return id;
  }
  /** The shop's dependencies with a database of which every transaction but the first fails. */
  function failingWith(error: Error): TestShop['deps'] {
    let transactions = 0;
    const db = new Proxy(shop.deps.db, {
      get(target, name) {
        if (name === 'transaction' && ++transactions > 1) throw error;
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    return { ...shop.deps, db };
  }
  const show = async (id: string) => (await admin.get(`/admin/imports/${id}`)).body.import;
  const run = async (id: string) => {
    expect((await admin.post(`/admin/imports/${id}/run`)).status).toBe(200);
    await runImports(shop.deps);
    return show(id);
  };
  const count = async (table: Parameters<TestShop['deps']['db']['$count']>[0]) =>
    shop.deps.db.$count(table);
  const everything = async () => ({
    products: await count(products),
    variants: await count(productVariants),
    images: await count(productImages),
    users: await count(users),
    orders: await count(archivedOrders),
    reviews: await count(reviews),
    coupons: await count(coupons),
    articles: await count(documents),
    redirects: await count(redirects),
    subscribers: await count(subscribers),
  });

  it('reports every record in a dry run before it changes anything', async () => {
    const before = await everything();
    const id = await begin();
    const checked = await show(id);
    expect(await everything()).toEqual(before);
    expect(checked.status).toBe('checked');
    expect(checked.files.map(({ kind }: { kind: string }) => kind)).toContain('article');
    expect(checked.counts).toMatchObject({
      product: { created: 4, dropped: 1 },
      customer: { created: 2, dropped: 1 },
      order: { created: 2, dropped: 1 },
      'gift-card': { created: 1, dropped: 1 },
      redirect: { created: 2 },
    });
    expect(checked.found.options).toEqual(['Colour']);
    const { body } = await admin.get(`/admin/imports/${id}/rows?outcome=dropped&kind=product`);
    expect(body.rows).toMatchObject([{ key: 'free-gift', reason: 'price_missing', line: 7 }]);
    const csv = (await admin.get(`/admin/imports/${id}/rows.csv?outcome=dropped`)).body as string;
    expect(csv).toContain('export.txt,7,product,free-gift');
    expect((await admin.delete(`/admin/imports/${id}`)).status).toBe(200);
  });

  it('stores everything in one step, and sends no email', async () => {
    failing.add('/py.jpg');
    const emails = await count(outbox);
    const finished = await run(await begin());
    expect(finished.status).toBe('finished');
    expect(finished.done).toBe(finished.total);
    expect(await count(outbox)).toBe(emails);
    const [bracelet] = await shop.deps.db
      .select()
      .from(products)
      .where(eq(products.slug, 'amethyst-bracelet'));
    expect(bracelet).toMatchObject({
      name: 'Amethyst Bracelet',
      hsn: '7116',
      stock: 4,
      discountedPricePaise: 49_900,
      originalPricePaise: 69_900,
      mrpPaise: 69_900,
      hasVariants: true,
      // Without a maker it stays unpublished.
      draft: true,
    });
    const images = await shop.deps.db
      .select()
      .from(productImages)
      .where(eq(productImages.productId, bracelet!.id));
    expect(images.map(({ position, alt }) => [position, alt])).toEqual([
      [0, 'Front'],
      [1, 'Back'],
    ]);
    const sizes = await shop.deps.db
      .select()
      .from(productVariants)
      .where(eq(productVariants.productId, bracelet!.id));
    expect(Object.fromEntries(sizes.map(({ sku, pictures }) => [sku, pictures]))).toMatchObject({
      'AM-S': [],
      'AM-M': [1],
    });
    const [pyramid] = await shop.deps.db
      .select()
      .from(productVariants)
      .where(eq(productVariants.sku, 'PY-1'));
    expect(pyramid?.options).toEqual([]);
  });

  it('lists the failed images, and fetches them on retry', async () => {
    const { body } = await admin.get('/admin/imports');
    const { id } = body.imports[0];
    const failed = async () =>
      (await admin.get(`/admin/imports/${id}/rows?outcome=failed`)).body.rows;
    expect(await failed()).toMatchObject([
      { kind: 'image', reason: 'address_unreachable', detail: '500' },
    ]);
    failing.clear();
    expect((await admin.post(`/admin/imports/${id}/retry`)).status).toBe(200);
    await runImports(shop.deps);
    expect(await failed()).toEqual([]);
  });

  it('creates accounts with their earlier consent and their addresses in India', async () => {
    const [asha] = await shop.deps.db
      .select()
      .from(users)
      .where(eq(users.email, 'asha@invented.example'));
    expect(asha).toMatchObject({ passwordHash: null, emailVerifiedAt: null, name: 'Asha Verma' });
    const list = await shop.deps.db.select().from(subscribers);
    expect(list).toMatchObject([
      {
        email: 'asha@invented.example',
        confirmedAt: null,
        previousState: 'subscribed',
        previousAt: null,
      },
    ]);
    const given = await shop.deps.db
      .select()
      .from(consents)
      .where(eq(consents.noticeVersion, 'previous-shop'));
    expect(given).toMatchObject([
      { email: 'asha@invented.example', purpose: 'newsletter', granted: true },
    ]);
    const [address, ...rest] = await shop.deps.db.select().from(addresses);
    expect(address).toMatchObject({
      city: 'Jaipur',
      state: 'Rajasthan',
      pincode: '302003',
      primary: true,
    });
    expect(rest).toEqual([]);
  });

  it('archives old orders: without stock, and visible only to the verified address', async () => {
    const rows = await shop.deps.db.select().from(archivedOrders);
    expect(rows.map(({ number, totalPaise }) => [number, totalPaise])).toEqual([
      ['#1001', 164_800],
      ['#1002', 30_050],
    ]);
    const moved = await shop.deps.db
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.cause, 'order'));
    expect(moved).toEqual([]);
    const customer = await admin.get('/admin/customers?search=asha');
    const { body } = await admin.get(`/admin/customers/${customer.body.customers[0].key}`);
    expect(body.customer.archivedOrders).toMatchObject([{ number: '#1001', total: 1648 }]);
  });

  it('excludes reviews from the average, and marks them as from the previous shop', async () => {
    const [row] = await shop.deps.db.select().from(reviews);
    expect(row).toMatchObject({ imported: true, orderId: null, stars: 5, status: 'published' });
    await shop.deps.db
      .update(products)
      .set({ draft: false })
      .where(eq(products.slug, 'amethyst-bracelet'));
    await shop.deps.catalogue.changed();
    const { body } = await shop.visitor().get('/products/amethyst-bracelet/reviews');
    expect(body).toMatchObject({ count: 0, imported: 1, average: null });
    expect(body.reviews).toMatchObject([{ name: 'Meera', imported: true, pictures: [{}] }]);
  });

  it('converts codes, balances, articles and addresses to those of this shop', async () => {
    const codes = await shop.deps.db.select().from(coupons);
    expect(codes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          code: 'DIWALI10',
          type: 'percentage',
          value: 1000,
          maxRedemptions: 7,
        }),
      ]),
    );
    expect(await shop.deps.db.select().from(giftCards)).toMatchObject([
      {
        origin: 'import',
        amountPaise: 25_050,
        status: 'active',
        sealedCode: expect.stringMatching(/^sealed:/),
      },
    ]);
    const [article] = await shop.deps.db
      .select()
      .from(documents)
      .where(eq(documents.slug, 'on-amethyst'));
    expect(article).toMatchObject({ published: null, draft: { en: { author: 'Asha' } } });
    const kept = await shop.deps.db.select().from(redirects);
    expect(Object.fromEntries(kept.map(({ path, target }) => [path, target]))).toMatchObject({
      '/products/amethyst-bracelet': '/remedies/amethyst-bracelet',
      '/?p=77': '/blog/on-amethyst',
      '/collections/old': '/collections/new',
    });
  });

  it('changes nothing when repeated', async () => {
    const before = await everything();
    const id = await begin();
    const checked = await show(id);
    for (const [kind, outcomes] of Object.entries(checked.counts as Record<string, object>))
      expect([
        kind,
        Object.keys(outcomes).filter((one) => one === 'created' || one === 'updated'),
      ]).toEqual([kind, []]);
    await run(id);
    expect(await everything()).toEqual(before);
  });

  it('applies the file’s changes, and units sold since stay sold', async () => {
    await shop.deps.db
      .update(productVariants)
      .set({ stock: 3 })
      .where(eq(productVariants.sku, 'AM-S'));
    const changed = files.shopifyProducts.replace('shopify,4,499.00', 'shopify,6,525.00');
    await run(await begin([changed]));
    const [variant] = await shop.deps.db
      .select()
      .from(productVariants)
      .where(eq(productVariants.sku, 'AM-S'));
    expect(variant).toMatchObject({ stock: 5, discountedPricePaise: 52_500 });
  });

  it('updates a product whose SKU another product had', async () => {
    const head =
      'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price';
    const file = (price: number) =>
      [
        head,
        'twin-one,Twin One,,Decor,Size,14,TWIN-14,shopify,4,500',
        `twin-two,Twin Two,,Decor,Size,14,TWIN-14,shopify,4,${price}\n`,
      ].join('\n');
    await run(await begin([file(600)]));
    const { counts } = await run(await begin([file(650)]));
    expect(counts.product).toEqual({ unchanged: 1, updated: 1, missing: 1 });
    const [twin] = await shop.deps.db.select().from(products).where(eq(products.slug, 'twin-two'));
    const rows = await shop.deps.db
      .select()
      .from(productVariants)
      .where(eq(productVariants.productId, twin?.id ?? ''));
    expect(rows.map(({ sku, discountedPricePaise }) => [sku, discountedPricePaise])).toContainEqual(
      ['TWIN-14-TWIN-TWO', 65_000],
    );
    expect(rows.filter(({ options, deletedAt }) => options.length > 0 && !deletedAt)).toHaveLength(
      1,
    );
  });

  it('keeps date and kind of a consent, and mails unconfirmed subscribers only if a setting permits it', async () => {
    const head =
      'Email,First Name,Email Marketing: Status,Email Marketing: Level,Email Marketing: Updated At,Total Spent';
    const rows = [
      'yes@invented.example,Y,subscribed,confirmed_opt_in,2024-02-03 10:00:00 +0530,0',
      'single@invented.example,S,subscribed,single_opt_in,2024-02-04 10:00:00 +0530,0',
      'pending@invented.example,P,pending,,2024-02-04 10:00:00 +0530,0',
    ];
    await run(await begin([[head, ...rows, ''].join('\n')]));
    const list = await shop.deps.db.select().from(subscribers).orderBy(subscribers.email);
    const kept = list.map(({ email, confirmedAt, previousAt }) => [
      email.split('@')[0],
      confirmedAt?.toISOString() ?? null,
      previousAt?.toISOString() ?? null,
    ]);
    expect(kept).toEqual([
      ['asha', null, null],
      ['single', null, '2024-02-04T04:30:00.000Z'],
      ['yes', '2024-02-03T04:30:00.000Z', '2024-02-03T04:30:00.000Z'],
    ]);
    const readers = async () => (await admin.get('/admin/newsletter')).body;
    expect(await readers()).toMatchObject({
      confirmed: 1,
      imported: 2,
      unconfirmed: 0,
      readers: 1,
    });
    await admin.put('/admin/settings', { version: 0, values: { IMPORTED_SUBSCRIBERS: 'on' } });
    expect(await readers()).toMatchObject({ readers: 3 });
  });

  it('logs a WordPress customer in with the old password, using the old hash only once', async () => {
    const hash = '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0';
    const emails = await count(outbox);
    await run(await begin([`user_email,first_name,user_pass\nwp@invented.example,Wp,${hash}\n`]));
    expect(await count(outbox)).toBe(emails);
    const passwordHash = async () =>
      (await shop.deps.db.select().from(users).where(eq(users.email, 'wp@invented.example')))[0]
        ?.passwordHash;
    expect(await passwordHash()).toBe(hash);
    const report = await shop.deps.db.execute(
      sql`select data::text from import_rows where key = 'wp@invented.example'`,
    );
    expect(JSON.stringify(report.rows)).not.toContain(hash);
    const login = { email: 'wp@invented.example', password: 'test12345' };
    expect(
      (await shop.visitor().post('/user/login', { ...login, password: 'test12346' })).status,
    ).toBe(401);
    expect((await shop.visitor().post('/user/login', login)).status).toBe(200);
    expect(await passwordHash()).toMatch(/^\$argon2id/);
    expect((await shop.visitor().post('/user/login', login)).status).toBe(200);
  });

  it('continues after a failure, by two processes at once, and stores each record once', async () => {
    const lines = Array.from(
      { length: 120 },
      (_, n) => `C${n},Test,c${n}@invented.example,no,0.00`,
    );
    const id = await begin([
      `First Name,Last Name,Email,Accepts Email Marketing,Total Spent\n${lines.join('\n')}\n`,
    ]);
    await admin.post(`/admin/imports/${id}/run`);
    await expect(runImports(failingWith(new Error('killed')))).rejects.toThrow('killed');
    const stored = async () =>
      (await shop.deps.db.select().from(users)).filter(({ email }) => /^c\d+@invented/.test(email))
        .length;
    expect(await stored()).toBe(50);
    await Promise.all([runImports(shop.deps), runImports(shop.deps)]);
    await runImports(shop.deps);
    expect(await stored()).toBe(120);
    expect((await show(id)).counts.customer).toEqual({ created: 120 });
  });

  it('restarts a killed dry run when its lease expires', async () => {
    const { body } = await admin.post('/admin/imports');
    const { id } = body.import;
    const file = { field: 'file', name: 'c.csv', bytes: Buffer.from(files.redirectFile) };
    await sendForm(admin, 'post', `/admin/imports/${id}/files`, {}, [file]);
    await admin.post(`/admin/imports/${id}/check`, { mapping: {} });
    await shop.deps.db.execute(
      sql`update imports set reader = 'gone', reader_until = now() + interval '1 hour' where id = ${id}`,
    );
    expect(await checkImports(shop.deps)).toBe(false);
    await shop.deps.db.execute(
      sql`update imports set reader_until = now() - interval '1 second' where id = ${id}`,
    );
    expect(await checkImports(shop.deps)).toBe(true);
    expect((await show(id)).status).toBe('checked');
  });

  it('records a permanent error on its file, and can be deleted during the dry run', async () => {
    const { id } = (await admin.post('/admin/imports')).body.import;
    const file = { field: 'file', name: 'r.csv', bytes: Buffer.from(files.redirectFile) };
    await sendForm(admin, 'post', `/admin/imports/${id}/files`, {}, [file]);
    const check = () => admin.post(`/admin/imports/${id}/check`, { mapping: {} });
    const failure = (code: string) =>
      failingWith(Object.assign(new Error(`rejected ${code}`), { code }));
    await check();
    await expect(checkImports(failure('57P01'))).rejects.toThrow('rejected');
    expect((await show(id)).status).toBe('checking');
    await shop.deps.db.execute(
      sql`update imports set reader_until = now() - interval '1 minute' where id = ${id}`,
    );
    expect(await checkImports(failure('22P05'))).toBe(true);
    expect(await show(id)).toMatchObject({ status: 'collecting', files: [{ unreadableAt: 2 }] });
    expect((await check()).body.import.status).toBe('checking');
    expect((await admin.delete(`/admin/imports/${id}`)).status).toBe(200);
    expect(await checkImports(shop.deps)).toBe(false);
  });

  it('stores a text truncated at an emoji, and omits NUL', async () => {
    const long = (length: number) => `${'x'.repeat(length - 1)}🔔`;
    const head =
      'Handle,Title,Type,Tags,Option1 Name,Option1 Value,Variant Price,Size in box,B\0ox';
    const cells = ['bell', 'Be\0ll', long(200), '', '', '', '10.00', long(80), long(500)];
    const id = await begin([`${head}\n${cells.join(',')}\n`]);
    const { status, counts, found } = await show(id);
    expect([status, counts.product]).toEqual(['checked', { created: 1, missing: 1 }]);
    expect(found.types).toEqual(['x'.repeat(199)]);
    expect(found.columns.map(({ name }: { name: string }) => name)).toEqual(['size in box', 'box']);
    expect((await admin.get(`/admin/imports/${id}/rows`)).body.rows[0].title).toBe('Bell');
  });

  it('is restricted to administrators who run the shop, and rejects steps out of order', async () => {
    const { body } = await admin.post('/admin/imports');
    expect((await admin.post(`/admin/imports/${body.import.id}/run`)).status).toBe(409);
    expect((await shop.visitor().get('/admin/imports')).status).toBe(401);
    expect((await admin.get('/admin/imports/imp_none')).status).toBe(404);
  });
});
