import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { languages, locales } from '@jyotiratna/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { declaredPages } from '../seo/declared-pages.fixture.ts';
import { offlineDetails } from './offline-details.ts';

const origin = 'https://shop.example';
const metadata = offlineDetails(
  await declaredPages(),
  locales.map((locale) => languages[locale].prefix),
);
const text = readFileSync(new URL('./worker.js', import.meta.url), 'utf8');
const source = `const shop = ${JSON.stringify(metadata)};\n${text}`;

type Reply = { status: number; body?: string; headers?: Record<string, string>; redirected?: boolean };
type Requested = { url: string; method: string; mode: string };

/**
 * The service worker in isolation, with a browser's caches and a network controlled by a test.
 */
class Worker {
  readonly kept = new Map<string, Map<string, Response>>();
  /** Null: no connection. */
  network: Reply | null = null;
  readonly #listeners = new Map<string, (event: object) => void>();

  constructor() {
    const cacheOf = (name: string) => {
      const entries = this.kept.get(name) ?? new Map<string, Response>();
      this.kept.set(name, entries);
      return {
        put: async ({ url }: Requested, reply: Response) => void entries.set(url, reply),
        addAll: async (paths: string[]) => {
          for (const path of paths) entries.set(origin + path, new Response(path));
        },
        keys: async () => [...entries.keys()].map((url) => ({ url })),
        delete: async ({ url }: Requested) => entries.delete(url),
      };
    };
    const caches = {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...this.kept.keys()],
      delete: async (name: string) => this.kept.delete(name),
      match: async (input: Requested | string) => {
        const url = typeof input === 'string' ? origin + input : input.url;
        return [...this.kept.values()]
          .find((entries) => entries.has(url))
          ?.get(url)
          ?.clone();
      },
    };
    const fetch = async () => {
      if (!this.network) throw new TypeError('Failed to fetch');
      const { status, body = 'page', headers = {}, redirected = false } = this.network;
      return Object.defineProperty(new Response(body, { status, headers }), 'redirected', { value: redirected });
    };
    const addEventListener = (name: string, listener: (event: object) => void) => this.#listeners.set(name, listener);
    const clients = { claim: async () => {} };
    runInContext(
      source,
      createContext({ addEventListener, caches, clients, fetch, location: { origin }, skipWaiting: () => {}, URL }),
    );
  }

  async #dispatch(name: string, event: object): Promise<unknown> {
    const work: Promise<unknown>[] = [];
    let response: Promise<unknown> | undefined;
    this.#listeners.get(name)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<unknown>) => {
        response = promise;
      },
    });
    const responded = await response;
    await Promise.all(work);
    return responded;
  }

  install = () => this.#dispatch('install', {});

  /** The response to a page; undefined where the worker leaves it to the browser. */
  async get(path: string, mode = 'navigate'): Promise<string | undefined> {
    const request: Requested = { url: origin + path, method: 'GET', mode };
    const response = await this.#dispatch('fetch', { request });
    return response === undefined ? undefined : (response as Response).text();
  }

  cachedPaths = () =>
    [...this.kept.values()].flatMap((entries) => [...entries.keys()].map((url) => url.slice(origin.length)));
}

describe('the service worker', () => {
  let worker: Worker;
  const offlinePages = metadata.prefixes.map((prefix) => prefix + metadata.offline);
  beforeEach(async () => {
    worker = new Worker();
    await worker.install();
  });

  it('caches a visited public page, and serves it offline', async () => {
    worker.network = { status: 200, body: 'remedies' };
    expect(await worker.get('/remedies')).toBe('remedies');
    worker.network = null;
    expect(await worker.get('/remedies')).toBe('remedies');
    expect(await worker.get('/blog')).toBe('/offline.html');
    expect(await worker.get('/hi/blog')).toBe('/hi/offline.html');
  });

  it.each<[string, Reply]>([
    ['failed', { status: 503 }],
    ['was broken', { status: 500 }],
    ['does not exist', { status: 404 }],
    ['was refused', { status: 429 }],
    ['came without what it shows', { status: 200, headers: { 'cache-control': 'no-store' } }],
    ['led elsewhere', { status: 200, redirected: true }],
  ])('never keeps a page that %s, and not its data either', async (_subject, reply) => {
    for (const path of ['/remedies', '/hi/remedies/ruby', '/blog.data', '/assets/gone.js']) {
      worker.network = { ...reply, body: 'not this' };
      expect(await worker.get(path)).toBe('not this');
    }
    expect(worker.cachedPaths()).toEqual(offlinePages);
    worker.network = null;
    expect(await worker.get('/remedies')).toBe('/offline.html');
  });

  it('does not put a failure in the place of a page that it has', async () => {
    worker.network = { status: 200, body: 'whole' };
    await worker.get('/remedies');
    worker.network = { status: 503, body: 'busy' };
    expect(await worker.get('/remedies')).toBe('busy');
    worker.network = null;
    expect(await worker.get('/remedies')).toBe('whole');
  });

  it.each(['/cart', '/hi/user/profile', '/order/ord_x', '/admin/orders', '/checkout'])(
    'caches nothing of %s, which is personal',
    async (path) => {
      worker.network = { status: 200, body: 'mine' };
      expect(await worker.get(path)).toBe('mine');
      expect(worker.cachedPaths()).toEqual(offlinePages);
    },
  );

  it.each([
    ['/', true],
    ['/_root.data', true],
    ['/_.data', true],
    ['/hi', true],
    ['/hi.data', true],
    ['/hi/_root.data', true],
    ['/remedies/ruby.data', true],
    ['/hi/faqs', true],
    ['/hint', false],
    ['/remedies/ruby/more', false],
    ['/careers', false],
    ['/sw.js', false],
  ])('caches %s: %s', async (path, stored) => {
    worker.network = { status: 200, body: 'seen' };
    await worker.get(path);
    expect(worker.cachedPaths().includes(path)).toBe(stored);
  });

  it('leaves calls to the browser', async () => {
    worker.network = { status: 200 };
    expect(await worker.get('/api/cart', 'cors')).toBeUndefined();
  });
});
