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

type Reply = {
  status: number;
  body?: string;
  headers?: Record<string, string>;
  redirected?: boolean;
};
type WorkerRequest = { url: string; method: string; mode: string };

/** The service worker in isolation, with fake caches, and a network controlled by the test. */
class Worker {
  readonly stored = new Map<string, Map<string, Response>>();
  /** The network's response; null without a connection. */
  network: Reply | null = null;
  /** Recorded calls, opened pages and notifications. */
  readonly calls: { path: string; init: { headers?: Record<string, string>; body?: string } }[] =
    [];
  readonly opened: string[] = [];
  readonly shown: { title: string; options: object }[] = [];
  readonly #listeners = new Map<string, (event: object) => void>();

  constructor() {
    const cacheOf = (name: string) => {
      const entries = this.stored.get(name) ?? new Map<string, Response>();
      this.stored.set(name, entries);
      return {
        put: async ({ url }: WorkerRequest, reply: Response) => void entries.set(url, reply),
        addAll: async (paths: string[]) => {
          for (const path of paths) entries.set(origin + path, new Response(path));
        },
        keys: async () => [...entries.keys()].map((url) => ({ url })),
        delete: async ({ url }: WorkerRequest) => entries.delete(url),
      };
    };
    const caches = {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...this.stored.keys()],
      delete: async (name: string) => this.stored.delete(name),
      match: async (input: WorkerRequest | string) => {
        const url = typeof input === 'string' ? origin + input : input.url;
        return [...this.stored.values()]
          .find((entries) => entries.has(url))
          ?.get(url)
          ?.clone();
      },
    };
    const fetch = async (input: unknown, init?: Worker['calls'][number]['init']) => {
      if (typeof input === 'string' && init) this.calls.push({ path: input, init });
      if (!this.network) throw new TypeError('Failed to fetch');
      const { status, body = 'page', headers = {}, redirected = false } = this.network;
      return Object.defineProperty(new Response(body, { status, headers }), 'redirected', {
        value: redirected,
      });
    };
    const addEventListener = (name: string, listener: (event: object) => void) =>
      this.#listeners.set(name, listener);
    const clients = {
      claim: async () => {},
      matchAll: async () => [],
      openWindow: async (page: string) => void this.opened.push(page),
    };
    const registration = {
      showNotification: async (title: string, options: object) =>
        void this.shown.push({ title, options }),
    };
    runInContext(
      source,
      createContext({
        ...{
          addEventListener,
          caches,
          clients,
          registration,
          fetch,
          location: { origin },
          skipWaiting: () => {},
          URL,
        },
      }),
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
  push = (data: object) => this.#dispatch('push', { data: { json: () => structuredClone(data) } });
  press = (action: string, data: object) =>
    this.#dispatch('notificationclick', { action, notification: { data, close: () => {} } });
  renew = (oldSubscription: object, newSubscription: object) =>
    this.#dispatch('pushsubscriptionchange', { oldSubscription, newSubscription });

  /** The response to a page's request; undefined if the worker does not handle it. */
  async get(path: string, mode = 'navigate'): Promise<string | undefined> {
    const request: WorkerRequest = { url: origin + path, method: 'GET', mode };
    const response = await this.#dispatch('fetch', { request });
    return response === undefined ? undefined : (response as Response).text();
  }

  cachedPaths = () =>
    [...this.stored.values()].flatMap((entries) =>
      [...entries.keys()].map((url) => url.slice(origin.length)),
    );
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

  it('does not replace a cached page by an error', async () => {
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

  it('does not handle API calls', async () => {
    worker.network = { status: 200 };
    expect(await worker.get('/api/cart', 'cors')).toBeUndefined();
  });

  const data = {
    page: '/hi/healer',
    locale: 'hi',
    opens: {
      accept: { page: '/hi/healer?accept=c1', call: '/api/c1/accept' },
      decline: { call: '/api/c1/end' },
    },
  };

  it('displays a notification exactly as the server sent it', async () => {
    await worker.push({ title: 'A request', body: 'Soon', tag: 'r1', data });
    expect(worker.shown).toEqual([
      { title: 'A request', options: { icon: '/icon-192.png', body: 'Soon', tag: 'r1', data } },
    ]);
  });

  it.each<[string, Reply | null, string[], string[]]>([
    ['', { status: 200 }, [], ['/hi/healer']],
    ['accept', { status: 200 }, ['/api/c1/accept'], ['/hi/healer?accept=c1']],
    ['decline', { status: 200 }, ['/api/c1/end'], []],
    ['decline', { status: 401 }, ['/api/c1/end'], ['/hi/healer']],
    ['decline', null, ['/api/c1/end'], ['/hi/healer']],
  ])('answers a press on "%s" by its call and its page', async (action, reply, calls, opened) => {
    worker.network = reply;
    await worker.press(action, data);
    expect(worker.calls.map(({ path }) => path)).toEqual(calls);
    expect(worker.opened).toEqual(opened);
    expect(worker.calls.every(({ init }) => init.headers?.['x-locale'] === 'hi')).toBe(true);
  });

  it('sends a changed push endpoint to the server, in place of the previous one', async () => {
    worker.network = { status: 200 };
    const keys = { p256dh: 'k', auth: 'a' };
    await worker.renew(
      { endpoint: 'old' },
      { toJSON: () => ({ endpoint: 'new', keys, expirationTime: null }) },
    );
    expect(worker.calls.map(({ path, init }) => [path, JSON.parse(init.body ?? '')])).toEqual([
      ['/api/user/push/devices', { endpoint: 'new', keys, replaces: 'old' }],
    ]);
  });
});
