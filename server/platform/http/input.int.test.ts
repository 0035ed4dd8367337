import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const kind = databaseKinds().at(-1)!;
const message = {
  name: 'Asha',
  email: 'asha@example.com',
  subject: 'Rings',
  message: 'Which size is mine?',
};

describe('client input', () => {
  let shop: TestShop;
  let user: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    user = await newMember(shop);
  });
  afterAll(() => shop.close());

  const send = (payload: string | Buffer, type = 'application/json', url = '/api/contact') =>
    shop.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

  it.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['application/xml'],
    ['text/json'],
    ['application/json-patch+json'],
    ['multipart/form-data; boundary=x'],
  ])('is JSON: %s is rejected', async (type) => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
      payload: JSON.stringify(message),
    });
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'unsupported_media']);
  });

  it.each([
    ['a number as text', { productId: 'p', quantity: '3' }],
    ['a number in a list', { productId: 'p', quantity: [3] }],
    ['true for a number', { productId: 'p', quantity: true }],
    ['a fraction', { productId: 'p', quantity: 1.5 }],
    ['more than any cart holds', { productId: 'p', quantity: 1e21 }],
  ])('is accepted without coercion: %s is rejected at its field', async (_, body) => {
    const { status, body: reply } = await user.post('/cart/add', body);
    expect([status, Object.keys(reply.fields)]).toEqual([400, ['quantity']]);
  });

  it.each([['role'], ['id'], ['isAdmin'], ['redeemedCount']])(
    'is rejected with an unknown field: %s',
    async (field) => {
      const body = {
        email: 'field@example.in',
        password: 'quiet marigold 41',
        name: 'Asha',
        [field]: 'admin',
      };
      const { status, body: reply } = await shop.visitor().post('/user/register', body);
      expect([status, reply.fields]).toEqual([400, { [field]: 'This field is not known here.' }]);
    },
  );

  it.each([
    ['__proto__', '{"__proto__":{"role":"admin"},"name":"A"}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"role":"admin"}},"name":"A"}'],
    ['__proto__, written in escapes', '{"\\u005f_proto__":{"role":"admin"},"name":"A"}'],
    ['__proto__ further in', '{"name":{"__proto__":{"role":"admin"}}}'],
  ])('cannot pollute prototypes: %s', async (_, body) => {
    expect((await send(body)).statusCode).toBe(400);
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it.each([
    ['name', '{"name":"A","email":"a@example.com","name":"B"}'],
    ['name', '{"name":"A","n\\u0061me":"B"}'],
    ['items.1.quantity', '{"items":[{"quantity":1},{"quantity":1,"quantity":9}]}'],
    ['unknown', '{"unknown":1,"unknown":1}'],
  ])('has every field once: %s, when duplicated, is rejected by its name', async (field, body) => {
    const reply = await send(body);
    expect([reply.statusCode, reply.json().code, reply.json().fields]).toEqual([
      400,
      'invalid_input',
      { [field]: 'This field is given more than once.' },
    ]);
  });

  it('names a hundred unknown fields, not thousands', async () => {
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`k${at}`, 1]));
    const reply = await send(JSON.stringify({ ...message, ...many }));
    expect([reply.statusCode, Object.keys(reply.json().fields).length]).toEqual([400, 100]);
  });

  it.each([
    ['NUL', 'a\u0000b'],
    ['a line break', 'a\r\nBcc: all@example.com'],
    ['an escape sequence', 'a\u001b[31mb'],
    ['DEL', 'a\u007fb'],
    ['a line separator', 'a\u2028b'],
    ['a tab', 'a\tb'],
  ])('contains no control characters: %s in a line', async (_, subject) => {
    const reply = await send(JSON.stringify({ ...message, subject }));
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['subject']]);
  });

  it('contains no NUL in multi-line text, where line breaks are allowed', async () => {
    expect((await send(JSON.stringify({ ...message, message: 'a\u0000b' }))).statusCode).toBe(400);
    expect((await send(JSON.stringify({ ...message, message: 'a\nb' }))).statusCode).toBe(200);
  });

  it.each([
    ['?search=a&search=b', 'search'],
    ['?limit=1&limit=2', 'limit'],
    ['?search[]=a', 'search[]'],
    ['?sort=price', 'sort'],
    ['?limit=1e1', 'limit'],
    ['?__proto__=a', '__proto__'],
  ])('has every query parameter once and by its name: %s', async (query, field) => {
    const reply = await shop.app.inject({ url: `/api/products${query}` });
    expect([reply.statusCode, Object.keys(reply.json().fields ?? {})]).toEqual([400, [field]]);
  });

  it.each([['%25'], ['_'], ["' or 1=1 --"], ['\\'], ['%00'], ['\u{1F48E}'.repeat(30)]])(
    'searches for text, not for patterns: %s',
    async (text) => {
      const reply = await shop.app.inject({
        url: `/api/products?search=${encodeURIComponent(text)}`,
      });
      expect([200, 400]).toContain(reply.statusCode);
      if (reply.statusCode === 200) expect(reply.json().products).toEqual([]);
    },
  );

  it('is at most 64 KiB of JSON, and 256 KiB from the payment provider', async () => {
    const reply = await send(JSON.stringify({ ...message, message: 'x'.repeat(65 * 1024) }));
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'body_too_large']);
    const webhook = (kib: number) =>
      send(`{"a":"${'x'.repeat(kib * 1024)}"}`, undefined, '/api/payments/webhook');
    expect((await webhook(200)).statusCode).not.toBe(413);
    expect((await webhook(257)).statusCode).toBe(413);
  });

  it('reads long and hostile addresses and numbers in no time', async () => {
    const { isEmail, isPhone } = await import('@jyotiratna/contract');
    const startedAt = performance.now();
    for (const text of [
      `${'a'.repeat(100_000)}@`,
      `a@${'a.'.repeat(50_000)}`,
      `${'a@'.repeat(50_000)}b.in`,
    ])
      isEmail(text);
    for (const text of ['+'.repeat(100_000), `${'1 '.repeat(50_000)}x`, `${'-('.repeat(50_000)}`])
      isPhone(text);
    expect(performance.now() - startedAt).toBeLessThan(50);
  });
});
