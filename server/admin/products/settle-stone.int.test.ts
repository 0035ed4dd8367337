import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../catalogue/schema.ts';
import { solid } from '../../platform/images/images.fixture.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const disclosure = {
  origin: 'myanmar',
  nature: 'natural',
  treatment: 'none',
  shape: 'oval',
  cut: 'mixed',
  dimensions: '7.00 × 5.00 × 3.00',
  transparency: 'transparent',
};
const loose = {
  category: 'Precious',
  originalPrice: '2000',
  stone: 'ruby',
  weightMg: '600',
  pricePerCarat: '1000',
};

describe.each(databaseKinds())('a loose stone on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  let image: Buffer;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
    image = await solid(40, 30, 'png');
  });
  afterAll(() => shop.close());

  const add = (fields: object) =>
    sendForm(admin, 'post', '/admin/add/product', { ...loose, ...fields }, [image]);
  const rejectedFields = async (fields: object) =>
    Object.keys((await add(fields)).body.fields).sort();

  it('is not saved without its mandatory disclosures', async () => {
    expect(await rejectedFields({ name: 'Ruby, silent' })).toEqual(Object.keys(disclosure).sort());
    expect(await rejectedFields({ name: 'Ruby', ...disclosure, origin: '' })).toEqual(['origin']);
    expect(
      (await add({ name: 'Ruby, told', ...disclosure, origin: 'not-stated' })).body.fields ?? {},
    ).toEqual({});
  });

  it('is never saved as natural if it is synthetic', async () => {
    for (const fields of [
      { name: 'Ruby', ...disclosure, treatment: 'synthetic' },
      { name: 'Ruby', ...disclosure, nature: 'synthetic' },
      { name: 'Natural ruby', ...disclosure, nature: 'synthetic', treatment: 'synthetic' },
      {
        name: 'Ruby',
        nameHi: 'असली माणिक',
        ...disclosure,
        nature: 'synthetic',
        treatment: 'synthetic',
      },
    ])
      expect(await rejectedFields(fields)).toEqual(['nature']);
    const honest = {
      name: 'Laboratory-grown ruby',
      ...disclosure,
      nature: 'synthetic',
      treatment: 'synthetic',
    };
    const { product } = (await add(honest)).body;
    const updated = await sendForm(admin, 'put', `/admin/product/${product._id}`, {
      name: honest.name,
      nature: 'natural',
    });
    expect(Object.keys(updated.body.fields)).toEqual(['nature']);
  });

  it('has a unique report: only one of two with the same number is saved, also concurrently', async () => {
    const report = { laboratory: 'GIA', reportNumber: 'TWICE 1', reportDate: '2026-01-01' };
    const pair = await Promise.all(
      ['Ruby one', 'Ruby two'].map((name) => add({ name, ...disclosure, ...report })),
    );
    expect(pair.map(({ status }) => status).sort()).toEqual([200, 400]);
    const rejected = pair.find(({ status }) => status === 400)!;
    expect(rejected.body.fields.reportNumber).toMatch(/Ruby (one|two)/);
    const rows = await shop.deps.db.select({ number: products.reportNumber }).from(products);
    expect(rows.filter(({ number }) => number === 'TWICE 1')).toHaveLength(1);
    expect(
      await rejectedFields({
        name: 'Ruby three',
        ...disclosure,
        ...report,
        reportNumber: 'TWICE1',
      }),
    ).toEqual(['reportNumber']);
  });
});
