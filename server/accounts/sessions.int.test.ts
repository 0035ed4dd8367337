import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { hashPassword } from './password-hash.ts';
import { attempts, sessions, users } from './schema.ts';
import { startSession } from './sessions/start-session.ts';

const password = 'quiet marigold 41';

describe.each(databaseKinds())('accounts on %s', (kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    // One proxy hop is trusted, so that each test can use an IP address of its own.
    shop = await createTestShop(kind, { TRUST_PROXY: '1' });
  });
  afterAll(() => shop.close());

  let members = 0;
  const newEmail = () => `person${++members}@example.in`;
  const newAddress = () => ({ 'x-forwarded-for': `203.0.113.${++members}` });

  async function registered(email = newEmail()) {
    const visitor = shop.visitor();
    const reply = await visitor.post(
      '/user/register',
      { email, password, name: 'Asha Rao' },
      newAddress(),
    );
    expect(reply.status).toBe(200);
    return { visitor, email, user: reply.body.user };
  }

  it('register a user with a logged-in session', async () => {
    const { visitor, user } = await registered('Asha@Example.in');
    const customer = { role: 'user', email: 'asha@example.in', name: 'Asha Rao', locale: 'en' };
    expect(user).toEqual({ id: expect.any(String), ...customer });
    const check = await visitor.get('/user/checkToken');
    expect(check).toMatchObject({ status: 200, body: { user } });
    expect(check.headers['cache-control']).toBe('no-store');
  });

  it('identify no user without a session', async () => {
    const reply = await shop.visitor().get('/user/checkToken');
    expect(reply).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it('are created once despite twenty concurrent registrations', async () => {
    const email = newEmail();
    const from = newAddress();
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        shop.visitor().post('/user/register', { email, password, name: 'Twin' }, from),
      ),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    const rejected = results.filter(({ body }) => body.code === 'email_taken');
    expect(rejected).toHaveLength(19);
    expect(rejected[0]!.body.fields, 'the form says it beside the address').toEqual({
      email: rejected[0]!.body.message,
    });
    expect(await shop.deps.db.select().from(users).where(sql`email = ${email}`)).toHaveLength(1);
  });

  it('are limited to twenty registrations per hour and network, then 429 with Retry-After', async () => {
    const from = newAddress();
    const tries = [];
    for (let n = 0; n < 21; n += 1) tries.push({ email: newEmail(), password, name: 'Household' });
    const results = await Promise.all(
      tries.map((body) => shop.visitor().post('/user/register', body, from)),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(20);
    const rejected = results.find(({ status }) => status !== 200)!;
    expect(rejected).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(rejected.body.retryAfter).toBeGreaterThan(3000);
  });

  it('cannot be enumerated by one network', async () => {
    const from = newAddress();
    const { email } = await registered();
    const request = () =>
      shop.visitor().post('/user/register', { email, password, name: 'A' }, from);
    for (let n = 0; n < 40; n += 1) expect((await request()).status).toBe(409);
    expect((await request()).status).toBe(429);
  });

  it.each([
    ['password1', 'common'],
    ['QWERTY123', 'common'],
    ['meera.iyer', 'close to your name'],
    ['Meera2024!', 'close to your name'],
    ['aaaaaaaaaa', 'close to your name'],
  ])('rejects the password %s as too %s', async (weak, reason) => {
    const body = { email: 'meera.iyer@example.in', password: weak, name: 'Meera Iyer' };
    const reply = await shop.visitor().post('/user/register', body, newAddress());
    expect(reply).toMatchObject({ status: 400, body: { code: 'weak_password' } });
    expect(reply.body.fields.password).toContain(reason);
  });

  it.each(['role', 'id', 'emailVerifiedAt'])('rejects %s in a registration', async (field) => {
    const body = { email: newEmail(), password, name: 'A', [field]: 'admin' };
    const reply = await shop.visitor().post('/user/register', body, newAddress());
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.fields)).toEqual([field]);
  });

  it('accept a long Unicode password in full, in either normal form', async () => {
    const email = newEmail();
    const long = `${'é'.repeat(100)} ज्योति`;
    await shop.visitor().post('/user/register', { email, password: long, name: 'A' }, newAddress());
    const from = newAddress();
    const login = (typed: string) =>
      shop.visitor().post('/user/login', { email, password: typed }, from);
    expect((await login(long.normalize('NFD'))).status).toBe(200);
    expect((await login(long.slice(0, 90))).status).toBe(401);
  });

  it('store only hashes of passwords and session tokens', async () => {
    const { visitor, user } = await registered();
    const [row] = await shop.deps.db.select().from(users).where(sql`id = ${user.id}`);
    expect(row!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [session] = await shop.deps.db.select().from(sessions).where(sql`user_id = ${user.id}`);
    expect(session!.tokenHash).not.toBe(visitor.cookies.get('sid'));
    expect(session!.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('rehash an older password at login', async () => {
    const { email, user } = await registered();
    const { hash } = await import('@node-rs/argon2');
    const old = await hash(password, { algorithm: 2, memoryCost: 8192, timeCost: 1 });
    await shop.deps.db.update(users).set({ passwordHash: old }).where(sql`id = ${user.id}`);
    expect(
      (await shop.visitor().post('/user/login', { email, password }, newAddress())).status,
    ).toBe(200);
    const [row] = await shop.deps.db.select().from(users).where(sql`id = ${user.id}`);
    expect(row!.passwordHash).toContain('m=19456,t=2,p=1');
  });

  it('return the same response for an unknown address, a wrong password and the wrong login page', async () => {
    const { email } = await registered();
    const bodies = [];
    for (const [path, body] of [
      ['/user/login', { email: newEmail(), password }],
      ['/user/login', { email, password: 'not this one' }],
      ['/admin/login', { email, password }],
    ] as const) {
      const { status, body: reply } = await shop.visitor().post(path, body, newAddress());
      bodies.push({ status, ...reply, requestId: '' });
    }
    expect(bodies[0]).toMatchObject({ status: 401, code: 'wrong_credentials' });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  it('get a new session token at every login, which revokes the previous one', async () => {
    const { visitor, email } = await registered();
    const before = visitor.cookies.get('sid')!;
    await visitor.post('/user/login', { email, password }, newAddress());
    expect(visitor.cookies.get('sid')).not.toBe(before);
    const replay = shop.visitor();
    replay.cookies.set('sid', before);
    expect((await replay.get('/user/checkToken')).status).toBe(401);
  });

  it.each(['/user/logout', '/admin/logout'])(
    '%s terminates the session permanently',
    async (path) => {
      const { visitor } = await registered();
      const token = visitor.cookies.get('sid')!;
      expect(await visitor.post(path)).toMatchObject({ status: 200, body: { success: true } });
      expect(visitor.cookies.has('sid')).toBe(false);
      visitor.cookies.set('sid', token);
      expect((await visitor.get('/user/checkToken')).status).toBe(401);
    },
  );

  it('log out with an empty body declared as JSON, and reject an invalid one', async () => {
    const { visitor } = await registered();
    const send = (payload: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/admin/logout',
        headers: {
          'content-type': 'application/json',
          cookie: `sid=${visitor.cookies.get('sid')}`,
        },
        payload,
      });
    expect((await send('{"a":')).statusCode).toBe(400);
    expect((await send('{"__proto__":{"a":1}}')).statusCode).toBe(400);
    expect((await send('')).statusCode).toBe(200);
    expect((await visitor.get('/user/checkToken')).status).toBe(401);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['nowhere', { origin: 'null' }],
    ['a cross-site form', { 'sec-fetch-site': 'cross-site' }],
  ])('rejects a login that comes from %s', async (_, header) => {
    const body = { email: newEmail(), password };
    expect(
      (await shop.visitor().post('/user/login', body, header as Record<string, string>)).status,
    ).toBe(403);
  });

  it('are slowed, but never locked, by failed logins from many networks', async () => {
    const { email } = await registered();
    const { hashToken } = await import('../platform/secrets/token.ts');
    await shop.deps.db.insert(attempts).values({
      key: `login:account:${hashToken(email)}`,
      count: 40,
      windowEndsAt: new Date(Date.now() + 60_000),
    });
    const started = performance.now();
    expect(
      (await shop.visitor().post('/user/login', { email, password }, newAddress())).status,
    ).toBe(200);
    // A timer may ring a little early.
    expect(performance.now() - started).toBeGreaterThan(990);
  });

  it.each([
    ['idle too long', { lastSeenAt: sql`now() - interval '14 days 1 second'` }],
    ['older than its life', { expiresAt: sql`now() - interval '1 second'` }],
  ])('ends a session that is %s', async (_, change) => {
    const { visitor, user } = await registered();
    await shop.deps.db.update(sessions).set(change).where(sql`user_id = ${user.id}`);
    expect((await visitor.get('/user/checkToken')).status).toBe(401);
    expect(visitor.cookies.has('sid')).toBe(false);
  });

  it.each([
    ['user', 14 * 24 * 60],
    ['healer', 12 * 60],
    ['admin', 30],
  ] as const)('lets a %s be idle for %i minutes', async (role, minutes) => {
    const member = await newMember(shop, role);
    const idleFor = (seconds: number) =>
      shop.deps.db
        .update(sessions)
        .set({ lastSeenAt: sql`now() - make_interval(secs => ${seconds}::int)` })
        .where(sql`user_id = ${member.id}`);
    await idleFor(minutes * 60 - 50);
    expect((await member.get('/user/checkToken')).status).toBe(200);
    await idleFor(minutes * 60 + 1);
    expect((await member.get('/user/checkToken')).status).toBe(401);
  });

  it.each([
    ['user', '/user/login', 30 * 24],
    ['admin', '/admin/login', 12],
  ] as const)('logs a %s in by %s for %i hours', async (role, path, hours) => {
    const member = await newMember(shop, role);
    await shop.deps.db
      .update(users)
      .set({ passwordHash: await hashPassword(password) })
      .where(sql`id = ${member.id}`);
    await shop.deps.db.delete(sessions).where(sql`user_id = ${member.id}`);
    expect(
      (await shop.visitor().post(path, { email: member.email, password }, newAddress())).status,
    ).toBe(200);
    const [session] = await shop.deps.db.select().from(sessions).where(sql`user_id = ${member.id}`);
    const lasts = session!.expiresAt.getTime() - session!.createdAt.getTime();
    expect(Math.round(lasts / 60_000)).toBe(hours * 60);
  });

  it('record when a session was last used', async () => {
    const member = await newMember(shop);
    const mine = sql`user_id = ${member.id}`;
    await shop.deps.db
      .update(sessions)
      .set({ lastSeenAt: sql`now() - interval '2 days'` })
      .where(mine);
    await member.get('/user/checkToken');
    const recent = sql`${mine} and last_seen_at > now() - interval '1 day'`;
    expect(await shop.deps.db.$count(sessions, recent)).toBe(1);
  });

  it.each([
    ['password', { passwordHash: 'another one' }],
    ['role', { role: 'admin' }],
  ] as const)('starts no session for a user verified with an earlier %s', async (_, change) => {
    const { user } = await registered();
    const [verified] = await shop.deps.db.select().from(users).where(sql`id = ${user.id}`);
    await shop.deps.db.update(users).set(change).where(sql`id = ${user.id}`);
    const guest = { role: 'guest', ownerKey: 'guest:x', ip: '203.0.113.1', locale: null } as const;
    await expect(startSession(shop.deps, guest, verified!, undefined)).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
  });

  it('are not identified once deleted, even with a remaining session', async () => {
    const member = await newMember(shop);
    await shop.deps.db.update(users).set({ deletedAt: new Date() }).where(sql`id = ${member.id}`);
    expect((await member.get('/user/checkToken')).status).toBe(401);
  });
});

describe('the session cookie', () => {
  it.each([
    [
      'https://shop.example.in',
      /^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ],
    ['http://localhost:3000', /^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/],
  ])('at %s', async (PUBLIC_URL, expected) => {
    const shop = await createTestShop('embedded', { PUBLIC_URL });
    const reply = await shop
      .visitor()
      .post('/user/register', { email: 'a@example.in', password, name: 'A' });
    expect([reply.headers['set-cookie']].flat()[0]).toMatch(expected);
    await shop.close();
  });
});
