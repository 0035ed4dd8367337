import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { attempts } from './schema.ts';

const password = 'quiet marigold 41';

describe.each(databaseKinds())('logins that fail on %s', (kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    // One proxy hop is trusted, so that each test can use an IP address of its own.
    shop = await createTestShop(kind, { TRUST_PROXY: '1' });
  });
  afterAll(() => shop.close());

  let users = 0;
  const newEmail = () => `person${++users}@example.in`;
  const newAddress = () => ({ 'x-forwarded-for': `203.0.113.${++users}` });

  async function registered(email = newEmail()) {
    const visitor = shop.visitor();
    const reply = await visitor.post(
      '/user/register',
      { email, password, name: 'Asha Rao' },
      newAddress(),
    );
    expect(reply.status).toBe(200);
    return { visitor, email, user: reply.body.user };
  }

  const failLogin = (email: string, from: Record<string, string>) =>
    shop.visitor().post('/user/login', { email, password: 'not this one' }, from);

  it('are followed by increasing delays after five failures, even for the right password', async () => {
    const { email } = await registered();
    const from = newAddress();
    for (let n = 0; n < 5; n += 1) expect((await failLogin(email, from)).status).toBe(401);
    const first = await shop.visitor().post('/user/login', { email, password }, from);
    expect(first).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(first.body.retryAfter).toBeGreaterThan(25);
    expect(first.headers['retry-after']).toBe(String(first.body.retryAfter));
    await shop.deps.db
      .update(attempts)
      .set({ windowEndsAt: sql`now()` })
      .where(sql`key like 'login:pair:%'`);
    expect((await failLogin(email, from)).status).toBe(401);
    expect((await failLogin(email, from)).body.retryAfter).toBeGreaterThan(55);
    await shop.deps.db
      .update(attempts)
      .set({ windowEndsAt: sql`now()` })
      .where(sql`key like 'login:pair:%'`);
    expect((await shop.visitor().post('/user/login', { email, password }, from)).status).toBe(200);
    expect((await failLogin(email, from)).status).toBe(401);
  });

  it('never lock the owner out at another IP address', async () => {
    const { email } = await registered();
    const from = newAddress();
    for (let n = 0; n < 6; n += 1) await failLogin(email, from);
    expect(
      (await shop.visitor().post('/user/login', { email, password }, newAddress())).status,
    ).toBe(200);
  });

  it('are limited exactly despite concurrent guesses', async () => {
    const { email } = await registered();
    const from = newAddress();
    const results = await Promise.all(Array.from({ length: 30 }, () => failLogin(email, from)));
    expect(results.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    expect(results.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(25);
  });

  it.each([
    ['account', 5],
    ['network', 20],
  ])(
    'looks at no more guesses than one %s has, the right password among those at once included',
    async (of, limit) => {
      const { email } = await registered();
      const from = newAddress();
      const guesses = Array.from({ length: limit }, () =>
        failLogin(of === 'account' ? email : newEmail(), from),
      );
      const right = shop.visitor().post('/user/login', { email, password }, from);
      const results = await Promise.all([...guesses, right]);
      const looked = results.filter(({ status }) => status !== 429).length;
      // A correct login within the limit is accepted and clears the failures before it.
      if (results.at(-1)!.status !== 200) expect(looked).toBe(limit);
      else expect(looked).toBeLessThanOrEqual(limit + 1);
    },
  );

  it('do not include successful logins', async () => {
    const { email } = await registered();
    const from = newAddress();
    for (let n = 0; n < 22; n += 1) {
      expect((await shop.visitor().post('/user/login', { email, password }, from)).status).toBe(
        200,
      );
    }
  });

  it('block an IP address after twenty failures over many accounts, despite spoofed headers', async () => {
    const from = { 'x-forwarded-for': '198.51.100.1' };
    for (let n = 0; n < 20; n += 1) expect((await failLogin(newEmail(), from)).status).toBe(401);
    expect((await failLogin(newEmail(), from)).status).toBe(429);
    expect(
      (await failLogin(newEmail(), { 'x-forwarded-for': '10.9.8.7, 198.51.100.1' })).status,
    ).toBe(429);
  });

  it('are counted across a restart', async () => {
    const { email } = await registered();
    const from = newAddress();
    for (let n = 0; n < 5; n += 1) await failLogin(email, from);
    const { createApp } = await import('../boot/app.ts');
    const second = await createApp({ deps: shop.deps });
    const reply = await second.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: from,
      payload: { email, password },
    });
    await second.close();
    expect(reply.statusCode).toBe(429);
  });
});
