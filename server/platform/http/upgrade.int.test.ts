import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
let port: number;
beforeAll(async () => {
  shop = await createTestShop(databaseKinds().at(-1)!);
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => shop.close());

it.each(['h2c', 'TLS/1.0, HTTP/1.1', 'foo'])(
  'responds to a request that offers %s in HTTP/1.1',
  async (upgrade) => {
    const headers = {
      connection: 'Upgrade',
      upgrade,
      'http2-settings': 'AAMAAABkAARAAAAAAAIAAAAA',
    };
    const sent = request({ port, host: '127.0.0.1', path: '/api/config', headers }).end();
    const [response] = await once(sent, 'response');
    response.resume();
    expect(response.statusCode).toBe(200);
  },
);
