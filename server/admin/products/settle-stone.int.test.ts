import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../catalogue/schema.ts';
import { solid } from '../../platform/images/pictures.fixture.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const told = {
  origin: 'myanmar',
  nature: 'natural',
  treatment: 'none',
  shape: 'oval',
  cut: 'mixed',
  dimensions: '7.00 × 5.00 × 3.00',
  transparency: 'transparent',
};
const loose = { category: 'Precious', originalPrice: '2000', stone: 'ruby', weightMg: '600', pricePerCarat: '1000' };

describe.each(databaseKinds())('a loose stone on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  let picture: Buffer;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
    picture = await solid(40, 30, 'png');
  });
  afterAll(() => shop.close());

  const add = (fields: object) => sendForm(admin, 'post', '/admin/add/product', { ...loose, ...fields }, [picture]);
  const refusedFields = async (fields: object) => Object.keys((await add(fields)).body.fields).sort();

  it('is not saved before it tells what it is', async () => {
    expect(await refusedFields({ name: 'Ruby, silent' })).toEqual(Object.keys(told).sort());
    expect(await refusedFields({ name: 'Ruby', ...told, origin: '' })).toEqual(['origin']);
    expect((await add({ name: 'Ruby, told', ...told, origin: 'not-stated' })).body.fields ?? {}).toEqual({});
  });

  it('is never saved as natural where it is synthetic', async () => {
    for (const fields of [
      { name: 'Ruby', ...told, treatment: 'synthetic' },
      { name: 'Ruby', ...told, nature: 'synthetic' },
      { name: 'Natural ruby', ...told, nature: 'synthetic', treatment: 'synthetic' },
      { name: 'Ruby', nameHi: 'असली माणिक', ...told, nature: 'synthetic', treatment: 'synthetic' },
    ])
      expect(await refusedFields(fields)).toEqual(['nature']);
    const honest = { name: 'Laboratory-grown ruby', ...told, nature: 'synthetic', treatment: 'synthetic' };
    const { product } = (await add(honest)).body;
    const edited = await sendForm(admin, 'put', `/admin/product/${product._id}`, {
      name: honest.name,
      nature: 'natural',
    });
    expect(Object.keys(edited.body.fields)).toEqual(['nature']);
  });

  it('has a report of its own: of two with one number one is saved, also in a race', async () => {
    const report = { laboratory: 'GIA', reportNumber: 'TWICE 1', reportDate: '2026-01-01' };
    const both = await Promise.all(['Ruby one', 'Ruby two'].map((name) => add({ name, ...told, ...report })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = both.find(({ status }) => status === 400)!;
    expect(refused.body.fields.reportNumber).toMatch(/Ruby (one|two)/);
    const rows = await shop.deps.db.select({ number: products.reportNumber }).from(products);
    expect(rows.filter(({ number }) => number === 'TWICE 1')).toHaveLength(1);
    expect(await refusedFields({ name: 'Ruby three', ...told, ...report, reportNumber: 'TWICE1' })).toEqual([
      'reportNumber',
    ]);
  });
});
