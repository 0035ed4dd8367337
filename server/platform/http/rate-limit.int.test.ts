import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '../../testing/catalogue.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

describe.each([
  ['without a declared proxy', '0'],
  ['behind one proxy', '1'],
])('the address that is limited, %s', (_, hops) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(databaseKinds().at(-1)!, { TRUST_PROXY: hops });
    await addProduct(shop.deps, { id: 'ring', price: 100, stock: 5 });
  });
  afterAll(() => shop.close());

  const items = [{ productId: 'ring', quantity: 1 }];

  /** A proxy, if any, appends the address that it sees. */
  const forwarded = (n: number) => `198.51.100.${n}${hops === '1' ? ', 203.0.113.7' : ''}`;
  const request = (url: string, payload: object, n: number) =>
    shop.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: '203.0.113.7',
      headers: {
        'x-forwarded-for': forwarded(n),
        'x-real-ip': `198.51.100.${n}`,
        forwarded: `for=198.51.100.${n}`,
      },
    });
  const statuses = async (count: number, url: string, payload: (n: number) => object) => {
    const seen: number[] = [];
    for (let n = 0; n < count; n += 1) seen.push((await request(url, payload(n), n)).statusCode);
    return seen;
  };

  it('is not the one that a guesser of passwords writes', async () => {
    const seen = await statuses(7, '/api/user/login', () => ({
      email: 'asha@example.com',
      password: 'wrong one',
    }));
    expect(seen).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('is not the one that a guesser of coupons writes', async () => {
    const payload = (n: number) => ({ code: `GUESS${n}`, items });
    const seen = await statuses(25, '/api/cart/apply-coupon-guest', payload);
    expect(seen.at(-1)).toBe(429);
  });

  it('receives Retry-After', async () => {
    const reply = await request('/api/cart/apply-coupon-guest', { code: 'GUESS', items }, 1);
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many_attempts']);
    expect(reply.json().retryAfter).toBeGreaterThan(0);
    expect(reply.headers['retry-after']).toBe(String(reply.json().retryAfter));
  });
});
