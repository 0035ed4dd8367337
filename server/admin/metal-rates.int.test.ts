import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

describe.each(databaseKinds())('metal rates on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
  });
  afterAll(() => shop.close());

  it('have a history including future rates, newest first, with the change over the requested period', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await admin.post('/admin/metal-rates', { rates: [{ metal: 'gold-22k', rupees: 9500 }] });
    await admin.post('/admin/metal-rates', {
      rates: [{ metal: 'gold-22k', rupees: 9850.5 }],
      validFrom: tomorrow,
    });
    const { status, body } = await admin.get('/admin/metal-rates');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      changePercent: 10,
      rates: [{ metal: 'gold-22k', paisePerGram: 950_000 }],
      history: [
        { metal: 'gold-22k', paisePerGram: 985_050, validFrom: tomorrow },
        { metal: 'gold-22k', paisePerGram: 950_000 },
      ],
    });
  });

  it('are stored beyond the plausible change only if confirmed', async () => {
    const rates = [{ metal: 'gold-22k', rupees: 950 }];
    const rejected = await admin.post('/admin/metal-rates', { rates });
    expect([rejected.status, rejected.body.code]).toEqual([409, 'rate_unconfirmed']);
    expect((await admin.get('/admin/metal-rates')).body.rates[0].paisePerGram).toBe(950_000);
    const { status, body } = await admin.post('/admin/metal-rates', { rates, confirmed: true });
    expect([status, body.rates[0].paisePerGram]).toEqual([200, 95_000]);
  });
});
