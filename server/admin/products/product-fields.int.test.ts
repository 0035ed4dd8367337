import {
  type AdminProduct,
  isTranslated,
  type Product,
  type ProductField,
  type ProductFieldName,
  productFieldList,
} from '@jyotiratna/contract';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { solid } from '../../platform/images/images.fixture.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

/**
 * Two values of each kind, in the format of a form and of a response, and the default in a
 * response.
 */
const samples: Record<ProductField['kind'], { values: [unknown, unknown]; empty?: unknown }> = {
  line: { values: ['East, मुख्य', "'North =1"], empty: null },
  text: { values: ['One.\nTwo, "three".', '=Four'], empty: '' },
  lines: { values: [['a', 'b, "c"'], ['@d']], empty: [] },
  category: { values: ['Precious', 'Semi-Precious'] },
  flag: { values: [true, false], empty: false },
  grahas: { values: [['Sun'], ['Moon', 'Ketu']], empty: [] },
  attributes: {
    values: [[{ key: 'color', value: 'Red' }], [{ key: 'size', value: '7', valueHi: '७' }]],
    empty: [],
  },
  price: { values: [1500, 1499.5] },
  pieces: { values: [5, 8], empty: null },
  choice: { values: ['GIA', 'IGI'], empty: null },
  whole: { values: [1040, 905], empty: null },
  rate: { values: [2000, 1500.5], empty: null },
  percent: { values: [3, 0.25], empty: null },
  party: { values: ['jaipur-works', 'surat-cutters'], empty: null },
};
const digits = ['7116', '710310'] as const;
/** Two values of each line field that requires a specific format. */
const formed: Record<string, readonly [string, string]> = {
  dimensions: ['9.10 × 7.05 × 4.30', '8 × 6.5'],
  reportNumber: ['GRS2026-1', 'GRS2026-2'],
  reportDate: ['2026-09-30', '2025-01-02'],
  netQuantity: ['9', '5.25'],
};
/** The required disclosures of a stone besides the tested field. */
const stone = {
  stone: 'ruby',
  weightMg: 1000,
  origin: 'myanmar',
  nature: 'natural',
  treatment: 'none',
  shape: 'oval',
  cut: 'mixed',
  dimensions: '9 × 7',
  transparency: 'transparent',
};
const beside = (row: ProductField, name: string): object => {
  if (name === 'netQuantity') return { netUnit: 'g' };
  if (name === 'netUnit') return { netQuantity: '2' };
  if (row.form?.group !== 'stone') return {};
  return ['laboratory', 'reportNumber', 'reportDate'].includes(name)
    ? { ...stone, laboratory: 'GRS', reportNumber: `GRS ${name.toUpperCase()}` }
    : stone;
};
function valuesOf(name: string, row: ProductField): readonly [unknown, unknown] {
  if (row.kind === 'line' && row.digits) return digits;
  if (row.kind === 'choice') return [row.of[0], row.of[1]];
  return formed[name] ?? samples[row.kind].values;
}

/** A field in one language, with its names in a form, a file and a response. */
type Case = {
  field: string;
  column: string;
  name: ProductFieldName;
  hindi: boolean;
  row: ProductField;
};
const cases: Case[] = productFieldList.flatMap(([name, row]) => [
  { field: name, column: name, name, hindi: false, row },
  ...(isTranslated(name)
    ? [{ field: `${name}Hi`, column: `${name}_hi`, name, hindi: true, row }]
    : []),
]);

const wizard = {
  name: 'Rose Quartz',
  category: 'Semi-Precious',
  originalPrice: '2499',
  discountedPrice: '1249.50',
};

describe.each(databaseKinds())('every field of a remedy on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  let image: Buffer;

  beforeAll(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
    image = await solid(40, 30, 'png');
    const party = { name: 'Works', address: 'Jaipur', country: 'India' };
    for (const code of samples.party.values)
      await admin.put(`/admin/parties/${String(code)}`, party);
  });
  afterAll(() => shop.close());

  const add = async (fields: object): Promise<AdminProduct> => {
    const { body } = await sendForm(admin, 'post', '/admin/add/product', { ...wizard, ...fields }, [
      image,
    ]);
    return body.product;
  };
  const read = async (id: string): Promise<AdminProduct> =>
    (await admin.get(`/admin/products/${id}`)).body.product;
  const table = async () => {
    const { body } = await admin.get('/admin/products/export.csv');
    return parse(body, { bom: true, columns: true }) as Record<string, string>[];
  };
  const imported = (row: Record<string, string>) =>
    sendForm(admin, 'post', '/admin/products/import?dryRun=false', {}, [
      {
        field: 'file',
        name: 'remedies.csv',
        type: 'text/csv',
        bytes: Buffer.from(stringify([row], { header: true })),
      },
    ]);
  const latestDifference = async (id: string, action: string) => {
    const ofProduct = and(eq(auditLog.subject, `product:${id}`), eq(auditLog.action, action));
    const [entry] = await shop.deps.db
      .select()
      .from(auditLog)
      .where(ofProduct)
      .orderBy(desc(auditLog.id))
      .limit(1);
    return entry!.difference as Record<string, { before: unknown; after: unknown }>;
  };

  it.each(cases)(
    '$field is added, read, changed, logged, exported to a file and imported from one',
    async (one) => {
      const { field, column, name, hindi, row } = one;
      const of = (product: Product | AdminProduct): unknown =>
        hindi ? product.hindi?.[name as 'name'] : product[name as keyof typeof product];
      const [first, second] = valuesOf(name, row);
      const rest = beside(row, name);
      const empty = hindi ? undefined : samples[row.kind].empty;

      if (empty !== undefined && !('required' in row)) expect(of(await add({}))).toEqual(empty);
      const { _id: id, slug } = await add({ ...rest, [field]: first });
      expect(of(await read(id))).toEqual(first);
      expect((await latestDifference(id, 'product.add'))[field]).toEqual({
        before: null,
        after: first,
      });

      const product = (await shop.visitor().get(`/products/${slug}`)).body.product as Product;
      if (row.seenBy === 'everyone') expect(of(product)).toEqual(first);
      else expect(product).not.toHaveProperty(name);

      await sendForm(admin, 'put', `/admin/product/${id}`, {
        name: (await read(id)).name,
        [field]: second,
      });
      expect(of(await read(id))).toEqual(second);
      expect(await latestDifference(id, 'product.update')).toMatchObject({
        [field]: { before: first, after: second },
      });

      const saved = (await table()).find((line) => line.id === id)!;
      const changed = {
        ...saved,
        [column]: typeof first === 'object' ? JSON.stringify(first) : String(first),
      };
      expect((await imported(saved)).body).toMatchObject({ unchanged: 1, errorCount: 0 });
      expect((await imported(changed)).body).toMatchObject({ updated: 1, errorCount: 0 });
      expect(of(await read(id))).toEqual(first);
      expect(await latestDifference(id, 'product.import')).toMatchObject({
        [field]: { before: second, after: first },
      });

      const fresh = `new-${field.toLowerCase()}`;
      // The report now belongs to the updated stone, so the copy must not contain it.
      const { quantityAtExport: _, ...copy }: Record<string, string> = {
        ...saved,
        id: '',
        slug: fresh,
      };
      if ('reportNumber' in rest && name !== 'reportNumber')
        copy.reportNumber = `COPY ${field.toUpperCase()}`;
      expect((await imported(copy)).body).toMatchObject({ created: 1, errorCount: 0 });
      const copied = (await table()).find((line) => line.slug === fresh)!;
      expect(copied[column]).toBe(saved[column]);
    },
  );
});
