import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { productVariants } from '../../catalogue/schema.ts';
import { solid } from '../../platform/images/images.fixture.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

type ShownImage = { id: string; alt: string; altHi?: string };

describe.each(databaseKinds())('images of a remedy, changed individually, on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  let files: Buffer[];
  beforeAll(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
    files = await Promise.all([40, 44, 48, 52].map((width) => solid(width, 30, 'png')));
  });
  afterAll(() => shop.close());

  const add = async (name: string, images: Buffer[], extra: object = {}) => {
    const fields = { name, category: 'Precious', discountedPrice: '100', ...extra };
    return (await sendForm(admin, 'post', '/admin/add/product', fields, images)).body.product;
  };
  const set = (id: string, version: number | string, requested: unknown, added: Buffer[] = []) =>
    sendForm(
      admin,
      'put',
      `/admin/products/${id}/pictures`,
      { version: String(version), pictures: requested },
      added,
    );
  const idsOf = (product: { pictures: ShownImage[] }) => product.pictures.map(({ id }) => id);

  it('are moved, described in both languages, added and removed without uploading others again', async () => {
    const before = await add('Moved', [files[0]!, files[1]!]);
    const [first, second] = idsOf(before);
    const expected = [{ alt: 'New', altHi: 'नया' }, { id: second, alt: 'Behind' }, { id: first }];
    const { status, body } = await set(before._id, 1, expected, [files[2]!]);
    expect([status, body.product.version]).toEqual([200, 2]);
    const after = idsOf(body.product);
    expect(after.slice(1)).toEqual([second, first]);
    expect(body.product.pictures.map(({ alt, altHi }: ShownImage) => [alt, altHi])).toEqual([
      ['New', 'नया'],
      ['Behind', undefined],
      ['Moved', undefined],
    ]);
    for (const url of body.product.images)
      expect((await shop.app.inject(url)).statusCode).toBe(200);
    expect(idsOf((await shop.visitor().get('/products/moved')).body.product)).toEqual(after);

    const fewer = (await set(before._id, 2, [{ id: after[0] }])).body.product;
    expect(idsOf(fewer)).toEqual([after[0]]);
    expect((await shop.app.inject(before.images[0])).statusCode).toBe(404);
    const result = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `product:${before._id}`));
    expect(result.filter(({ action }) => action === 'product.pictures')).toHaveLength(2);
  });

  it('reject the later of two concurrent edits with a report, and lose nothing of the earlier', async () => {
    const product = await add('Raced', [files[0]!, files[1]!]);
    const [first, second] = idsOf(product);
    const results = await Promise.all([
      set(product._id, 1, [{ id: second }, { id: first }]),
      set(product._id, 1, [{ id: first }]),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rejected = results.find(({ status }) => status === 409)!;
    expect(rejected.body).toMatchObject({
      code: 'stale_edit',
      product: { version: 2 },
      changes: [{ by: admin.email }],
    });
    const stored = results.find(({ status }) => status === 200)!.body.product;
    expect(idsOf((await admin.get(`/admin/products/${product._id}`)).body.product)).toEqual(
      idsOf(stored),
    );
  });

  it('stay with the variants that have them', async () => {
    const option = (value: string) => ({
      options: [{ name: 'size', value }],
      originalPrice: 9,
      discountedPrice: 9,
      quantity: 1,
    });
    const product = await add('Sizes', files.slice(0, 3), {
      variants: [
        { sku: 'PIC-14', ...option('14'), pictures: [1] },
        { sku: 'PIC-16', ...option('16'), pictures: [0, 2] },
      ],
    });
    const [a, b, c] = idsOf(product);
    await set(product._id, 1, [{ id: c }, { id: b }]);
    const imagesBySku = async () =>
      Object.fromEntries(
        (
          await shop.deps.db
            .select()
            .from(productVariants)
            .where(eq(productVariants.productId, product._id))
        ).map(({ sku, pictures: images }) => [sku, images]),
      );
    expect(await imagesBySku()).toMatchObject({ 'PIC-14': [1], 'PIC-16': [0] });
    expect(a).toBeTruthy();
  });

  it('are deduplicated; a draft may have none, and stays a draft with some', async () => {
    const draft = await add('Drawn', [], { draft: 'true' });
    const filled = (await set(draft._id, 1, [{}, { alt: 'Twice' }], [files[3]!, files[3]!])).body
      .product;
    expect([filled.pictures.length, filled.draft]).toEqual([1, true]);
    expect((await set(draft._id, 2, [])).body.product).toMatchObject({ pictures: [], draft: true });
  });

  it('are rejected if invalid', async () => {
    const product = await add('Refusing', [files[0]!]);
    const [id] = idsOf(product);
    const rejected = async (version: number | string, requested: unknown, added: Buffer[] = []) => {
      const { status, body } = await set(product._id, version, requested, added);
      return [status, ...Object.keys(body.fields ?? {})];
    };
    expect(await rejected(1, [])).toEqual([400, 'pictures']);
    expect(await rejected(1, [{ id: 'abc' }])).toEqual([400, 'pictures']);
    expect(await rejected(1, [{ id }, {}])).toEqual([400, 'pictures']);
    expect(await rejected(1, [{ id }], [files[1]!])).toEqual([400, 'pictures']);
    expect(await rejected(1, '{')).toEqual([400, 'pictures']);
    expect(await rejected(1, [{ id, alt: 'x'.repeat(301) }])).toEqual([400, 'pictures.0.alt']);
    expect(
      await rejected(
        1,
        Array.from({ length: 6 }, () => ({ id })),
      ),
    ).toEqual([400, 'pictures']);
    expect(await rejected('', [{ id }])).toEqual([400, 'version']);
    expect(await rejected(1, [{}], [Buffer.from('no picture')])).toMatchObject([400]);
    expect((await set('rem_none', 1, [])).body.code).toBe('product_not_found');
    expect((await shop.visitor().get(`/products/refusing`)).body.product.version).toBe(1);
  });
});
