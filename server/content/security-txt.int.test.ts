import { expect, it } from 'vitest';
import { createTestShop } from '../testing/test-shop.ts';

const url = '/.well-known/security.txt';
const now = Date.parse('2026-11-21T10:00:00+05:30');

async function request(env: Record<string, string>) {
  const shop = await createTestShop('embedded', env, {
    change: (deps) => ({ ...deps, clock: { now: () => now } }),
  });
  try {
    return await shop.app.inject({ url });
  } finally {
    await shop.close();
  }
}

it.each([
  ['security@shop.example.in', 'mailto:security@shop.example.in'],
  ['https://shop.example.in/report', 'https://shop.example.in/report'],
])('names %s as RFC 9116 requires', async (contact, expected) => {
  const { statusCode, headers, body } = await request({
    SECURITY_CONTACT: contact,
    PUBLIC_URL: 'https://shop.example.in',
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toBe(
    `Contact: ${expected}\nExpires: 2027-02-19T00:00:00Z\nPreferred-Languages: en, hi\nCanonical: https://shop.example.in${url}\n`,
  );
});

it('returns 404 without a configured contact', async () => {
  expect((await request({})).statusCode).toBe(404);
});
