import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../../platform/http/public-address.ts';
import { defaultLimits, FetchFailed, fetchImage } from './fetch-image.ts';

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(64)]);
let server: http.Server;
let port: number;
let requests: string[] = [];
beforeAll(async () => {
  server = http.createServer((request, response) => {
    requests.push(request.url ?? '');
    const [, name = ''] = (request.url ?? '').split('/');
    if (name === 'good') return void response.end(png);
    if (name === 'page') return void response.end('<html>');
    if (name === 'gone') return void response.writeHead(404).end();
    if (name === 'slow') return void response.write(png);
    if (name === 'long')
      return void response
        .writeHead(200, { 'transfer-encoding': 'chunked' })
        .end(Buffer.alloc(4096));
    if (name === 'inside')
      return void response
        .writeHead(302, { location: `http://127.0.0.1:${port + 1}/secret` })
        .end();
    if (name === 'turn') return void response.writeHead(301, { location: '/good' }).end();
    return void response.writeHead(302, { location: '/round' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const here = () => ({
  ...defaultLimits,
  maxBytes: 1024,
  timeoutMs: 500,
  isAllowed: (address: string, at: number) => address === '127.0.0.1' && at === port,
});
const reasonOf = (url: string, limits = here()) =>
  fetchImage(url, limits).then(
    () => 'fetched',
    (error: unknown) => (error instanceof FetchFailed ? error.reason : String(error)),
  );
const at = (name: string, host = '127.0.0.1') => `http://${host}:${port}/${name}`;

it('fetches an image, also after a redirect to an allowed address', async () => {
  expect(await fetchImage(at('good'), here())).toEqual(png);
  expect(await fetchImage(at('turn'), here())).toEqual(png);
});

it.each([
  ['gone', 'address_unreachable'],
  ['page', 'image_type'],
  ['long', 'image_large'],
  ['slow', 'image_slow'],
  ['round', 'address_unreachable'],
  ['inside', 'address_private'],
])('/%s is not fetched: %s', async (name, reason) => expect(await reasonOf(at(name))).toBe(reason));

it.each([
  'http://127.0.0.1/x.png',
  'http://localhost/x.png',
  'http://[::1]/x.png',
  'http://0x7f000001/x.png',
  'http://2130706433/x.png',
  'http://169.254.169.254/latest/meta-data',
  'http://10.0.0.1/x.png',
  'http://[::ffff:127.0.0.1]/x.png',
  'http://[64:ff9b::7f00:1]/x.png',
])('%s is refused without a connection', async (url) => {
  requests = [];
  expect(await reasonOf(url, { ...defaultLimits, timeoutMs: 2000 })).toBe('address_private');
  expect(requests).toEqual([]);
});

it.each(['file:///etc/passwd', 'ftp://x.example/a', 'http://user:pass@x.example/a', 'no address'])(
  '%s is no address of an image',
  async (url) => expect(await reasonOf(url)).toBe('address_unreachable'),
);

it('rejects a name that resolves to this machine', async () => {
  const limits = { ...here(), isAllowed: (address: string) => isPublicAddress(address) };
  expect(await reasonOf(at('good', 'localhost'), limits)).toBe('address_private');
});

describe('public addresses', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111'])('%s is one', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    '100.64.0.1',
    '192.168.1.1',
    '172.31.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    'fe80::1',
    'fd00::1',
    '::',
    '2002:7f00:1::',
    '2001:db8::1',
    'x',
  ])('%s is none', (address) => expect(isPublicAddress(address)).toBe(false));
});
