import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

const birth = { name: 'Asha', gender: 'female', dob: '14-08-1995', birthTime: '07:40', location: 'Jaipur' };

let shop: TestShop;
let url: string;
beforeAll(async () => {
  shop = await createTestShop(databaseKinds()[0]!);
  url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

type Told = { status: number; headers: Headers; body: { name: string; source: string } };
async function make(body: string, headers: Record<string, string> = {}): Promise<Told> {
  const reply = await fetch(`${url}/api/astrology/kundli`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

/** What each reply is given, and none that is sent before the hooks. */
const wentTheWholeWay = ({ headers }: Told) => headers.has('x-ratelimit-limit');

it('is answered before any hook from the third time on, with the same bytes and headers', async () => {
  const sent = JSON.stringify(birth);
  const [first, second, third, fourth] = [await make(sent), await make(sent), await make(sent), await make(sent)];
  expect([first, second, third, fourth].map(wentTheWholeWay)).toEqual([true, true, false, false]);
  expect(first.body.source).toBe('api');
  expect(third.body).toEqual(second.body);
  expect(fourth.body).toEqual(second.body);
  const shown = ({ headers }: Told) =>
    Object.fromEntries([...headers].filter(([name]) => !/^(x-ratelimit-|date$)/.test(name)));
  expect(shown(third)).toEqual(shown(second));
  expect(third.headers.get('cache-control')).toBe('no-store');
});

it('is known to none but the same words', async () => {
  for (let n = 0; n < 3; n += 1) await make(JSON.stringify({ ...birth, name: 'Meera' }));
  expect((await make(JSON.stringify({ ...birth, name: 'Rohan' }))).body.name).toBe('Rohan');
  const spaced = await make(JSON.stringify({ ...birth, name: 'Meera' }, null, 2));
  expect([spaced.body.name, wentTheWholeWay(spaced)]).toEqual(['Meera', true]);
});

it('is refused to a page of another site, however known it is', async () => {
  const sent = JSON.stringify({ ...birth, name: 'Dev' });
  for (let n = 0; n < 3; n += 1) await make(sent);
  expect((await make(sent, { origin: 'https://other.example' })).status).toBe(403);
});

it('is answered to bodies that come piece by piece, in chunks or broken', async () => {
  const sent = JSON.stringify({ ...birth, name: 'Kavya' });
  for (let n = 0; n < 3; n += 1) await make(sent);
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = (length: string) =>
    `POST /api/astrology/kundli HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n${length}\r\n`;
  const result = async () => String((await once(socket, 'data'))[0]);
  socket.write(`${head(`Content-Length: ${sent.length}\r\n`)}${sent.slice(0, 20)}`);
  // The shop has read the first piece once it answers something else that was sent after it.
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  socket.write(sent.slice(20));
  expect(await result()).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
  const broken = await make(sent.slice(0, -1));
  expect([broken.status, (await make(`${sent.slice(0, -1)},"name":"X"}`)).status]).toEqual([400, 400]);
  const chunked = await fetch(`${url}/api/astrology/kundli`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob([sent]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect((await chunked.json()).name).toBe('Kavya');
});

it('is never told that a reply is unchanged, neither of a new birth nor of a known one', async () => {
  const sent = JSON.stringify({ ...birth, name: 'Tara', dob: '15-09-1996' });
  const tags: (string | null)[] = [];
  for (let n = 0; n < 4; n += 1) {
    const { status, headers } = await make(sent, { 'if-none-match': tags.at(-1) ?? '*' });
    expect(status).toBe(200);
    tags.push(headers.get('etag'));
  }
  expect(tags.map((tag) => tag !== null)).toEqual([false, true, true, true]);
  expect((await fetch(`${url}/api/places?q=Jaipur`)).headers.get('etag')).toMatch(/^W\//);
});
