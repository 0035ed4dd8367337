import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { readEnv } from '../../platform/env.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const env = {
  COMPANY_NAME: 'Ratna Exports',
  COMPANY_ADDRESS: 'Jaipur',
  COMPANY_PHONE: '+91 141 0000000',
};

describe.each(databaseKinds())('the settings screen on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeEach(async () => {
    shop = await createTestShop(kind, env);
    admin = await newMember(shop, 'admin');
  });
  afterEach(() => shop.close());

  const save = (values: object, version = 0, by = admin) =>
    by.put('/admin/settings', { version, values });
  const settingOf = (body: { settings: { name: string }[] }, name: string) =>
    body.settings.find((one) => one.name === name);
  const company = async () => (await shop.visitor().get('/config')).body.company;

  it('starts with the environment, and saved values override it immediately', async () => {
    const before = (await admin.get('/admin/settings')).body;
    expect(settingOf(before, 'COMPANY_NAME')).toEqual({
      name: 'COMPANY_NAME',
      value: 'Ratna Exports',
      environment: 'Ratna Exports',
      saved: false,
    });
    expect((await company()).legalName).toBe('Ratna Exports');
    const saved = await save({ COMPANY_NAME: 'Ratna House', COMPANY_PHONE: '', LOW_STOCK: '2' });
    expect(settingOf(saved.body, 'COMPANY_NAME')).toMatchObject({
      value: 'Ratna House',
      environment: 'Ratna Exports',
      saved: true,
    });
    expect(await company()).toMatchObject({
      legalName: 'Ratna House',
      address: 'Jaipur',
      phone: '+91 00000 00000',
    });
    expect((await admin.get('/admin/dashboard')).body.lowStock.threshold).toBe(2);
    // Another process with its own environment.
    const other = {
      db: shop.deps.db,
      env: readEnv({ COMPANY_NAME: 'Another name', COMPANY_ADDRESS: 'Jaipur' }),
    };
    expect(await readSettings(other)).toMatchObject({ COMPANY_NAME: 'Ratna House', LOW_STOCK: 2 });

    const back = await save({ COMPANY_NAME: null, LOW_STOCK: '' }, 1);
    expect(settingOf(back.body, 'COMPANY_NAME')).toMatchObject({
      value: 'Ratna Exports',
      saved: false,
    });
    expect(settingOf(back.body, 'LOW_STOCK')).toMatchObject({ value: '', saved: false });
    expect((await company()).legalName).toBe('Ratna Exports');
  });

  it.each([
    { GRIEVANCE_EMAIL: 'care\u2060@example.com' },
    { COMPANY_EMAIL: '\u200bcare@example.com' },
    { COMPANY_PHONE: '1------' },
  ])('rejects %j, which is misleading or invalid', async (values) => {
    const { status, body } = await save(values);
    expect([status, Object.keys(body.fields)]).toEqual([400, [`values.${Object.keys(values)[0]}`]]);
  });

  it('stores email addresses in canonical form, and treats an empty one as missing', async () => {
    const { body } = await save({ NOTICE_EMAIL: ' Jose\u0301@Example.com', CAREERS_EMAIL: '' });
    expect(settingOf(body, 'NOTICE_EMAIL')).toMatchObject({ value: 'jos\u00e9@example.com' });
    expect(settingOf(body, 'CAREERS_EMAIL')).toMatchObject({ value: '' });
  });

  it('records both values in the audit log, and does not overwrite a concurrent change', async () => {
    const other = await newMember(shop, 'admin');
    const results = await Promise.all([
      save({ COMPANY_PHONE: '+91 22 0000000' }),
      save({ COMPANY_PHONE: '+91 11 0000000' }, 0, other),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = results.find(({ status }) => status === 409)!.body;
    expect(stale).toMatchObject({
      code: 'stale_edit',
      settings: { version: 1 },
      changes: [{ fields: ['COMPANY_PHONE'] }],
    });
    const log = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'settings.save'));
    expect(log).toHaveLength(1);
    expect(log[0]!.difference).toMatchObject({ COMPANY_PHONE: { before: env.COMPANY_PHONE } });
  });

  it('rejects invalid values, and names the field', async () => {
    const values = {
      COMPANY_EMAIL: 'nobody',
      GSTIN: '08ABCDE1234F1Z5',
      COMPANY_PHONE: 'call us',
      SOCIAL_X: 'http://x.com/shop',
      LOW_STOCK: 'few',
      ENERGISATION_PRICES: 'all=1',
      TAX_DEFAULTS: 'Gold=7113:3',
      SETTING_TAX: '7113',
    };
    const { status, body } = await save(values);
    expect(status).toBe(400);
    expect(Object.keys(body.fields).sort()).toEqual(
      Object.keys(values)
        .map((name) => `values.${name}`)
        .sort(),
    );
    expect(body.fields['values.SETTING_TAX']).toBe(
      'This must be a code and a percentage such as 7113:3.',
    );
    const period = await save({ PROMO_FROM: '2026-12-31', PROMO_TO: '2026-12-01' });
    expect([period.status, Object.keys(period.body.fields)]).toEqual([400, ['values.PROMO_TO']]);
    expect((await save({ PORT: '1' })).status).toBe(400);
    expect((await save({ COMPANY_NAME: 'x'.repeat(501) })).status).toBe(400);
    expect((await shop.visitor().put('/admin/settings', { version: 0, values: {} })).status).toBe(
      401,
    );
    expect((await admin.get('/admin/settings')).body.version).toBe(0);
  });

  it('lists the remedies without a rate, page by page, until their category has one', async () => {
    await addProduct(shop.deps, { id: 'a', name: 'Agate' });
    await addProduct(shop.deps, { id: 'b', name: 'beryl', hsn: '7103' });
    await addProduct(shop.deps, { id: 'c', name: 'Coral', hsn: '7116', gstBasisPoints: 300 });
    await addProduct(shop.deps, { id: 'd', name: 'Diamond', category: 'Precious' });
    await addProduct(shop.deps, { id: 'e', name: 'Emerald', deletedAt: new Date() });
    const names = async (query = '') => {
      const { body } = await admin.get(`/admin/taxes${query}`);
      return [body.total, body.products.map(({ name }: { name: string }) => name), body.nextCursor];
    };
    expect(await names()).toEqual([3, ['Agate', 'beryl', 'Diamond'], null]);
    const [, first, cursor] = await names('?limit=2');
    expect([first, (await names(`?limit=2&cursor=${cursor}`)).slice(0, 2)]).toEqual([
      ['Agate', 'beryl'],
      [3, ['Diamond']],
    ]);
    await save({ TAX_DEFAULTS: 'Semi-Precious=7116:3' });
    // A tax rate of one HSN code does not apply to another.
    expect(await names()).toEqual([2, ['beryl', 'Diamond'], null]);
    await save({ TAX_DEFAULTS: 'Semi-Precious=7116:3,Precious=7104:0.25' }, 1);
    expect(await names()).toEqual([1, ['beryl'], null]);
    await save({ TAX_DEFAULTS: 'Semi-Precious=7116:3,Precious=7104:0.25,7103:0.25' }, 2);
    expect(await names()).toEqual([0, [], null]);
    expect((await save({ TAX_DEFAULTS: 'Precious=7103:0.25,7103:3' }, 3)).status).toBe(400);
    expect((await admin.get('/admin/taxes?cursor=x')).status).toBe(400);
  });
});
