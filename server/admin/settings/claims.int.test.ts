import { claimNames } from '@jyotiratna/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../platform/env.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const liveSettings = {
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_a',
  RAZORPAY_KEY_SECRET: 'secret-secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook-secret',
  PUBLIC_URL: 'https://shop.example',
};
const own = {
  figure: '1,204',
  figureHi: '',
  basis: 'Customers with a delivered order',
  asOf: '2026-11-01',
  confirmed: true,
};

describe.each(databaseKinds())('the claims of a shop on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeEach(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
  });
  afterEach(() => shop.close());

  const readClaims = async () => (await shop.visitor().get('/config')).body.claims;
  const save = (claims: object, version = 1) => admin.put('/admin/claims', { version, claims });
  const hidden = async () =>
    Object.fromEntries(
      (await admin.get('/admin/claims')).body.claims.map(
        ({ name, hidden: reason }: { name: string; hidden: string }) => [name, reason],
      ),
    );

  it('are samples that a demo displays, and that a shop with real money hides', async () => {
    expect(await readClaims()).toMatchObject({
      clients: { en: '50,000+', hi: '50,000+' },
      satisfaction: { en: '97%' },
      support: { en: '24/7' },
    });
    expect(Object.keys(await readClaims()).sort()).toEqual([...claimNames].sort());
    expect(
      (await admin.get('/admin/claims')).body.claims.every(
        ({ sample }: { sample: boolean }) => sample,
      ),
    ).toBe(true);
    Object.assign(shop.deps.env, readEnv(liveSettings));
    // Saving any setting invalidates all pages, as a restart with a different environment does.
    await admin.put('/admin/settings', { version: 0, values: { COMPANY_NAME: 'Ratna' } });
    expect(await readClaims()).toEqual({});
    expect(new Set(Object.values(await hidden()))).toEqual(new Set(['sample']));
  });

  it('are visible with real money once their owner has confirmed them with a basis and a date', async () => {
    Object.assign(shop.deps.env, readEnv(liveSettings));
    const { status } = await save({
      clients: own,
      international: { ...own, figure: 'yes' },
      support: { ...own, figure: '' },
    });
    expect(status).toBe(200);
    expect(await readClaims()).toEqual({ clients: { en: '1,204', hi: '1,204' } });
    expect(await hidden()).toMatchObject({
      clients: null,
      international: 'not_served',
      support: 'empty',
      guarantee: 'sample',
    });
    await save({ clients: { ...own, confirmed: false } }, 2);
    expect(await readClaims()).toEqual({});
    expect(await hidden()).toMatchObject({ clients: 'unconfirmed' });
  });

  it('need a basis and a date to be confirmed, and name the field', async () => {
    const { status, body } = await save({ clients: { ...own, basis: '', asOf: '' } });
    expect([status, Object.keys(body.fields)]).toEqual([
      400,
      ['claims.clients.basis', 'claims.clients.asOf'],
    ]);
    expect((await save({ other: own })).status).toBe(400);
    expect((await shop.visitor().put('/admin/claims', { version: 1, claims: {} })).status).toBe(
      401,
    );
  });

  it('are saved by only one of two concurrent editors, and the other gets the newer ones', async () => {
    const other = await newMember(shop, 'admin');
    const results = await Promise.all([
      save({ clients: own }),
      other.put('/admin/claims', { version: 1, claims: { clients: { ...own, figure: '9' } } }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = results.find(({ status }) => status === 409);
    expect(stale?.body).toMatchObject({ code: 'stale_edit', version: 2 });
  });
});
