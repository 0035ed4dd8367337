import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { codeAt } from '../../testing/totp.ts';
import { recoveryCodes, secondFactors } from '../credentials-schema.ts';
import { hashPassword } from '../password-hash.ts';
import { auditLog, users } from '../schema.ts';

const password = 'quiet marigold 41';

describe.each(databaseKinds())('the second factor on %s', (kind) => {
  let shop: TestShop;
  let passwordHash: string;
  let now = Date.now();
  beforeAll(async () => {
    const env = { TRUST_PROXY: '1', SECOND_FACTOR_KEY: 'kept outside of the database, always' };
    shop = await createTestShop(kind, env, {
      change: (deps) => ({ ...deps, clock: { now: () => now } }),
    });
    passwordHash = await hashPassword(password);
  });
  afterAll(() => shop.close());

  let networks = 0;
  /** Logs in from a separate IP address, so that only the account's limit applies. */
  const logIn = (email: string, extra: object = {}) =>
    shop
      .visitor()
      .post(
        '/admin/login',
        { email, password, ...extra },
        { 'x-forwarded-for': `203.0.113.${++networks % 250}` },
      );

  async function newAdmin(): Promise<TestMember> {
    const admin = await newMember(shop, 'admin');
    await shop.deps.db.update(users).set({ passwordHash }).where(eq(users.id, admin.id));
    return admin;
  }
  /** The code of the next time step, because each code is valid only once. */
  function nextCode(secret: string): string {
    now += 30_000;
    return codeAt(secret, now);
  }
  async function enrol(admin: TestMember): Promise<{ secret: string; codes: string[] }> {
    const { secret } = (await admin.post('/admin/second-factor/start', { password })).body;
    const { body } = await admin.post('/admin/second-factor/confirm', { code: nextCode(secret) });
    return { secret, codes: body.recoveryCodes };
  }
  const actionsOf = async ({ id }: TestMember) => {
    const rows = await shop.deps.db
      .select()
      .from(auditLog)
      .where(sql`subject = ${`account:${id}`}`)
      .orderBy(auditLog.id);
    // Audit entries of logins are tested separately.
    return rows.map(({ action }) => action).filter((action) => !action.startsWith('admin.login'));
  };

  it('leaves login unchanged for an account without one', async () => {
    const { email, id } = await newAdmin();
    const user = { id, role: 'admin', email, name: 'Test Person' };
    expect(await logIn(email)).toMatchObject({ status: 200, body: { user } });
    expect(Object.keys((await logIn(email)).body)).toEqual(['user']);
  });

  it('is required at login once it is enabled, but not before its first code', async () => {
    const admin = await newAdmin();
    const { secret, uri } = (await admin.post('/admin/second-factor/start', { password })).body;
    expect(uri).toContain(secret);
    expect((await logIn(admin.email)).status).toBe(200);
    const invalid = await admin.post('/admin/second-factor/confirm', { code: '000000' });
    expect(invalid).toMatchObject({
      status: 400,
      body: { fields: { code: expect.stringContaining('This code is wrong') } },
    });
    const confirmed = await admin.post('/admin/second-factor/confirm', { code: nextCode(secret) });
    expect(confirmed.body.recoveryCodes).toHaveLength(10);

    expect(await logIn(admin.email)).toMatchObject({
      status: 401,
      body: { code: 'second_factor_needed' },
    });
    expect(await logIn(admin.email, { code: '000000' })).toMatchObject({
      status: 401,
      body: { code: 'wrong_code' },
    });
    expect((await logIn(admin.email, { code: nextCode(secret) })).status).toBe(200);
    expect((await admin.get('/admin/second-factor')).body.secondFactor).toMatchObject({
      recoveryCodes: 10,
    });
    expect(await actionsOf(admin)).toEqual(['admin.second-factor-on']);
  });

  it('is not revealed to a client without the password', async () => {
    const admin = await newAdmin();
    const { secret } = await enrol(admin);
    const reply = await logIn(admin.email, { password: 'something else', code: nextCode(secret) });
    expect(reply).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
  });

  it('accepts each code once, also from concurrent logins', async () => {
    const admin = await newAdmin();
    const { secret } = await enrol(admin);
    const code = nextCode(secret);
    const results = await Promise.all(
      Array.from({ length: 4 }, () => logIn(admin.email, { code })),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await logIn(admin.email, { code })).status).toBe(401);
    const older = codeAt(secret, now - 30_000);
    expect((await logIn(admin.email, { code: older })).status).toBe(401);
  });

  it('accepts each recovery code once, in any spelling', async () => {
    const admin = await newAdmin();
    const { codes } = await enrol(admin);
    const typed = codes[0]!.toUpperCase().replaceAll('-', ' ');
    const results = await Promise.all(
      [typed, codes[0]].map((code) => logIn(admin.email, { code })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await logIn(admin.email, { code: codes[1] })).status).toBe(200);
    expect((await admin.get('/admin/second-factor')).body.secondFactor.recoveryCodes).toBe(8);
    expect(
      (await actionsOf(admin)).filter((action) => action === 'admin.recovery-code'),
    ).toHaveLength(2);
  });

  it('rejects a recovery code of another administrator', async () => {
    const [one, other] = [await newAdmin(), await newAdmin()];
    const { codes } = await enrol(one);
    await enrol(other);
    expect((await logIn(other.email, { code: codes[0] })).status).toBe(401);
    expect((await logIn(one.email, { code: codes[0] })).status).toBe(200);
  });

  it('blocks guesses of one account after five, regardless of origin and concurrency', async () => {
    const admin = await newAdmin();
    const { secret } = await enrol(admin);
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => logIn(admin.email, { code: String(100_000 + n) })),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15);
    const right = await logIn(admin.email, { code: nextCode(secret) });
    expect(right).toMatchObject({ status: 429, body: { retryAfter: expect.any(Number) } });
    await shop.deps.db.execute(
      sql`update attempts set window_ends_at = now() where key like 'code:%'`,
    );
    expect((await logIn(admin.email, { code: nextCode(secret) })).status).toBe(200);
  });

  it('needs password and code to be disabled or to renew recovery codes', async () => {
    const admin = await newAdmin();
    const { secret, codes } = await enrol(admin);
    const fields = async (path: string, body: object) =>
      Object.keys((await admin.post(`/admin/second-factor/${path}`, body)).body.fields ?? {});
    expect(await fields('off', { password: 'not mine at all', code: nextCode(secret) })).toEqual([
      'password',
    ]);
    expect(await fields('off', { password, code: '000000' })).toEqual(['code']);
    const renewed = await admin.post('/admin/second-factor/recovery-codes', {
      password,
      code: nextCode(secret),
    });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await logIn(admin.email, { code: codes[5] })).status).toBe(401);
    expect((await logIn(admin.email, { code: renewed.body.recoveryCodes[5] })).status).toBe(200);
    expect(
      (await admin.post('/admin/second-factor/off', { password, code: nextCode(secret) })).status,
    ).toBe(200);
    expect((await logIn(admin.email)).status).toBe(200);
    expect(await actionsOf(admin)).toEqual([
      'admin.second-factor-on',
      'admin.recovery-codes-new',
      'admin.recovery-code',
      'admin.second-factor-off',
    ]);
  });

  it('terminates the other sessions when it is enabled, and restarts setup only while it is disabled', async () => {
    const admin = await newAdmin();
    const other = shop.visitor();
    await other.post('/admin/login', { email: admin.email, password });
    await enrol(admin);
    expect((await other.get('/admin/second-factor')).status).toBe(401);
    expect((await admin.get('/admin/second-factor')).status).toBe(200);
    const second = await admin.post('/admin/second-factor/start', { password });
    expect(second).toMatchObject({ status: 409, body: { code: 'second_factor_state' } });
    const confirm = await admin.post('/admin/second-factor/confirm', { code: '123456' });
    expect(confirm.body.code).toBe('second_factor_state');
  });

  it('requires the password before it displays a secret', async () => {
    const admin = await newAdmin();
    const { body } = await admin.post('/admin/second-factor/start', {
      password: 'not mine at all',
    });
    expect(body.fields).toEqual({ password: 'This is not your current password.' });
  });

  it('stores neither secrets nor recovery codes in plain text, in exports or in the audit log', async () => {
    const admin = await newAdmin();
    const { secret, codes } = await enrol(admin);
    const { db } = shop.deps;
    const stored = JSON.stringify([
      await db.select().from(secondFactors),
      await db.select().from(recoveryCodes),
    ]);
    const published = JSON.stringify([
      (await admin.get('/users/export')).body,
      await db.select().from(auditLog),
    ]);
    for (const text of [secret, ...codes]) expect(stored + published).not.toContain(text);
  });
});
