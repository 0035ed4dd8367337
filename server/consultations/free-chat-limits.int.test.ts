import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts, users } from '../accounts/schema.ts';
import {
  newCustomer,
  newHealer,
  prepay,
  testHealer,
  visitDashboard,
} from '../testing/consultations.ts';
import type { TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

describe.each(databaseKinds())('free minutes of new accounts on %s', (kind) => {
  let shop: TestShop;
  let healer: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind, { TRUST_PROXY: '1' });
    healer = await newHealer(shop);
  });
  afterAll(() => shop.close());

  const verify = (user: TestMember, email = user.email) =>
    shop.deps.db
      .update(users)
      .set({ email, emailVerifiedAt: sql`now()` })
      .where(eq(users.id, user.id));
  const request = async (user: TestMember, from: string) => {
    await visitDashboard(healer);
    const body = { healerId: testHealer.id };
    const reply = await user.post('/consultations', body, { 'x-forwarded-for': from });
    if (reply.status === 200)
      await user.post(`/consultations/${reply.body.consultation.id}/end`, {});
    return reply.body.messageCode ?? reply.status;
  };

  it('are for few unverified accounts of one network, but not limited for verified ones', async () => {
    const outcomes: unknown[] = [];
    for (let n = 1; n <= 5; n += 1)
      outcomes.push(await request(await newCustomer(shop, 0), `2001:db8:9:9::${n}`));
    expect(outcomes).toEqual([200, 200, 200, 'free_chat_unverified', 'free_chat_unverified']);
    const real = await newCustomer(shop, 0);
    expect(await request(real, '2001:db8:9:9::7')).toBe('free_chat_unverified');
    await verify(real);
    expect(await request(real, '2001:db8:9:9::7')).toBe(200);
    expect(await request(await newCustomer(shop, 0), '2001:db8:9:a::1')).toBe(200);
  });

  it('are granted once per account, and without limits to an account with a balance', async () => {
    const first = await newCustomer(shop, 0);
    for (let second = 0; second < 5; second += 1)
      expect(await request(first, '203.0.113.5')).toBe(200);
    for (let n = 0; n < 2; n += 1)
      expect(await request(await newCustomer(shop, 0), '203.0.113.5')).toBe(200);
    const paying = await newCustomer(shop, 0);
    expect(await request(paying, '203.0.113.5')).toBe('free_chat_unverified');
    await prepay(shop.deps, paying.id, 500);
    expect(await request(paying, '203.0.113.5')).toBe(200);
  });

  it('are for one verified account per mailbox', async () => {
    const [one, two] = [await newCustomer(shop, 0), await newCustomer(shop, 0)];
    await verify(one, 'a.sha+1@gmail.com');
    await verify(two, 'asha+2@gmail.com');
    expect([await request(one, '203.0.113.8'), await request(two, '203.0.113.9')]).toEqual([
      200,
      'free_chat_mailbox',
    ]);
  });

  it('are limited to twenty accounts per network and day', async () => {
    const verified = async () => {
      const user = await newCustomer(shop, 0);
      await verify(user);
      return request(user, '198.51.100.4');
    };
    expect(await verified()).toBe(200);
    await shop.deps.db
      .update(attempts)
      .set({ count: 19 })
      .where(sql`${attempts.key} like 'free-chat:network:%'`);
    expect([await verified(), await verified()]).toEqual([200, 'free_chat_network']);
  });
});
