import { type Law, type LawCheckName, lawCheckNames } from '@jyotiratna/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCoupon, addProduct } from '../../testing/catalogue.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

describe.each(databaseKinds())('the checks of the Law screen on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeEach(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
  });
  afterEach(() => shop.close());
  const read = async (): Promise<Law['checks']> => (await admin.get('/admin/law')).body.checks;
  const check = async (name: LawCheckName) => (await read()).find((one) => one.name === name);

  it('are at least twenty, each open, fulfilled or for an adviser', async () => {
    const checks = await read();
    expect(checks.map(({ name }) => name)).toEqual(lawCheckNames);
    expect(checks.length).toBeGreaterThanOrEqual(20);
    for (const { name, state, missing } of checks) {
      if (state === 'done') expect([name, missing]).toEqual([name, []]);
      else expect(missing.length, name).toBeGreaterThan(0);
    }
  });

  it('follow the data that the owner enters', async () => {
    expect(await check('officer')).toMatchObject({
      state: 'open',
      missing: expect.arrayContaining([{ kind: 'setting', name: 'GRIEVANCE_OFFICER', count: 0 }]),
    });
    const values = {
      ...{ GRIEVANCE_OFFICER: 'The officer', GRIEVANCE_EMAIL: 'officer@example.com' },
      ...{
        GRIEVANCE_DESIGNATION: 'Manager',
        GRIEVANCE_PHONE: '+91 141 0000000',
        COMPANY_BRANCHES: 'none',
      },
    };
    expect((await admin.put('/admin/settings', { version: 0, values })).status).toBe(200);
    expect([await check('officer'), await check('branches')]).toMatchObject([
      { state: 'done' },
      { state: 'done' },
    ]);
    const { company } = (await shop.visitor().get('/config')).body;
    expect(company).toMatchObject({
      grievanceDesignation: 'Manager',
      grievancePhone: '+91 141 0000000',
    });
  });

  it('require a state instead of the GSTIN from an unregistered seller', async () => {
    const save = async (values: object) => {
      const { version } = (await admin.get('/admin/settings')).body;
      expect((await admin.put('/admin/settings', { version, values })).status).toBe(200);
    };
    expect(await check('gstin')).toMatchObject({ state: 'open', missing: [{ name: 'GSTIN' }] });
    await save({ GST_SCHEME: 'unregistered' });
    expect(await check('gstin')).toMatchObject({
      state: 'open',
      missing: [{ name: 'COMPANY_STATE' }],
    });
    await save({ COMPANY_STATE: 'Rajasthan' });
    expect(await check('gstin')).toMatchObject({ state: 'done' });
    await save({ GST_SCHEME: '', COMPANY_STATE: '' });
  });

  it('follow the labels of remedies and the end dates of offers', async () => {
    await addProduct(shop.deps, {
      id: 'bead',
      countryOfOrigin: null,
      description: 'It cures asthma.',
    });
    await addCoupon(shop.deps, { code: 'HALF', value: 5000 });
    for (const name of ['origin', 'parties', 'net_quantity', 'mrp', 'cures'] as const)
      expect(await check(name)).toMatchObject({
        state: 'open',
        missing: [{ kind: 'remedies', count: 1 }],
      });
    expect(await check('offer_end')).toMatchObject({
      state: 'open',
      missing: [{ kind: 'own', name: 'HALF' }],
    });
    for (const gap of ['origin', 'parties', 'netQuantity', 'mrp', 'cures'])
      expect((await admin.get(`/admin/products?gap=${gap}`)).body, gap).toMatchObject({
        products: [{ _id: 'bead' }],
      });
    expect((await admin.get('/admin/products?gap=sample')).body).toMatchObject({
      products: [],
      total: 0,
    });
    expect((await shop.visitor().get('/admin/law')).status).toBe(401);
  });
});
