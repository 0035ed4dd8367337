import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

const kind = databaseKinds().at(-1)!;

describe('what a failure tells', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(kind);
  });
  afterAll(() => shop.close());

  it('nothing of a statement that failed, but the number under which the log has it', async () => {
    await shop.deps.db.execute(sql`alter table users rename to users_gone`);
    const login = { email: 'asha@example.com', password: 'quiet marigold 41' };
    const { status, body } = await shop.visitor().post('/user/login', login);
    await shop.deps.db.execute(sql`alter table users_gone rename to users`);
    expect(status).toBe(500);
    expect(Object.keys(body)).toEqual(['error', 'message', 'code', 'requestId']);
    expect(JSON.stringify(body)).not.toMatch(/select|users|query|params|asha|\.ts|at /i);
  });

  it('nothing of what it was sent', async () => {
    const { body } = await shop.visitor().post('/contact', { name: '<script>S3CRET</script>', email: 'S3CRET' });
    expect(JSON.stringify(body)).not.toContain('S3CRET');
  });

  it('nothing of how JSON is read', async () => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': 'application/json' },
      payload: '{"name": S3CRET',
    });
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'The request could not be understood.']);
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

  it('give headers 15 seconds to arrive, an upload two minutes and an idle connection 5 seconds', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = shop.app.server;
    expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([15_000, 120_000, 5_000]);
  });

  it('take headers up to 16 KiB', async () => {
    expect(await say(port, `GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n`)).toContain(
      ' 431 ',
    );
  });

  it.each([
    ['no HTTP', 'rubbish\r\n\r\n'],
    ['two lengths', 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    [
      'a length and chunks',
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a header with a bare line feed', 'GET /healthz HTTP/1.1\r\nHost: a\r\nX: a\nY\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ])('refuse %s and close', async (_, text) => {
    expect(await say(port, text)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

/** Sends bytes on a connection of their own. @returns what came back until the server closed it */
function say(port: number, text: string): Promise<string> {
  return new Promise((done, failed) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('close', () => done(heard));
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? done(heard) : failed(error)));
  });
}
