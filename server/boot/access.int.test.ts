import type { Access } from '@jyotiratna/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../accounts/queries.ts';
import { startSession } from '../accounts/sessions/start-session.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

type Role = 'guest' | 'user' | 'admin' | 'healer';

/**
 * Expected access level of each path, duplicated on purpose, so that an accidental change of a
 * declaration fails the test.
 */
const rules: [pattern: RegExp, allowed: readonly Access[]][] = [
  [/^POST \/api\/admin\/(login|register|logout)$/, ['public']],
  [/^(GET|HEAD) \/api\/admin\/second-factor$/, ['admin-setup']],
  [/^POST \/api\/admin\/second-factor\/(start|confirm)$/, ['admin-setup']],
  [/^\w+ \/api\/admin(\/|$)/, ['admin']],
  [/^POST \/api\/healer\/(login|register)$/, ['public']],
  [/^\w+ \/api\/healer(\/|$)/, ['healer']],
  [/^POST \/api\/bookings\/:id\/claim$/, ['user']],
  [/^\w+ \/api\/healers\/:id\/alert$/, ['user']],
  [/^\w+ \/api\/consultations(\/|$)/, ['member', 'user', 'healer']],
  [/^(GET|HEAD) \/api\/payments\/orders$/, ['admin']],
  [/^\w+ \/api\/users\/(address(es)?(\/:\w+)?|orders)$/, ['user']],
  [/^\w+ \/api\/users(\/|$)/, ['member', 'user']],
  [/^POST \/api\/wishlist\/show$/, ['public', 'shopper']],
  [/^\w+ \/api\/wishlist(\/|$)/, ['user']],
  [/^\w+ \/api\/user\/checkToken$/, ['member']],
  [/^\w+ \/api\/user\/passkeys(\/|$)/, ['member']],
  [/^\w+ \/api\/user\/push(\/|$)/, ['member']],
  [/^\w+ \/api\/cart\/apply-coupon-guest$/, ['public', 'shopper']],
  [/^POST \/api\/gift-cards\/redeem$/, ['user']],
  [/^\w+ \/api\/cart(\/|$)/, ['user', 'shopper']],
  [/^\w+ \/api\/payments\/(create-order|verify)$/, ['public', 'shopper']],
  [/^\w+ /, ['public', 'shopper']],
];

/** Expected error of each access level for each role; null permits access. */
const refusals: Record<Access, Record<Role, readonly [status: number, code: string] | null>> = {
  public: { guest: null, user: null, admin: null, healer: null },
  shopper: {
    guest: null,
    user: null,
    admin: [403, 'admin_has_no_cart'],
    healer: [403, 'customers_only'],
  },
  user: {
    guest: [401, 'unauthenticated'],
    user: null,
    admin: [403, 'admin_has_no_cart'],
    healer: [403, 'customers_only'],
  },
  member: { guest: [401, 'unauthenticated'], user: null, admin: null, healer: null },
  healer: {
    guest: [401, 'unauthenticated'],
    user: [403, 'healer_required'],
    admin: [403, 'healer_required'],
    healer: null,
  },
  admin: {
    guest: [401, 'unauthenticated'],
    user: [403, 'admin_required'],
    admin: null,
    healer: [403, 'admin_required'],
  },
  'admin-setup': {
    guest: [401, 'unauthenticated'],
    user: [403, 'admin_required'],
    admin: null,
    healer: [403, 'admin_required'],
  },
};
/**
 * A hash that no password matches: an account that could be deleted without a password would be
 * deleted by this test.
 */
const passwordHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
const rejectionCodes = [
  'unauthenticated',
  'admin_required',
  'admin_has_no_cart',
  'healer_required',
  'customers_only',
];

describe.each(databaseKinds().slice(-1))('access to each route on %s', (kind) => {
  let shop: TestShop;
  let requests = 0;
  beforeAll(async () => {
    shop = await createTestShop(kind, { TRUST_PROXY: '1' });
    for (const role of ['user', 'admin', 'healer'] as const) {
      const row = {
        id: `usr_${role}`,
        email: `${role}@example.in`,
        name: role,
        role,
        passwordHash,
      };
      await insertUser(shop.deps.db, row);
    }
  });
  afterAll(() => shop.close());

  /** Makes one request in a new session, since some routes end it. */
  async function request(role: Role, method: string, url: string) {
    requests += 1;
    const guest = { role: 'guest', ownerKey: 'guest:x', ip: '127.0.0.1', locale: null } as const;
    const token =
      role === 'guest'
        ? ''
        : await startSession(shop.deps, guest, { id: `usr_${role}`, role, passwordHash }, '');
    const writes = !['GET', 'HEAD', 'OPTIONS'].includes(method);
    const reply = await shop.app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers: {
        cookie: `sid=${token}`,
        'x-forwarded-for': `203.0.${requests >> 8}.${requests & 255}`,
      },
      ...(writes ? { payload: {} } : {}),
    });
    const text = reply.body.startsWith('{') ? reply.json() : {};
    return { status: reply.statusCode, code: String(text.code ?? '') };
  }

  const routes = () =>
    shop.app.declaredRoutes.map((route) => ({ ...route, path: route.url.replace(/:\w+/g, 'x') }));

  it('is declared as its path requires', () => {
    expect(routes().length).toBeGreaterThan(40);
    for (const { method, url, access } of routes()) {
      const [, allowed] = rules.find(([pattern]) => pattern.test(`${method} ${url}`))!;
      expect(allowed, `${method} ${url}`).toContain(access);
    }
  });

  it.each(['guest', 'user', 'admin', 'healer'] as const)(
    'every route enforces it for: %s',
    async (role) => {
      for (const { method, path, access } of routes()) {
        const rejection = refusals[access][role];
        const reply = await request(role, method, path);
        const name = `${role} ${method} ${path}`;
        if (!rejection) expect(rejectionCodes, `${name} ${reply.code}`).not.toContain(reply.code);
        // A HEAD response has no body with an error code.
        else
          expect(reply, name).toEqual({
            status: rejection[0],
            code: method === 'HEAD' ? '' : rejection[1],
          });
      }
    },
  );

  it('is not bypassed by another spelling or method of a guarded path', async () => {
    for (const { method, path, access } of routes()) {
      const rejection = refusals[access].guest;
      if (!rejection) continue;
      const spellings = [
        `${path}/`,
        `//${path.slice(1)}`,
        path.toUpperCase(),
        `${path}%2f`,
        `${path};a=b`,
        `/x/..${path}`,
      ];
      for (const spelling of spellings) {
        const { status } = await request('guest', method, spelling);
        expect([401, 404, 400], `${method} ${spelling} ${status}`).toContain(status);
      }
      for (const other of ['OPTIONS', 'TRACE', 'PATCH']) {
        const { status } = await request('guest', other, path);
        expect([401, 403, 404, 405, 400], `${other} ${path} ${status}`).toContain(status);
      }
    }
  });
});
