import type { FastifyInstance } from 'fastify';
import { createApp } from '../boot/app.ts';
import { createDeps } from '../boot/deps.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { type Env, readEnv } from '../platform/env.ts';
import { noopLog } from '../platform/log.ts';
import { seedContent, seedSamples } from '../seed/content/seed-content.ts';
import { createMemoryImageStore } from './memory-image-store.ts';
import { type DatabaseKind, openTestDatabase } from './test-database.ts';

export type TestShop = {
  app: FastifyInstance;
  deps: Deps;
  /** A separate browser: keeps its cookies between requests. */
  visitor: () => Visitor;
  close: () => Promise<void>;
};

// biome-ignore lint/suspicious/noExplicitAny: a test looks into replies of every shape
export type Reply = { status: number; body: any; headers: Record<string, unknown> };

export type Visitor = {
  get: (path: string, headers?: Record<string, string>) => Promise<Reply>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
  put: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
  delete: (path: string, body?: unknown) => Promise<Reply>;
  cookies: Map<string, string>;
};

/**
 * The complete server on a fresh database, or on the given one, without a port. `env` overrides
 * single variables; `change` replaces dependencies, `mount` adds routes.
 */
export async function createTestShop(
  on: DatabaseKind | OpenDatabase,
  env: Record<string, string> = {},
  options: {
    change?: (deps: Deps) => Deps;
    mount?: (app: FastifyInstance, deps: Deps) => Promise<void>;
  } = {},
): Promise<TestShop> {
  const { change = (deps: Deps) => deps, mount } = options;
  const database = typeof on === 'string' ? await openTestDatabase(on) : on;
  const settings: Env = readEnv({ SEED: 'none', PAYMENTS: 'none', LOG_LEVEL: 'silent', ...env });
  const deps = change(
    await createDeps({
      env: settings,
      db: database.db,
      store: createMemoryImageStore(),
      log: noopLog,
    }),
  );
  await seedContent(database.db);
  await seedSamples(database.db);
  const app = await createApp({ deps });
  await mount?.(app, deps);
  await app.ready();
  return {
    app,
    deps,
    visitor: () => createVisitor(injectedInto(app)),
    close: async () => {
      await app.close();
      await deps.pushPump.idle();
      await database.close();
    },
  };
}

/**
 * Sends one request of a browser to the shop; its result includes the cookies that the response
 * sets.
 */
export type Deliver = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown,
  headers: Record<string, string>,
) => Promise<{
  status: number;
  text: string;
  headers: Record<string, unknown>;
  cookies: SetCookie[];
}>;

export type SetCookie = { name: string; value: string; maxAge?: number };

/** A browser that keeps its cookies between requests. */
export function createVisitor(deliver: Deliver): Visitor {
  const cookies: Visitor['cookies'] = new Map();
  async function send(
    method: Parameters<Deliver>[0],
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await deliver(method, path, body, { cookie, ...headers });
    for (const { name, value, maxAge } of reply.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    const { status, text } = reply;
    return { status, body: /^[{[]/.test(text) ? JSON.parse(text) : text, headers: reply.headers };
  }
  return {
    cookies,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body, headers) => send('PUT', path, body, headers),
    delete: (path, body) => send('DELETE', path, body),
  };
}

/** Injects requests into the server, without a port. */
function injectedInto(app: FastifyInstance): Deliver {
  return async (method, path, body, headers) => {
    const payload = body === undefined ? {} : { payload: body as object };
    const reply = await app.inject({ method, url: `/api${path}`, headers, ...payload });
    const cookies = reply.cookies as SetCookie[];
    return { status: reply.statusCode, text: reply.body, headers: reply.headers, cookies };
  };
}
