import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editOf } from '../catalogue/catalogue-cache.ts';
import { products } from '../catalogue/schema.ts';
import { newMember } from '../testing/members.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { pages } from './pages.ts';

type Got = { status: number; headers: IncomingHttpHeaders; names: string[]; body: Buffer };

describe('bytes of public pages', () => {
  let shop: TestShop;
  let port: number;
  const users: Record<string, string> = { guest: '' };
  beforeAll(async () => {
    shop = await createTestShop('embedded', {}, { mount: (app, deps) => pages(app, { deps }) });
    await shop.deps.db.insert(products).values({
      id: 'p1',
      slug: 'test-stone',
      name: 'Test Stone',
      category: 'Precious',
      originalPricePaise: 200,
      discountedPricePaise: 100,
    });
    await shop.deps.catalogue.changed();
    for (const role of ['user', 'admin'] as const) {
      const { cookies } = await newMember(shop, role);
      users[role] = `sid=${cookies.get('sid')}; signed-in=1`;
    }
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    port = (shop.app.server.address() as AddressInfo).port;
  });
  afterAll(() => shop.close());

  /** Requests a path over the network and returns the exact bytes. */
  function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
    const { promise, resolve, reject } = Promise.withResolvers<Got>();
    const request = http.request(
      { host: '127.0.0.1', port, path, method, headers },
      async (reply) => {
        const body = Buffer.concat(await reply.toArray());
        const names = reply.rawHeaders
          .filter((_, at) => at % 2 === 0)
          .map((name) => name.toLowerCase());
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, names, body });
      },
    );
    request.on('error', reject).end();
    return promise;
  }

  async function publicPaths(): Promise<string[]> {
    const { body } = await get('/sitemap.xml');
    return [...body.toString().matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
  }

  it('of a built file are identical on repeated requests, in each encoding and without a body for HEAD', async () => {
    const page = (await get('/remedies')).body.toString();
    const file = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
    const withoutDate = ({ headers: { date, ...headers }, status, body }: Got) => ({
      headers,
      status,
      body,
    });
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const first = withoutDate(await get(`${file}?first=${encoding}`, headers));
      expect([first.status, first.headers['content-length']]).toEqual([
        200,
        String(first.body.length),
      ]);
      for (const user of Object.values(users))
        expect(withoutDate(await get(file, { ...headers, cookie: user })), encoding).toEqual(first);
      const head = withoutDate(await get(file, headers, 'HEAD'));
      expect([head.headers, head.body.length]).toEqual([first.headers, 0]);
    }
    expect((await get('/assets/%2e%2e/index.html')).status).toBe(404);
  });

  it('are the same for a guest, a customer and an administrator, fresh or cached', async () => {
    const paths = await publicPaths();
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) {
      const seen = [];
      for (const cookie of Object.values(users)) {
        const { status, headers, body } = await get(path, {
          cookie,
          'accept-encoding': 'gzip, deflate, br, zstd',
        });
        expect([path, status, headers['content-encoding'], headers['set-cookie']]).toEqual([
          path,
          200,
          'br',
          undefined,
        ]);
        const headings = Object.entries({ ...headers, date: '' }).toSorted();
        seen.push(JSON.stringify([headings, body.toString('base64')]));
      }
      expect([...new Set(seen)].map((one) => [path, one.slice(0, 3000)])).toHaveLength(1);
    }
  });

  it('are not sent for a HEAD request, or to clients that have them', async () => {
    const full = await get('/faqs', { 'accept-encoding': 'br' });
    const head = await get('/faqs', { 'accept-encoding': 'br' }, 'HEAD');
    expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
    expect(head.body).toHaveLength(0);
    const unchanged = await get('/faqs', { 'if-none-match': String(full.headers.etag) });
    expect([unchanged.status, unchanged.body.length, unchanged.headers.etag]).toEqual([
      304,
      0,
      full.headers.etag,
    ]);
  });

  it('are encoded as the client accepts', async () => {
    for (const [accepted, encoding] of [
      ['gzip', 'gzip'],
      ['zstd, gzip;q=0.5', 'zstd'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
    ] as const)
      expect(
        (await get('/faqs', { 'accept-encoding': accepted })).headers['content-encoding'],
        accepted,
      ).toBe(encoding);
  });

  it('decode to the same content in each encoding, with correct content lengths', async () => {
    const seen = new Set<string>();
    const read = {
      br: brotliDecompressSync,
      zstd: zstdDecompressSync,
      gzip: gunzipSync,
      identity: (bytes: Buffer) => bytes,
    };
    for (const [accepted, decompress] of Object.entries(read)) {
      const { headers, body } = await get('/faqs', { 'accept-encoding': accepted });
      expect([accepted, headers['content-length']]).toEqual([accepted, String(body.length)]);
      seen.add(decompress(body).toString());
    }
    expect(seen.size).toBe(1);
  });

  it('have a tag of their own in each encoding', async () => {
    const tags = [];
    for (const accepted of ['br', 'zstd', 'gzip', 'identity'])
      tags.push((await get('/faqs', { 'accept-encoding': accepted })).headers.etag);
    expect(new Set(tags).size).toBe(4);
  });

  it('have each header once, also when revalidated behind a stale page', async () => {
    const path = '/remedies/test-stone';
    const encoding = { 'accept-encoding': 'br' };
    const before = await get(path, encoding);
    expect(before.names).toEqual([...new Set(before.names)]);
    await shop.deps.db
      .update(products)
      .set({ name: 'A Stone of Another and Much Longer Name' })
      .where(eq(products.id, 'p1'));
    await shop.deps.catalogue.changed(editOf('p1'), { soft: true });
    const anew = async () => {
      const reply = await get(path, encoding);
      return reply.headers.etag === before.headers.etag ? null : reply;
    };
    await expect.poll(anew, { timeout: 20_000, interval: 20 }).toMatchObject({ status: 200 });
    const after = await get(path, encoding);
    expect(after.names).toEqual([...new Set(after.names)]);
  });

  it('are counted by the metrics although no hook runs for them', async () => {
    const count = async () => {
      const metrics = (await get('/metrics', { host: 'localhost' })).body.toString();
      return Number(
        /http_request_duration_seconds_count\{method="GET",route="\/\*",status="2xx"\} (\d+)/.exec(
          metrics,
        )?.[1],
      );
    };
    await get('/faqs');
    const before = await count();
    for (let n = 0; n < 3; n += 1) await get('/faqs');
    expect(await count()).toBe(before + 3);
  });
});
