import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
let port: number;
const sockets: net.Socket[] = [];
beforeAll(async () => {
  shop = await createTestShop(databaseKinds()[0]!);
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await shop.close();
});

/** Their timeouts follow from the server's limits (errors.int.test.ts). */
it('500 clients with unfinished headers do not delay another client', async () => {
  await Promise.all(
    Array.from({ length: 500 }, async (_, n) => {
      const socket = net.connect(port, '127.0.0.1');
      sockets.push(socket);
      await once(socket, 'connect');
      socket.write(`POST /api/user/login HTTP/1.1\r\nHost: shop\r\nX-Slow-${n}: `);
    }),
  );
  const startedAt = performance.now();
  const results = await Promise.all(
    Array.from({ length: 20 }, () =>
      fetch(`http://127.0.0.1:${port}/api/products`, { headers: { connection: 'close' } }),
    ),
  );
  expect(results.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(performance.now() - startedAt).toBeLessThan(5000);
});
