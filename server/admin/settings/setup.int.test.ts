import { defaultDelivery, type SetupStep } from '@jyotiratna/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secondFactors } from '../../accounts/credentials-schema.ts';
import { designs, metalRates } from '../../catalogue/designs/schema.ts';
import { readEnv } from '../../platform/env.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const liveSettings = {
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_a',
  RAZORPAY_KEY_SECRET: 'secret-secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook-secret',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtps://mail.example',
  SECOND_FACTOR_KEY: 'a key with more than enough letters',
};
const company = {
  COMPANY_NAME: 'Ratna Exports',
  COMPANY_ADDRESS: 'Jaipur',
  COMPANY_EMAIL: 'shop@example.com',
  COMPANY_PHONE: '+91 141 0000000',
  GRIEVANCE_OFFICER: 'The officer',
  GSTIN: '27AAPFU0939F1ZV',
};
const taxes = {
  TAX_DEFAULTS: 'Semi-Precious=7116:3',
  SETTING_TAX: '7113:3',
  ENERGISATION_TAX: '999795:18',
};
const ring = {
  id: 'ring',
  slug: 'ring',
  name: 'Ring',
  kind: 'ring' as const,
  making: 'fixed' as const,
};

describe.each(databaseKinds())('the steps of setting the shop up on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeEach(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
  });
  afterEach(() => shop.close());

  const steps = async (): Promise<SetupStep[]> => (await admin.get('/admin/setup')).body.steps;
  const open = async () => (await steps()).filter(({ done }) => !done).map(({ name }) => name);
  const step = async (name: SetupStep['name']) => (await steps()).find((one) => one.name === name);
  const environment = (values: Record<string, string>) =>
    Object.assign(
      shop.deps.env,
      { SMTP_URL: undefined, SECOND_FACTOR_KEY: undefined },
      readEnv(values),
    );
  const save = (values: object, version: number) =>
    admin.put('/admin/settings', { version, values });

  it('list the gaps of a new shop, and are completed one by one by the owner’s real actions', async () => {
    await shop.deps.db.insert(designs).values({
      ...{ ...ring, weights: [{ metal: 'gold-22k', baseMg: 4000, perSizeMg: 0 }] },
      ...{ makingPaise: 1, daysToMake: 2, sample: true },
    });
    await shop.deps.db
      .insert(metalRates)
      .values({ metal: 'gold-22k', paisePerGram: 1, sample: true });
    await addProduct(shop.deps, { id: 'a', sample: true });
    expect((await steps()).every(({ done }) => !done)).toBe(true);
    expect(await steps()).toHaveLength(13);
    expect((await step('company'))!.missing).toEqual(Object.keys(company));
    expect((await step('payments'))!.missing).toEqual(['PAYMENTS']);
    expect(await step('second_factor')).toMatchObject({ left: 1 });
    expect(await step('taxes')).toMatchObject({
      left: 1,
      missing: ['SETTING_TAX', 'ENERGISATION_TAX'],
    });
    expect([(await step('metals'))!.left, (await step('samples'))!.left]).toEqual([1, 1]);

    expect((await save({ ...company, ...taxes }, 0)).status).toBe(200);
    expect(await open()).toEqual([
      'payments',
      'mail',
      'address',
      'second_factor',
      'factor_key',
      'metals',
      'delivery',
      'claims',
      'samples',
      'sample_designs',
      'sample_healers',
    ]);
    await admin.put('/admin/delivery', defaultDelivery);
    await admin.post('/admin/metal-rates', { rates: [{ metal: 'gold-22k', rupees: 6000 }] });
    await shop.deps.db
      .insert(secondFactors)
      .values({ userId: admin.id, secret: 'x', confirmedAt: new Date() });
    await admin.post('/admin/products/publish', { ids: ['a'], published: false });
    expect((await step('sample_designs'))!.left).toBe(1);
    await shop.deps.db.update(designs).set({ sample: false });
    for (const { id, version } of (await admin.get('/admin/healers')).body.healers)
      await admin.post(`/admin/healers/${id}/withdraw`, { version });
    const { claims } = (await admin.get('/admin/claims')).body;
    expect((await step('claims'))!.missing).toContain('clients:sample');
    const none = { figure: '', figureHi: '', basis: '', asOf: '', confirmed: false };
    const empty = Object.fromEntries(claims.map(({ name }: { name: string }) => [name, none]));
    await admin.put('/admin/claims', { version: 1, claims: empty });
    environment(liveSettings);
    expect(await open()).toEqual([]);
  });

  it('prefer saved settings to the environment, and treat a number without a valid state as missing', async () => {
    environment({ ...liveSettings, ...company, GSTIN: '50AAPFU0939F1Z6' });
    expect(await step('company')).toMatchObject({ done: false, missing: ['GSTIN'] });
    await save({ GSTIN: company.GSTIN }, 0);
    expect(await step('company')).toMatchObject({ done: true, missing: [] });
  });

  it.each([
    [{ PAYMENTS: 'sandbox', RAZORPAY_KEY_ID: 'rzp_test_a' }, 'payments', 'PAYMENTS'],
    [{ RAZORPAY_KEY_ID: 'rzp_test_a' }, 'payments', 'RAZORPAY_KEY_ID'],
    [{ PUBLIC_URL: 'http://shop.example' }, 'address', 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://localhost' }, 'address', 'PUBLIC_URL'],
    [{ SMTP_URL: '' }, 'mail', 'SMTP_URL'],
    [{ SECOND_FACTOR_KEY: '' }, 'factor_key', 'SECOND_FACTOR_KEY'],
  ] as const)('with %j stay open', async (change, name, variable) => {
    environment(liveSettings);
    expect(await step(name)).toMatchObject({ done: true });
    environment({ ...liveSettings, ...change });
    expect(await step(name)).toEqual({ name, done: false, missing: [variable], left: 0 });
  });

  it('count items on sale: no drafts, no deleted ones, no metals without a design', async () => {
    await addProduct(shop.deps, { id: 'a', sample: true, draft: true });
    await addProduct(shop.deps, { id: 'b', sample: true, deletedAt: new Date() });
    await save({ ENERGISATION_TAX: '999795:18' }, 0);
    expect(await step('metals')).toBeUndefined();
    expect(await open()).not.toContain('taxes');
    expect(await open()).not.toContain('samples');
  });

  it('count a rate as stale after the saved number of days', async () => {
    await shop.deps.db.insert(designs).values({
      ...ring,
      weights: [{ metal: 'gold-22k', baseMg: 4000, perSizeMg: 0 }],
      makingPaise: 1,
      daysToMake: 2,
    });
    const validFrom = new Date(Date.now() - 5 * 86_400_000);
    await shop.deps.db.insert(metalRates).values({ metal: 'gold-22k', paisePerGram: 1, validFrom });
    expect(await step('metals')).toMatchObject({ done: false, left: 1 });
    await save({ METAL_RATE_DAYS: '7' }, 0);
    expect(await step('metals')).toMatchObject({ done: true, left: 0 });
  });

  it('count administrators without a second factor until it is required, and are hidden from other roles', async () => {
    await shop.deps.db
      .insert(secondFactors)
      .values({ userId: admin.id, secret: 'x', confirmedAt: new Date() });
    expect(await step('second_factor')).toMatchObject({ done: true });
    const other = await newMember(shop, 'admin');
    await shop.deps.db.insert(secondFactors).values({ userId: other.id, secret: 'x' });
    expect(await step('second_factor')).toMatchObject({ done: false, left: 1 });
    for (const role of ['user', 'healer'] as const)
      expect((await (await newMember(shop, role)).get('/admin/setup')).status).toBe(403);
    expect((await shop.visitor().get('/admin/setup')).status).toBe(401);
  });
});
