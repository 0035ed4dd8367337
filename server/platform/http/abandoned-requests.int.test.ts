import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../boot/app.ts';
import { createTestShop } from '../../testing/test-shop.ts';

it('does not count a client that disconnects during its request as a failure of the shop', async () => {
  const shop = await createTestShop('embedded');
  onTestFinished(() => shop.close());
  const log: string[] = [];
  const stream = { write: (line: string) => void log.push(line) };
  const app = await createApp({ deps: shop.deps, logger: { level: 'warn', stream } });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const head =
    'POST /api/contact HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n';
  const received = once(app.server, 'request');
  socket.write(`${head}{"name":`);
  const [, response] = await received;
  const closed = once(response, 'close');
  // Now the handlers wait for the end of the body.
  await app.inject('/healthz');
  socket.destroy();
  await closed;
  await app.inject('/healthz');
  expect(log).toEqual([]);
});
