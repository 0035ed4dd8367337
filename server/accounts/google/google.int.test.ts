import { sql } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeIssuer, startFakeIssuer, type User } from '../../testing/fake-issuer.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/test-shop.ts';
import { passkeys } from '../credentials-schema.ts';
import { identities, users } from '../schema.ts';
import { findUserByIdentity, insertIdentity } from './queries.ts';

const redirectUri = 'http://localhost:3000/user/google/callback';
const password = 'quiet marigold 41';

describe.each(databaseKinds())('sign-in with Google on %s', (kind) => {
  let issuer: FakeIssuer;
  let shop: TestShop;
  let count = 0;
  beforeAll(async () => {
    issuer = await startFakeIssuer();
    shop = await createTestShop(kind, {
      TRUST_PROXY: '1',
      PUBLIC_URL: 'http://localhost:3000',
      GOOGLE_CLIENT_ID: issuer.clientId,
      GOOGLE_CLIENT_SECRET: issuer.clientSecret,
      GOOGLE_ISSUER: issuer.url,
    });
  });
  afterAll(async () => {
    await shop.close();
    await issuer.close();
  });
  beforeEach(() => issuer.sign('published'));

  const newUser = (extra: Partial<User> = {}): User => ({
    sub: `sub-${++count}`,
    email: `g${count}@example.in`,
    name: 'Asha Rao',
    ...extra,
  });
  /** Each sign-in has its own IP address, so that only the test of the rate limit reaches it. */
  const from = () => ({ 'x-forwarded-for': `203.0.113.${++count % 250}` });
  async function start(visitor: Visitor): Promise<string> {
    const reply = await shop.app.inject({
      url: `/api/user/google/start?redirectUri=${encodeURIComponent(redirectUri)}`,
      headers: from(),
    });
    expect(reply.statusCode).toBe(200);
    visitor.cookies.set('google', reply.cookies.find(({ name }) => name === 'google')!.value);
    return reply.json().url;
  }
  async function signIn(member: User, claims: JWTPayload = {}, visitor = shop.visitor()) {
    const { code, state } = issuer.approve(await start(visitor), member, claims);
    const reply = await visitor.post('/user/google/callback', { code, state, redirectUri }, from());
    return { visitor, reply };
  }
  async function registered(email: string): Promise<Visitor> {
    const visitor = shop.visitor();
    await visitor.post('/user/register', { email, password, name: 'Asha' }, from());
    return visitor;
  }

  it('redirects to Google with state, nonce and PKCE, bound to an httpOnly cookie', async () => {
    const reply = await shop.app.inject({
      url: `/api/user/google/start?redirectUri=${encodeURIComponent(redirectUri)}`,
    });
    const query = new URL(reply.json().url).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: redirectUri,
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(query.get(name)).toMatch(/^[\w-]{43}$/);
    expect(reply.headers['set-cookie']).toMatch(
      /^google=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('creates an account and logs in; the same identity finds it later under another email address', async () => {
    const member = newUser();
    const first = await signIn(member);
    expect(first.reply).toMatchObject({
      status: 200,
      body: { user: { role: 'user', email: member.email } },
    });
    expect((await first.visitor.get('/user/checkToken')).body.user.name).toBe('Asha Rao');
    const second = await signIn({ ...member, email: `moved-${member.email}` });
    expect(second.reply.body.user.id).toBe(first.reply.body.user.id);
  });

  it('creates one account for concurrent sign-ins of the same identity', async () => {
    const member = newUser();
    const results = await Promise.all(Array.from({ length: 5 }, () => signIn(member)));
    expect(results.map(({ reply }) => reply.status)).toEqual([200, 200, 200, 200, 200]);
    expect(
      await shop.deps.db.select().from(users).where(sql`email = ${member.email}`),
    ).toHaveLength(1);
  });

  it('links an account that has a password only after its owner has logged in', async () => {
    const member = newUser();
    const owner = await registered(member.email);
    const otherUser = await signIn(member);
    expect(otherUser.reply).toMatchObject({ status: 409, body: { code: 'google_link_needed' } });
    expect(otherUser.visitor.cookies.has('sid')).toBe(false);
    expect((await signIn(member, {}, await registered(`other-${member.email}`))).reply.status).toBe(
      409,
    );
    expect((await signIn(member, {}, owner)).reply.status).toBe(200);
    expect((await signIn(member)).reply).toMatchObject({
      status: 200,
      body: { user: { email: member.email } },
    });
  });

  describe('linking from the profile', () => {
    const methods = async (visitor: Visitor) => (await visitor.get('/users/sign-in')).body;
    /**
     * Links an account as the profile page does: by password, then the user's consent at Google.
     */
    async function link(visitor: Visitor, member: User, typed = password) {
      const started = await shop.app.inject({
        method: 'POST',
        url: '/api/users/google',
        headers: { ...from(), cookie: `sid=${visitor.cookies.get('sid')}` },
        payload: { redirectUri, password: typed },
      });
      if (started.statusCode !== 200) return { started, reply: null };
      visitor.cookies.set('google', started.cookies.find(({ name }) => name === 'google')!.value);
      const { code, state } = issuer.approve(started.json().url, member);
      return {
        started,
        reply: await visitor.post('/user/google/callback', { code, state, redirectUri }, from()),
      };
    }

    it('links a Google account of any address, which logs in until it is unlinked with the password', async () => {
      const member = newUser();
      const owner = await registered(`link-${member.email}`);
      expect(await methods(owner)).toEqual({ password: true, google: null });
      expect((await link(owner, member)).reply).toMatchObject({
        status: 200,
        body: { user: { role: 'user' } },
      });
      expect(await methods(owner)).toMatchObject({
        password: true,
        google: { since: expect.any(String) },
      });
      const [row] = await shop.deps.db
        .select()
        .from(users)
        .where(sql`email = ${`link-${member.email}`}`);
      expect(row!.emailVerifiedAt).toBeNull();
      expect((await signIn(member)).reply.body.user.id).toBe(row!.id);
      expect((await owner.delete('/users/google', { password: 'not this one' })).status).toBe(400);
      expect((await owner.delete('/users/google', { password })).status).toBe(200);
      expect(await methods(owner)).toMatchObject({ google: null });
    });

    it('needs the password, and is not valid in another session', async () => {
      const member = newUser();
      const owner = await registered(`link-${member.email}`);
      expect((await link(owner, member, 'not this one')).started.statusCode).toBe(400);
      const other = await registered(`other-${member.email}`);
      const { started } = await link(owner, newUser());
      const { code, state } = issuer.approve(started.json().url, member);
      other.cookies.set('google', started.cookies.find(({ name }) => name === 'google')!.value);
      expect(
        (await other.post('/user/google/callback', { code, state, redirectUri }, from())).status,
      ).not.toBe(200);
      expect(await methods(other)).toMatchObject({ google: null });
    });

    it('rejects a Google account that is linked to another account', async () => {
      const member = newUser();
      await signIn(member);
      const owner = await registered(`link-${member.email}`);
      expect((await link(owner, member)).reply).toMatchObject({
        status: 409,
        body: { code: 'google_taken' },
      });
      expect(await methods(owner)).toMatchObject({ google: null });
    });

    it('verifies an equal email address, and revokes earlier logins', async () => {
      const member = newUser();
      const owner = await registered(member.email);
      const otherBrowser = shop.visitor();
      await otherBrowser.post('/user/login', { email: member.email, password }, from());
      const [account] = await shop.deps.db.select().from(users).where(sql`email = ${member.email}`);
      const device = {
        name: 'A device',
        publicKey: 'AAAA',
        counter: 0,
        transports: [],
        backedUp: true,
      };
      await shop.deps.db
        .insert(passkeys)
        .values({ ...device, id: 'a stranger’s', userId: account!.id });
      const ofStranger = { issuer: issuer.url, subject: 'a stranger’s', userId: account!.id };
      await insertIdentity(shop.deps.db, ofStranger);
      await shop.deps.db
        .update(users)
        .set({ phone: '+919829400001' })
        .where(sql`id = ${account!.id}`);
      expect((await link(owner, member)).reply!.status).toBe(200);
      expect(await shop.deps.db.$count(passkeys)).toBe(0);
      expect(await findUserByIdentity(shop.deps.db, issuer.url, 'a stranger’s')).toBeNull();
      const [row] = await shop.deps.db.select().from(users).where(sql`email = ${member.email}`);
      expect([row!.emailVerifiedAt === null, row!.phone]).toEqual([false, null]);
      expect((await otherBrowser.get('/user/checkToken')).status).toBe(401);
      expect((await owner.get('/user/checkToken')).status).toBe(200);
    });

    it('does not unlink Google from an account without another login method', async () => {
      const { visitor } = await signIn(newUser());
      expect(await methods(visitor)).toMatchObject({ password: false, google: {} });
      expect((await visitor.delete('/users/google', { password })).body.fields.password).toContain(
        'no password yet',
      );
    });
  });

  it('never logs in an administrator', async () => {
    const member = newUser();
    await signIn(member);
    await shop.deps.db.update(users).set({ role: 'admin' }).where(sql`email = ${member.email}`);
    expect((await signIn(member)).reply).toMatchObject({
      status: 401,
      body: { code: 'google_failed' },
    });
  });

  it.each([
    ['an unproven e-mail address', { email_verified: false }],
    ['an e-mail address proven in words', { email_verified: 'true' }],
    ['another audience', { aud: 'somebody.else' }],
    [
      'several audiences without being meant',
      { aud: ['shop.apps.example', 'other'], azp: 'other' },
    ],
    ['another issuer', { iss: 'https://evil.example' }],
    ['a token that is over', { exp: 1_000 }],
    ['a token from the future', { iat: 4_000_000_000 }],
    ['an old token with a long life', { iat: 1_700_000_000 }],
    ['another nonce', { nonce: 'x'.repeat(43) }],
    ['no nonce', { nonce: undefined }],
    ['no subject', { sub: undefined }],
    ['an address with a line break', { email: 'a@example.in\r\nBcc: b@example.in' }],
  ])('refuses %s', async (_, claims) => {
    const { visitor, reply } = await signIn(newUser(), claims as JWTPayload);
    expect(reply).toMatchObject({ status: 401, body: { code: 'google_failed' } });
    expect(visitor.cookies.has('sid')).toBe(false);
  });

  it.each(['unknown', 'secret', 'none'] as const)(
    'rejects a token signed with: %s',
    async (how) => {
      issuer.sign(how);
      expect((await signIn(newUser())).reply.status).toBe(401);
    },
  );

  it('accepts a state once, and only from the browser that started', async () => {
    const visitor = shop.visitor();
    const member = newUser();
    const { code, state } = issuer.approve(await start(visitor), member);
    const cookie = visitor.cookies.get('google')!;
    const other = shop.visitor();
    const body = { code, state, redirectUri };
    expect((await other.post('/user/google/callback', body)).status).toBe(400);
    await start(other);
    expect((await other.post('/user/google/callback', body)).status).toBe(400);
    const { state: _, ...stateless } = body;
    expect((await visitor.post('/user/google/callback', stateless)).status).toBe(400);
    visitor.cookies.set('google', cookie);
    expect((await visitor.post('/user/google/callback', body)).status).toBe(200);
    visitor.cookies.set('google', cookie);
    expect((await visitor.post('/user/google/callback', body)).status).toBe(400);
    expect(visitor.cookies.has('google')).toBe(false);
    expect(
      await shop.deps.db.select().from(identities).where(sql`subject = ${member.sub}`),
    ).toHaveLength(1);
  });

  it('rejects a code that Google does not recognise', async () => {
    const visitor = shop.visitor();
    const { state } = issuer.approve(await start(visitor), newUser());
    const reply = await visitor.post(
      '/user/google/callback',
      { code: 'invented', state, redirectUri },
      from(),
    );
    expect(reply).toMatchObject({ status: 401, body: { message: 'Google authentication failed' } });
  });

  it.each([
    'http://localhost:3000/user/google/callback/',
    'http://localhost:3000/user/google/callback?x=1',
    'http://localhost:3000/user/login',
    'http://localhost:3000@evil.example/user/google/callback',
    'https://evil.example/user/google/callback',
    'javascript:alert(1)',
  ])('sends no browser back to %s', async (foreign) => {
    const path = `/user/google/start?redirectUri=${encodeURIComponent(foreign)}`;
    expect((await shop.visitor().get(path)).status).toBe(400);
    const body = { code: 'c', state: 's', redirectUri: foreign };
    expect((await shop.visitor().post('/user/google/callback', body, from())).status).toBe(400);
  });
});

describe('without Google', () => {
  it('reports that it is not configured', async () => {
    const shop = await createTestShop('embedded');
    const path = `/user/google/start?redirectUri=${encodeURIComponent(redirectUri)}`;
    expect(await shop.visitor().get(path)).toMatchObject({
      status: 404,
      body: { code: 'google_unavailable' },
    });
    await shop.close();
  });
});
