import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { products, productVariants } from '../../catalogue/schema.ts';
import { solid } from '../../platform/images/images.fixture.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const wrist = (size: string, price: number, quantity: number, extra: object = {}) => ({
  sku: `BAND-${size}`,
  options: [{ name: 'size', value: `${size} mm`, valueHi: `${size} मिमी` }],
  originalPrice: price + 100,
  discountedPrice: price,
  quantity,
  ...extra,
});

describe.each(databaseKinds())('administration of variants and reports on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  let image: Buffer;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
    image = await solid(40, 30, 'png');
  });
  afterAll(() => shop.close());

  let last = 0;
  const add = async (fields: object) => {
    last += 1;
    const form = { name: `Band ${last}`, category: 'Semi-Precious', ...fields };
    return sendForm(admin, 'post', '/admin/add/product', form, [image]);
  };
  const edit = (id: string, fields: object) =>
    sendForm(admin, 'put', `/admin/product/${id}`, {
      name: 'Band',
      category: 'Semi-Precious',
      ...fields,
    });
  const soldAt = async (slug: string) =>
    (await shop.visitor().get(`/products/${slug}`)).body.product;
  const lastAudit = async (id: string) =>
    (
      await shop.deps.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `product:${id}`))
        .orderBy(auditLog.id)
    ).at(-1)!;

  it('adds a remedy in sizes: it has the price of the cheapest available one and the total stock', async () => {
    const variants = [wrist('150', 900, 0), wrist('165', 1000, 3), wrist('180', 1200, 4)];
    const { status, body } = await add({ variants });
    expect(status).toBe(200);
    expect(body.product).toMatchObject({
      discountedPrice: 1000,
      originalPrice: 1100,
      quantity: 7,
    });
    const product = await soldAt(body.product.slug);
    expect(
      product.variants.map(({ sku, quantity }: { sku: string; quantity: number }) => [
        sku,
        quantity,
      ]),
    ).toEqual([
      ['BAND-150', 0],
      ['BAND-165', 3],
      ['BAND-180', 4],
    ]);
    expect((await lastAudit(body.product.id)).difference).toMatchObject({
      variants: { after: [{ sku: 'BAND-150' }, {}, {}] },
    });
    await edit(body.product.id, { variants: [] });
  });

  it('saves the report of a variant, retains an omitted one, and rejects that of another stone', async () => {
    const report = (number: string) => ({
      certificate: { laboratory: 'GIA', number, date: '2026-09-30' },
    });
    const { body } = await add({
      variants: [wrist('141', 900, 1, report('gia 900')), wrist('142', 900, 1)],
    });
    const { id, slug } = body.product;
    const reports = async () =>
      (await soldAt(slug)).variants.map((one: { certificate: object }) => one.certificate);
    expect(await reports()).toEqual([
      { laboratory: 'GIA', number: 'GIA 900', date: '2026-09-30' },
      null,
    ]);
    await edit(id, { variants: [wrist('141', 950, 1), wrist('142', 900, 1)] });
    expect(await reports()).toMatchObject([{ number: 'GIA 900' }, null]);
    const pair = [wrist('141', 950, 1, report('GIA 902')), wrist('142', 900, 1, report('GIA 900'))];
    expect((await edit(id, { variants: pair })).status).toBe(200);
    expect(await reports()).toMatchObject([{ number: 'GIA 902' }, { number: 'GIA 900' }]);
    const fields = async (variants: object[]) => {
      const rejected = await add({ variants });
      return [rejected.status, Object.keys(rejected.body.fields)];
    };
    expect(await fields([wrist('143', 900, 1, report('GIA900'))])).toEqual([
      400,
      ['variants.0.certificate.number'],
    ]);
    const twice = [
      wrist('144', 900, 1, report('GIA 901')),
      wrist('145', 900, 1, report('GIA 901')),
    ];
    expect(await fields(twice)).toEqual([400, ['variants.1.certificate.number']]);
    const half = { certificate: { laboratory: 'GIA', number: '', date: null } };
    expect(await fields([wrist('146', 900, 1, half)])).toEqual([
      400,
      ['variants.0.certificate.number'],
    ]);
    await edit(id, {
      variants: [
        wrist('141', 950, 1, { certificate: null }),
        wrist('142', 900, 1, { certificate: null }),
      ],
    });
    expect(await reports()).toEqual([null, null]);
    await edit(id, { variants: [] });
  });

  it('preserves concurrent sales, matches a variant by its SKU, and deletes omitted ones', async () => {
    const { body } = await add({ variants: [wrist('151', 900, 5), wrist('166', 1000, 5)] });
    const { id, slug } = body.product;
    const idOf = async (sku: string) =>
      (await shop.deps.db.select().from(productVariants).where(eq(productVariants.sku, sku)))[0]!;
    const before = await idOf('BAND-151');
    await shop.deps.db
      .update(productVariants)
      .set({ stock: 3 })
      .where(eq(productVariants.id, before.id));

    const changed = await edit(id, {
      variants: [wrist('151', 950, 9, { quantityWas: 5, returnable: false })],
    });
    expect(changed.body.product).toMatchObject({ discountedPrice: 950, quantity: 7 });
    expect((await soldAt(slug)).variants).toMatchObject([
      { sku: 'BAND-151', quantity: 7, returnable: false },
    ]);
    expect((await idOf('BAND-166')).deletedAt).not.toBeNull();

    await edit(id, { variants: [wrist('151', 950, 7), wrist('166', 990, 2)] });
    expect((await soldAt(slug)).variants).toHaveLength(2);
    expect((await idOf('BAND-151')).id).toBe(before.id);
    const few = await edit(id, { variants: [wrist('151', 950, 0, { quantityWas: 9 })] });
    expect([few.status, few.body.fields['variants.0.quantity']]).toEqual([
      400,
      expect.stringContaining('7'),
    ]);
  });

  it('leaves variants unchanged by an edit without variants, whatever its prices and quantities', async () => {
    const { body } = await add({ variants: [wrist('152', 900, 5)] });
    const changed = await edit(body.product.id, {
      discountedPrice: '1',
      originalPrice: '2',
      quantity: '99',
    });
    expect(changed.status).toBe(200);
    expect(await soldAt(body.product.slug)).toMatchObject({ discountedPrice: 900, quantity: 5 });
  });

  it.each([
    [
      'an SKU given twice',
      [wrist('153', 9, 1), { ...wrist('154', 9, 1), sku: 'band-153' }],
      'variants.1.sku',
    ],
    [
      'options given twice',
      [wrist('153', 9, 1), { ...wrist('153', 9, 1), sku: 'OTHER' }],
      'variants.1.options',
    ],
    [
      'options that differ in kind',
      [
        wrist('153', 9, 1),
        { ...wrist('154', 9, 1), options: [{ name: 'metal', value: 'Silver' }] },
      ],
      'variants.1.options',
    ],
    [
      'a price above the original',
      [{ ...wrist('153', 9, 1), originalPrice: 1 }],
      'variants.0.discountedPrice',
    ],
  ])('refuses %s', async (_, variants, field) => {
    const { status, body } = await add({ variants });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it("rejects another remedy's SKU", async () => {
    await add({ variants: [wrist('155', 900, 5)] });
    const { status, body } = await add({ variants: [wrist('155', 900, 5)] });
    expect([status, body.fields]).toEqual([
      400,
      { 'variants.0.sku': 'Another remedy already has the SKU BAND-155.' },
    ]);
  });

  it('exports variants to the CSV file, and imports its own export as no change', async () => {
    await add({ variants: [wrist('156', 900, 5, { weightMg: 30_000 })] });
    const csv = (await admin.get('/admin/products/export.csv')).body as string;
    expect(csv).toContain('BAND-156');
    const file = (text: string) => [
      { field: 'file', name: 'remedies.csv', type: 'text/csv', bytes: Buffer.from(text) },
    ];
    const next = await sendForm(admin, 'post', '/admin/products/import', {}, file(csv));
    expect(next.body).toMatchObject({ created: 0, updated: 0, errorCount: 0 });
    const dearer = csv.replaceAll('""discountedPrice"":900', '""discountedPrice"":905');
    expect(
      (await sendForm(admin, 'post', '/admin/products/import', {}, file(dearer))).body.updated,
    ).toBeGreaterThan(0);
    const [row] = await shop.deps.db
      .select()
      .from(productVariants)
      .where(eq(productVariants.sku, 'BAND-156'));
    expect(row).toMatchObject({ discountedPricePaise: 90_500, stock: 5, weightMg: 30_000 });
  });

  describe("a stone's report", () => {
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
    const put = (id: string, bytes: Buffer, type = 'application/pdf') =>
      sendForm(admin, 'put', `/admin/products/${id}/report`, {}, [
        { field: 'report', name: 'report', type, bytes },
      ]);

    it('is an unmodified PDF or an image, by its content; a newer one replaces it', async () => {
      const { body } = await add({ discountedPrice: '9' });
      const { id, slug } = body.product;
      const first = await put(id, pdf, 'image/png');
      expect(first.status).toBe(200);
      expect(first.body.product.reportFile).toMatch(/^\/pictures\/[0-9a-f]{24}-1\.pdf$/);
      const file = await shop.app.inject(first.body.product.reportFile);
      expect([file.statusCode, file.headers['content-type'], file.rawPayload]).toEqual([
        200,
        'application/pdf',
        pdf,
      ]);

      const second = await put(id, await solid(60, 40, 'png'));
      expect(second.body.product.reportFile).toMatch(/\.webp$/);
      expect((await soldAt(slug)).reportFile).toBe(second.body.product.reportFile);
      expect((await shop.app.inject(first.body.product.reportFile)).statusCode).toBe(404);
      expect((await lastAudit(id)).action).toBe('product.report');

      await admin.delete(`/admin/products/${id}/report`);
      expect((await soldAt(slug)).reportFile).toBeNull();
    });

    it('rejects another type, a file that is too large, and a missing one', async () => {
      const { body } = await add({ discountedPrice: '9' });
      const other = await put(body.product.id, Buffer.from('MZ no report'));
      expect([other.status, Object.keys(other.body.fields)]).toEqual([400, ['report']]);
      expect((await put(body.product.id, Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-'))).status).toBe(
        413,
      );
      expect(
        (await sendForm(admin, 'put', `/admin/products/${body.product.id}/report`, {})).status,
      ).toBe(400);
      const [row] = await shop.deps.db
        .select()
        .from(products)
        .where(eq(products.id, body.product.id));
      expect(row!.reportFile).toBeNull();
    });
  });
});
