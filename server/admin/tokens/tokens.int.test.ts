import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueToken } from '../../accounts/issue-token.ts';
import { hashPassword } from '../../accounts/password-hash.ts';
import { apiTokens, auditLog, users } from '../../accounts/schema.ts';
import { addCoupon, addProduct } from '../../testing/catalogue.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const password = 'a long password of nine words';

describe.each(databaseKinds())('API tokens on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  let passwordHash: string;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    passwordHash = await hashPassword(password);
    await addProduct(shop.deps, { id: 'ring' });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    admin = await newMember(shop, 'admin');
    await shop.deps.db.update(users).set({ passwordHash }).where(eq(users.id, admin.id));
  });

  const create = async (...scopes: string[]) => {
    const reply = await admin.post('/admin/tokens', {
      name: 'Accounting',
      scopes,
      days: 30,
      password,
    });
    return { ...reply, token: reply.body.token as string, id: reply.body.details?.id as string };
  };
  /** A client with an API token and no cookies. */
  const withToken = (token: string) => ({ authorization: `Bearer ${token}` });
  const program = () => shop.visitor();

  it('permits only the calls of its scopes', async () => {
    const { token } = await create('products:read');
    const { get, put, post } = program();
    expect((await get('/admin/products', withToken(token))).status).toBe(200);
    const denied = await get('/payments/orders', withToken(token));
    expect([denied.status, denied.body.message]).toEqual([
      403,
      'This API token lacks the scope orders:read.',
    ]);
    expect((await put('/admin/delivery', {}, withToken(token))).status).toBe(403);
    expect(
      (await post('/admin/products/publish', { ids: ['ring'] }, withToken(token))).status,
    ).toBe(403);
  });

  it('is stored as a hash and returned only once', async () => {
    const { token, body } = await create('orders:read');
    expect(token).toMatch(/^jrt_[A-Za-z0-9_-]{43}$/);
    expect(body.details).toMatchObject({
      name: 'Accounting',
      ending: token.slice(-4),
      lastUsedAt: null,
    });
    const rows = await shop.deps.db.select().from(apiTokens);
    expect(JSON.stringify(rows)).not.toContain(token.slice(4));
    expect(JSON.stringify((await admin.get('/admin/tokens')).body)).not.toContain(token.slice(4));
  });

  it('requires the password, a scope and a known period', async () => {
    const body = { name: 'x', scopes: ['orders:read'], days: 30, password };
    const rejected = async (change: object) => {
      const { status, body: error } = await admin.post('/admin/tokens', { ...body, ...change });
      return [status, Object.keys(error.fields)[0]];
    };
    expect(await rejected({ password: 'wrong' })).toEqual([400, 'password']);
    expect(await rejected({ scopes: [] })).toEqual([400, 'scopes']);
    expect(await rejected({ scopes: ['team:write'] })).toEqual([400, 'scopes.0']);
    expect(await rejected({ days: 5000 })).toEqual([400, 'days']);
  });

  it('records its use, and its changes in the audit log under its name', async () => {
    const { token, id } = await create('coupons:write', 'coupons:read');
    await addCoupon(shop.deps, { code: `X${admin.id.slice(-5).toUpperCase()}` });
    const { body } = await program().get('/admin/coupons', withToken(token));
    const deleted = await shop.app.inject({
      method: 'DELETE',
      url: `/api/admin/coupons/${body.coupons[0]._id}`,
      headers: withToken(token),
    });
    expect(deleted.statusCode).toBe(200);
    const [entry] = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'coupon.delete'));
    expect(entry).toMatchObject({ actorEmail: admin.email, device: 'API token Accounting' });
    const [row] = await shop.deps.db.select().from(apiTokens).where(eq(apiTokens.id, id));
    expect(row!.lastUsedAt).not.toBeNull();
    const entries = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `token:${id}`));
    expect(entries.map(({ action }) => action)).toEqual(['token.create']);
  });

  it('is revoked at once, and only once', async () => {
    const { token, id } = await create('orders:read');
    const results = await Promise.all([
      admin.delete(`/admin/tokens/${id}`),
      admin.delete(`/admin/tokens/${id}`),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const reply = await program().get('/payments/orders', withToken(token));
    expect([reply.status, reply.body.code]).toEqual([401, 'unauthenticated']);
  });

  it('expires', async () => {
    const { token, id } = await create('orders:read');
    await shop.deps.db.update(apiTokens).set({ expiresAt: sql`now()` }).where(eq(apiTokens.id, id));
    expect((await program().get('/payments/orders', withToken(token))).status).toBe(401);
    const { tokens } = (await admin.get('/admin/tokens')).body;
    expect(tokens.find((one: { id: string }) => one.id === id).expired).toBe(true);
  });

  it('never exceeds the role of its creator, and is revoked with it', async () => {
    const { token } = await create('orders:read', 'coupons:read');
    const statusOf = async (path: string) => (await program().get(path, withToken(token))).status;
    await shop.deps.db.update(users).set({ duty: 'packing' }).where(eq(users.id, admin.id));
    expect([await statusOf('/payments/orders'), await statusOf('/admin/coupons')]).toEqual([
      200, 403,
    ]);
    await shop.deps.db.update(users).set({ role: 'user' }).where(eq(users.id, admin.id));
    expect(await statusOf('/payments/orders')).toBe(401);
  });

  it('is deleted with its administrator', async () => {
    const { token } = await create('orders:read');
    const other = await newMember(shop, 'admin');
    await shop.deps.db.update(users).set({ passwordHash }).where(eq(users.id, other.id));
    expect((await other.delete(`/admin/team/${admin.id}`, { password })).status).toBe(200);
    expect(
      await shop.deps.db.select().from(apiTokens).where(eq(apiTokens.userId, admin.id)),
    ).toEqual([]);
    expect((await program().get('/payments/orders', withToken(token))).status).toBe(401);
  });

  it('is revoked by a password reset', async () => {
    const { token } = await create('orders:read');
    const reset = { purpose: 'reset', email: admin.email, userId: admin.id } as const;
    const body = {
      token: (await issueToken(shop.deps.db, reset)).token,
      password: 'another long password of nine words',
    };
    expect((await shop.visitor().post('/user/password/reset', body)).status).toBe(200);
    expect((await program().get('/payments/orders', withToken(token))).status).toBe(401);
  });

  it('cannot create tokens, change roles or read settings', async () => {
    const { token } = await create(
      'orders:read',
      'orders:write',
      'content:write',
      'sessions:write',
    );
    const { get, put, post } = program();
    const body = { name: 'x', scopes: ['orders:read'], days: 30, password };
    const received = [
      await post('/admin/tokens', body, withToken(token)),
      await get('/admin/tokens', withToken(token)),
      await put(`/admin/team/${admin.id}/duty`, { duty: 'everything', password }, withToken(token)),
      await post('/admin/invitations', { email: 'x@example.com' }, withToken(token)),
      await get('/admin/settings', withToken(token)),
    ];
    expect(received.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });

  it('is not a login: calls of accounts see a guest', async () => {
    const { token } = await create('orders:read');
    const { get } = program();
    expect((await get('/user/checkToken', withToken(token))).status).toBe(401);
    expect((await get('/admin/second-factor', withToken(token))).status).toBe(401);
  });

  it('ignores the cookie of a call with an invalid token', async () => {
    const reply = await admin.get('/payments/orders', withToken(`jrt_${'A'.repeat(43)}`));
    expect(reply.status).toBe(401);
  });

  it('has a rate limit per minute of its own', async () => {
    const { token } = await create('delivery:read');
    const { get } = program();
    let status = 200;
    for (let n = 0; n < 310 && status === 200; n += 50) {
      const received = await Promise.all(
        Array.from({ length: 50 }, () => get('/admin/delivery', withToken(token))),
      );
      status = Math.max(...received.map((reply) => reply.status));
    }
    const limited = await get('/admin/delivery', withToken(token));
    expect([limited.status, limited.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect((await admin.get('/admin/delivery')).status).toBe(200);
  });

  it('is limited to twenty valid ones per administrator, also when created concurrently', async () => {
    const row = { name: 'x', ending: 'xxxx', scopes: ['orders:read' as const], userId: admin.id };
    const rows = Array.from({ length: 19 }, (_, n) => ({
      ...row,
      id: `${admin.id}-${n}`,
      hash: `${admin.id}-${n}`,
      expiresAt: new Date(Date.now() + 86_400_000),
    }));
    await shop.deps.db.insert(apiTokens).values(rows);
    const results = await Promise.all([
      create('orders:read'),
      create('orders:read'),
      create('orders:read'),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });
});
