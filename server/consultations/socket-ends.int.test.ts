import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from '../boot/app.ts';
import { newCustomer } from '../testing/consultations.ts';
import { eventually } from '../testing/eventually.ts';
import { openSocketClient } from '../testing/socket-client.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof createApp>>;
let log: { level: number; msg: string; err?: { stack: string } }[];
let connect: () => Promise<ReturnType<typeof openSocketClient>>;
beforeEach(async () => {
  shop = await createTestShop('embedded');
  const customer = await newCustomer(shop, 0);
  log = [];
  const stream = { write: (line: string) => void log.push(JSON.parse(line)) };
  app = await createApp({ deps: shop.deps, logger: { level: 'warn', stream } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const headers = { cookie: `sid=${customer.cookies.get('sid')}`, origin: 'http://localhost:3000' };
  connect = async () => {
    const connection = openSocketClient(`ws://127.0.0.1:${port}/api/consultations/socket`, headers);
    await connection.open;
    return connection;
  };
});
afterEach(async () => {
  await app.close();
  await shop.close();
});

it('responds to a heartbeat immediately, also before any session is joined', async () => {
  const connection = await connect();
  connection.send({ type: 'ping' });
  await eventually(() => expect(connection.came).toEqual([{ type: 'pong' }]));
  connection.socket.close();
  await connection.closed;
});

it('closes its WebSockets with 1001 when the process exits', async () => {
  const connections = [await connect(), await connect()];
  // Checks that each connection gets responses.
  for (const connection of connections) connection.send({ type: 'ping' });
  await eventually(() => expect(connections.map(({ came }) => came.length)).toEqual([1, 1]));
  const closed = app.close();
  expect(await Promise.all(connections.map((connection) => connection.closed))).toEqual([
    1001, 1001,
  ]);
  await closed;
});

it('exits soon although a connection does not acknowledge its close frame', async () => {
  const connection = await connect();
  Reflect.get(connection.socket, '_socket').pause();
  const began = performance.now();
  await app.close();
  expect(performance.now() - began).toBeLessThan(6_000);
  connection.socket.terminate();
});

it('logs an invalid frame as one warning without a stack, and counts it', async () => {
  const long = await connect();
  long.socket.send('x'.repeat(20_000));
  expect(await long.closed).toBe(1009);
  const broken = await connect();
  // Sends a frame with a reserved opcode, bypassing the library.
  const wire = Reflect.get(broken.socket, '_socket') as { write: (bytes: Buffer) => void };
  wire.write(Buffer.from([0x83, 0x80, 0, 0, 0, 0]));
  expect(await broken.closed).toBe(1002);
  await eventually(() => expect(log).toHaveLength(2));
  for (const line of log)
    expect(line).toMatchObject({ level: 40, msg: 'a WebSocket frame was broken' });
  expect(JSON.stringify(log)).not.toContain('stack');
  const { body } = await app.inject({ url: '/metrics', headers: { host: 'localhost:3000' } });
  expect(body).toContain(
    'websocket_broken_frames_total{code="WS_ERR_UNSUPPORTED_MESSAGE_LENGTH"} 1',
  );
  expect(body).toContain('websocket_broken_frames_total{code="WS_ERR_INVALID_OPCODE"} 1');
});
