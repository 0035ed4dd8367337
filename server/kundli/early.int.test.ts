import http, { type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { makeKundli } from '@jyotiratna/contract/kundli';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { kundliCache } from './schema.ts';

const birth = { name: 'Asha', gender: 'female', dob: '14-08-1995', birthTime: '07:40', location: 'Jaipur' };

let shop: TestShop;
let url: string;
beforeAll(async () => {
  shop = await createTestShop(databaseKinds()[0]!, { TRUST_PROXY: '1' });
  url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

type Told = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Bodies in chunks go the whole way, others may not. */
function make(body: object, headers: Record<string, string> = {}, inChunks = false): Promise<Told> {
  const text = JSON.stringify(body);
  const length = inChunks ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(Buffer.byteLength(text)) };
  return new Promise((resolve, reject) => {
    const request = http.request(`${url}/api/astrology/kundli`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...length, ...headers },
    });
    request.on('error', reject);
    request.on('response', async (reply) => {
      resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: await buffer(reply) });
    });
    request.end(text);
  });
}

const forget = () => shop.deps.db.delete(kundliCache);
/** Each request that goes the whole way has an id. */
const countWhole = () => vi.spyOn(crypto, 'randomUUID').mock.calls;
const remaining = ({ headers }: Told) => Number(headers['x-ratelimit-remaining']);

it.each(['gzip, deflate, br, zstd', 'gzip, br', 'gzip', 'deflate', 'identity', '*', undefined])(
  'a new birth is answered before the hooks as behind them, header by header, to who takes %s',
  async (encodings) => {
    const headers: Record<string, string> = {
      'x-forwarded-for': `203.0.113.${(encodings ?? 'none').length}`,
      ...(encodings !== undefined && { 'accept-encoding': encodings }),
    };
    const body = { ...birth, dob: '01-02-1960' };
    await forget();
    const whole = await make(body, headers, true);
    await forget();
    const ids = countWhole();
    const early = await make(body, headers);
    expect(ids).toHaveLength(0);
    const { 'x-ratelimit-remaining': left, ...others } = whole.headers;
    const { 'x-ratelimit-remaining': leftThen, ...othersThen } = early.headers;
    const fixed = { date: '', 'x-ratelimit-reset': '' };
    expect({ ...othersThen, ...fixed }).toEqual({ ...others, ...fixed });
    expect(Object.keys(othersThen)).toContain('x-ratelimit-reset');
    expect(Number(leftThen)).toBe(Number(left) - 1);
    expect(early.body.equals(whole.body)).toBe(true);
  },
);

it('counts for its limit like those that go the whole way, by the address that the proxy saw', async () => {
  const from = (n: number) => ({ 'x-forwarded-for': `10.9.9.9, 198.51.100.${n}` });
  await make({ ...birth, dob: '01-03-1960' }, from(0), true);
  const first = await make({ ...birth, dob: '02-03-1960' }, from(1));
  const second = await make({ ...birth, dob: '03-03-1960' }, from(1), true);
  const third = await make({ ...birth, dob: '04-03-1960' }, from(1));
  const other = await make({ ...birth, dob: '05-03-1960' }, from(2));
  expect([first, second, third, other].map(remaining)).toEqual([599, 598, 597, 599]);
  for (let n = 0; n < 597; n += 1) await shop.app.countCall(makeKundli, '198.51.100.1');
  const ids = countWhole();
  const refused = await make({ ...birth, dob: '06-03-1960' }, from(1));
  expect([refused.status, JSON.parse(String(refused.body)).code]).toEqual([429, 'rate_limited']);
  expect(ids).toHaveLength(1);
});

it.each([
  ['no place', { location: 'Qxzvwk' }],
  ['no date', { dob: '31-02-1990' }],
  ['a field too many', { sign: 'Mesha' }],
])('what is refused for %s is refused behind the hooks, and counts once', async (what, wrong) => {
  const headers = { 'x-forwarded-for': '198.51.100.77' };
  const before = remaining(await make({ ...birth, dob: '07-03-1960', name: what }, headers));
  const ids = countWhole();
  const refused = await make({ ...birth, ...wrong }, headers);
  expect([refused.status, remaining(refused)]).toEqual([400, before - 1]);
  expect(ids).toHaveLength(1);
});

it('a birth that was answered before is kept from then on, and never with what one caller was told', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.88' };
  await make({ ...birth, dob: '08-03-1960' }, headers, true);
  const body = { ...birth, dob: '09-03-1960', name: 'Meera' };
  const ids = countWhole();
  const [first, second, third] = [await make(body, headers), await make(body, headers), await make(body, headers)];
  expect(ids).toHaveLength(0);
  const sources = [first, second, third].map((result) => JSON.parse(String(result.body)).source);
  expect(sources).toEqual(['api', 'cache', 'cache']);
  expect([first, second].map(remaining)).toEqual([598, 597]);
  expect(third.headers).not.toHaveProperty('x-ratelimit-remaining');
});
