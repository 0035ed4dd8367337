import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { solid } from '../platform/images/images.fixture.ts';
import { addProduct } from '../testing/catalogue.ts';
import { sendForm } from '../testing/forms.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

const works = { name: 'Jaipur Works', address: 'Johari Bazaar, Jaipur 302003', country: 'India' };
const form = { name: 'Bead', category: 'Precious', discountedPrice: '1000' };

describe.each(databaseKinds())('declarations on a remedy’s label on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeEach(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
    await admin.put('/admin/parties/jaipur-works', works);
  });
  afterEach(() => shop.close());

  const add = async (fields: object) =>
    sendForm(admin, 'post', '/admin/add/product', { ...form, ...fields }, [
      await solid(40, 30, 'png'),
    ]);
  const read = async () => (await shop.visitor().get('/products/bead')).body.product;

  it('name maker and importer, follow changes of their address, and keep referenced ones', async () => {
    await add({ maker: 'jaipur-works', mrp: '1200', netQuantity: '9', netUnit: 'pieces' });
    expect(await read()).toMatchObject({
      mrp: 1200,
      netQuantity: '9',
      netUnit: 'pieces',
      parties: { maker: works },
    });
    expect(await read()).not.toHaveProperty('maker');
    const moved = { ...works, address: 'Sitapura, Jaipur 302022' };
    expect((await admin.put('/admin/parties/jaipur-works', moved)).body.parties).toMatchObject([
      { products: 1 },
    ]);
    expect((await read()).parties).toEqual({ maker: moved });
    const rejected = await admin.delete('/admin/parties/jaipur-works');
    expect([rejected.status, rejected.body.code]).toEqual([409, 'party_in_use']);
    const { _id, name } = await read();
    await sendForm(admin, 'put', `/admin/product/${_id}`, { name, maker: '' });
    expect((await admin.delete('/admin/parties/jaipur-works')).body.parties).toEqual([]);
  });

  it.each([
    [{ mrp: '999.99' }, 'mrp'],
    [{ netQuantity: '9' }, 'netUnit'],
    [{ netUnit: 'g' }, 'netQuantity'],
    [{ netQuantity: '0', netUnit: 'g' }, 'netQuantity'],
    [{ importer: 'nobody-known' }, 'importer'],
    [{ importer: 'Not a code' }, 'importer'],
  ])('is rejected with %j, in a form and in a file', async (fields, field) => {
    const { status, body } = await add(fields);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    const [head, line] = [
      Object.keys({ ...form, ...fields }),
      Object.values({ ...form, ...fields }),
    ];
    const file = {
      field: 'file',
      name: 'a.csv',
      type: 'text/csv',
      bytes: Buffer.from(`${head}\n${line}\n`),
    };
    expect(
      (await sendForm(admin, 'post', '/admin/products/import?dryRun=false', {}, [file])).status,
    ).toBe(400);
  });

  it('cannot get a price above the MRP later', async () => {
    const { body } = await add({ mrp: '1200' });
    const raise = { name: 'Bead', originalPrice: '1300', discountedPrice: '1300' };
    const { status, body: rejected } = await sendForm(
      admin,
      'put',
      `/admin/product/${body.product._id}`,
      raise,
    );
    expect([status, Object.keys(rejected.fields)]).toEqual([400, ['mrp']]);
  });

  it('filter and sort the whole list by country of origin', async () => {
    for (const [id, countryOfOrigin] of [
      ['a', 'Zambia'],
      ['b', 'Sri Lanka'],
      ['c', null],
      ['d', 'India'],
    ] as const)
      await addProduct(shop.deps, { id, slug: id, countryOfOrigin });
    const list = async (query: string) => (await shop.visitor().get(`/products?${query}`)).body;
    const ids = async (query: string) =>
      (await list(query)).products.map(({ id }: { id: string }) => id);
    expect(await ids('country=sri-lanka')).toEqual(['b']);
    expect(await ids('country=Sri%20Lanka')).toEqual(['b']);
    expect(await ids('country=nowhere')).toEqual([]);
    expect(await ids('sort=country')).toEqual(['d', 'b', 'a', 'c']);
    const first = await list('sort=country&limit=2');
    expect(await ids(`sort=country&limit=2&cursor=${first.nextCursor}`)).toEqual(['a', 'c']);
    expect((await list('counts=true&country=india')).countries).toEqual({
      Zambia: 1,
      'Sri Lanka': 1,
      India: 1,
    });
  });

  it('are written by administrators only', async () => {
    for (const role of ['user', 'healer'] as const)
      expect((await (await newMember(shop, role)).get('/admin/parties')).status).toBe(403);
    expect((await shop.visitor().put('/admin/parties/x', works)).status).toBe(401);
    expect((await admin.put('/admin/parties/Not%20One', works)).status).toBe(400);
  });
});
