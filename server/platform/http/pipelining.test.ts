import { once } from 'node:events';
import http, { type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { maxPipelined, oneAtATime } from './pipelining.ts';

/**
 * Starts a server. @returns a connect function, and the URLs whose handling has started, in order
 */
async function serve(listener: RequestListener) {
  const started: string[] = [];
  const handle = oneAtATime((request, response) => {
    started.push(request.url ?? '');
    listener(request, response);
  });
  const server = http.createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  async function open(): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  }
  /**
   * Makes round trips on another connection, until the server has handled everything it will
   * handle.
   */
  async function settle(): Promise<void> {
    for (let n = 0; n < 5; n++) await text(await get(port));
  }
  return { started, open, settle };
}

function get(port: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    http
      .get({ port, host: '127.0.0.1', path: '/other', agent: false }, resolve)
      .on('error', reject);
  });
}

const isOther = (url: string) => url === '/other';
const requests = (count: number) =>
  Array.from({ length: count }, (_, n) => `GET /${n} HTTP/1.1\r\nHost: shop\r\n\r\n`).join('');

it('processes pipelined requests in order, one at a time, with their bodies', async () => {
  let active = 0;
  let maxActive = 0;
  const { open } = await serve(async (request, response) => {
    maxActive = Math.max(maxActive, ++active);
    const body = await text(request);
    active -= 1;
    response.end(`${request.url} ${body.length};`);
  });
  const socket = await open();
  const body = 'x'.repeat(20_000);
  const post = `POST /last HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  socket.write(requests(20) + post);
  const received = await text(socket);
  expect(received.match(/\/\w+ \d+(?=;)/g)).toEqual([
    ...Array.from({ length: 20 }, (_, n) => `/${n} 0`),
    '/last 20000',
  ]);
  expect(maxActive).toBe(1);
});

it('handles one request of a client that does not read', async () => {
  const large = Buffer.alloc(64 * 1024 * 1024);
  const { started, open, settle } = await serve((request, response) => {
    response.end(isOther(request.url ?? '') ? 'small' : large);
  });
  const socket = await open();
  socket.pause();
  socket.write(requests(maxPipelined));
  await settle();
  expect(started.filter((url) => !isOther(url))).toEqual(['/0']);
});

it('disconnects a client that pipelines more than the maximum, and handles no pending request', async () => {
  const { started, open, settle } = await serve((request, response) => {
    if (isOther(request.url ?? '')) response.end();
  });
  const socket = await open();
  const closed = once(socket, 'close');
  socket.resume().write(requests(maxPipelined + 2));
  await closed;
  await settle();
  expect(started.filter((url) => !isOther(url))).toEqual(['/0']);
});

it.each([
  ['the response before them ends the connection', 'close'],
  ['the client has left', 'keep-alive'],
])('drops the requests that wait when %s', async (_, connection) => {
  const client: { socket?: Socket } = {};
  const { started, open, settle } = await serve((request, response) => {
    if (isOther(request.url ?? '')) return void response.end();
    response.setHeader('connection', connection);
    if (connection === 'close') response.end('last');
    else client.socket?.destroy();
  });
  client.socket = await open();
  client.socket.resume().write(requests(10));
  await once(client.socket, 'close');
  await settle();
  expect(started.filter((url) => !isOther(url))).toEqual(['/0']);
});
