import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const kind = databaseKinds().at(-1)!;

describe('error responses', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(kind);
  });
  afterAll(() => shop.close());

  it('reveal nothing of a failed statement, but the number of its log entry', async () => {
    await shop.deps.db.execute(sql`alter table users rename to users_gone`);
    const login = { email: 'asha@example.com', password: 'quiet marigold 41' };
    const { status, body } = await shop.visitor().post('/user/login', login);
    await shop.deps.db.execute(sql`alter table users_gone rename to users`);
    expect(status).toBe(500);
    expect(Object.keys(body)).toEqual(['error', 'message', 'code', 'requestId']);
    expect(JSON.stringify(body)).not.toMatch(/select|users|query|params|asha|\.ts|at /i);
  });

  it('reveal nothing of the request', async () => {
    const { body } = await shop
      .visitor()
      .post('/contact', { name: '<script>S3CRET</script>', email: 'S3CRET' });
    expect(JSON.stringify(body)).not.toContain('S3CRET');
  });

  it('redirect a form submitted without scripts back to its page, and nowhere else', async () => {
    const send = (url: string) =>
      shop.app.inject({
        method: 'POST',
        url,
        headers: {
          origin: 'http://localhost:3000',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: 'email=a%40b.co&password=S3CRET',
      });
    for (const url of ['/user/login', '/'])
      expect(await send(url)).toMatchObject({ statusCode: 303, headers: { location: url } });
    for (const url of ['//evil.example/x', '/api/nothing'])
      expect((await send(url)).headers.location, url).toBeUndefined();
  });

  it('are in the requested language, also for rejections before the body is read', async () => {
    const visitor = shop.visitor();
    const birth = {
      name: '',
      gender: 'male',
      dob: '31-02-1995',
      location: 'Delhi',
      language: 'hi',
    };
    const rejected = (await visitor.post('/astrology/kundli', birth)).body;
    expect(rejected.fields.name).toBe('कृपया नाम लिखें।');
    expect(rejected.message).toMatch(/[\u0900-\u097f]/);
    const unknown = (await visitor.get('/panchang?city=nowhere-at-all&language=hi')).body;
    expect(unknown.fields.city).toMatch(/[\u0900-\u097f]/);
  });

  it('reveal nothing of the JSON parser', async () => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': 'application/json' },
      payload: '{"name": S3CRET',
    });
    expect([reply.statusCode, reply.json().message]).toEqual([
      400,
      'The request could not be understood.',
    ]);
  });
});

describe('limits of a connection', () => {
  let shop: TestShop;
  let port: number;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => shop.close());

  it('give headers 15 seconds, an upload two minutes, an idle connection 5 and one without progress 60 seconds', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = shop.app.server;
    expect([headersTimeout, requestTimeout, keepAliveTimeout, timeout]).toEqual([
      15_000, 120_000, 5_000, 60_000,
    ]);
  });

  it('take headers up to 16 KiB', async () => {
    expect(
      await exchange(
        port,
        `GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n`,
      ),
    ).toContain(' 431 ');
  });

  it.each([
    ['no HTTP', 'rubbish\r\n\r\n'],
    [
      'two lengths',
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    ],
    [
      'a length and chunks',
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a header with a bare line feed', 'GET /healthz HTTP/1.1\r\nHost: a\r\nX: a\nY\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ])('reject %s and close', async (_, text) => {
    expect(await exchange(port, text)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    ['no HTTP', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n', 'invalid_input'],
    [
      'long headers',
      `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n`,
      'body_too_large',
    ],
  ])('say so like every other failure: %s', async (_, text, code) => {
    const [head = '', body = ''] = (await exchange(port, text)).split('\r\n\r\n');
    expect(JSON.parse(body)).toMatchObject({
      code,
      message: 'The request could not be understood.',
    });
    expect(head).toContain('x-content-type-options: nosniff');
  });
});

describe('a call that does not exist', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(kind);
  });
  afterAll(() => shop.close());

  it.each(['/api', '/api/', '/api/nothing', '/api/Cart'])('returns JSON: %s', async (url) => {
    const reply = await shop.app.inject({ url });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  });

  it.each([['x'], ['order_AAAAAAAAAAAAAA'], [`ord_${'a'.repeat(26)}`], ['x'.repeat(400)]])(
    'is not taken for an order that does not: %s',
    async (id) => {
      const reply = await shop.app.inject({ url: `/api/payments/orders/${id}` });
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'order_not_found']);
    },
  );
});

describe('an empty request that claims to be JSON', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(kind);
  });
  afterAll(() => shop.close());

  const send = (method: 'POST' | 'DELETE', url: string) =>
    shop.app.inject({ method, url, headers: { 'content-type': 'application/json' } });

  it.each([
    ['POST', '/api/cart/remove-coupon', 401],
    ['DELETE', '/api/admin/coupons/cpn_x', 401],
    ['POST', '/api/admin/logout', 200],
    ['POST', '/api/newsletter', 400],
  ] as const)('is understood: %s %s', async (method, url, status) => {
    const reply = await send(method, url);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().message).not.toBe('The request could not be understood.');
  });
});

/** Sends bytes on a separate connection. @returns everything received until the server closed it */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((done, failed) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => done(received));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? done(received) : failed(error),
    );
  });
}
