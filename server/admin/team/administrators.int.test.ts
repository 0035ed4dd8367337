import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureAdministrator } from '../../accounts/ensure-administrator.ts';
import { auditLog, tokens, users } from '../../accounts/schema.ts';
import { deliverEmail } from '../../platform/email/deliver-email.ts';
import { createMemoryMailer } from '../../platform/email/memory-mailer.ts';
import { type DatabaseKind, databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/test-shop.ts';

const password = 'quiet marigold 41';
const given = { ADMIN_EMAIL: 'owner@example.in', ADMIN_PASSWORD: 'shop keeper 1984' };

describe.each(databaseKinds())('administrators on %s', (kind) => {
  const mailer = createMemoryMailer();
  let shop: TestShop;
  let owner: Visitor;
  let count = 0;
  beforeAll(async () => {
    shop = await createTestShop(
      kind,
      { TRUST_PROXY: '1', ...given },
      { change: (deps) => ({ ...deps, mail: mailer }) },
    );
    await ensureAdministrator(shop.deps);
    owner = shop.visitor();
    const login = await owner.post('/admin/login', {
      email: given.ADMIN_EMAIL,
      password: given.ADMIN_PASSWORD,
    });
    expect(login.body.user).toMatchObject({ role: 'admin', email: given.ADMIN_EMAIL });
  });
  afterAll(() => shop.close());

  const newEmail = () => `admin${++count}@example.in`;
  const invited = async (email = newEmail()) =>
    (await owner.post('/admin/invitations', { email })).body.invitation;
  const registerWith = (body: Record<string, unknown>) =>
    shop.visitor().post('/admin/register', { name: 'New', password, ...body });

  it('invite and register, and are then logged in', async () => {
    const { email, code, expiresAt } = await invited();
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(86_300_000);
    const visitor = shop.visitor();
    const reply = await visitor.post('/admin/register', {
      email,
      password,
      name: 'New',
      invite: code,
    });
    expect(reply).toMatchObject({ status: 200, body: { user: { role: 'admin', email } } });
    expect((await visitor.get('/admin/invitations')).status).toBe(200);
    const entries = await shop.deps.db
      .select()
      .from(auditLog)
      .where(sql`subject = ${email}`)
      .orderBy(auditLog.id);
    expect(entries.map(({ action }) => action)).toEqual(['admin.invite', 'admin.register']);
  });

  it('have the permissions of their role from their next request on, and cannot change their own role', async () => {
    const { email, code } = await invited();
    const packer = shop.visitor();
    const { body } = await packer.post('/admin/register', {
      email,
      password,
      name: 'Packer',
      invite: code,
    });
    const { id } = body.user;
    const assign = (member: Visitor, to: string, adminRole: string, word = given.ADMIN_PASSWORD) =>
      member.put(`/admin/team/${to}/duty`, { duty: adminRole, password: word });
    expect((await assign(owner, id, 'packing', 'wrong')).status).toBe(400);
    expect((await assign(packer, id, 'packing', password)).body.code).toBe('own_account');
    expect((await assign(owner, id, 'packing')).status).toBe(200);
    expect((await packer.get('/user/checkToken')).body.user).toMatchObject({
      role: 'admin',
      duty: 'packing',
    });
    expect((await packer.get('/payments/orders')).status).toBe(200);
    for (const path of [
      '/admin/customers',
      '/admin/team',
      '/admin/settings',
      '/admin/dashboard',
      '/admin/orders.csv',
    ]) {
      const rejected = await packer.get(path);
      expect([path, rejected.status, rejected.body.code]).toEqual([path, 403, 'forbidden']);
    }
    expect((await assign(packer, id, 'everything', password)).status).toBe(403);
    const own = (await owner.get('/user/checkToken')).body.user;
    expect(own.duty).toBeUndefined();
    // The last administrator with full access cannot be removed.
    const rest = sql`role = 'admin' and id <> ${own.id} and deleted_at is null`;
    await shop.deps.db.update(users).set({ duty: 'packing' }).where(rest);
    const last = await owner.delete(`/admin/team/${own.id}`, {
      password: given.ADMIN_PASSWORD,
      own: true,
    });
    expect(last.body.code).toBe('last_administrator');
    await shop.deps.db
      .update(users)
      .set({ duty: 'everything' })
      .where(sql`${rest} and id <> ${id}`);
    const [entry] = await shop.deps.db.select().from(auditLog).where(sql`action = 'admin.duty'`);
    expect(entry).toMatchObject({
      subject: `account:${id}`,
      difference: { duty: { after: 'packing' } },
    });
    expect((await assign(owner, id, 'everything')).status).toBe(200);
    expect((await packer.get('/admin/customers')).status).toBe(200);
  });

  it('create one account from twenty registrations with one invitation', async () => {
    const { email, code } = await invited();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => registerWith({ email, invite: code })),
    );
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === 403)).toHaveLength(19);
    expect(await shop.deps.db.select().from(users).where(sql`email = ${email}`)).toHaveLength(1);
  });

  it('return the same 403 for every registration without an active invitation', async () => {
    const used = await invited();
    await registerWith({ email: used.email, invite: used.code });
    const old = await invited();
    await shop.deps.db
      .update(tokens)
      .set({ expiresAt: sql`now()` })
      .where(sql`email = ${old.email}`);
    const foreign = await invited();
    const bodies: Record<string, unknown>[] = [
      { email: used.email, invite: used.code },
      { email: old.email, invite: old.code },
      { email: newEmail(), invite: foreign.code },
      { email: given.ADMIN_EMAIL, invite: 'x' },
      { email: newEmail(), invite: '' },
      { email: newEmail() },
      { email: 'no address', invite: foreign.code, password: 'a' },
      { email: newEmail(), invite: ['x'], role: 'admin' },
      { email: newEmail(), invite: 'x', password: 'password1' },
    ];
    for (const body of bodies) {
      const reply = await registerWith(body);
      expect({ ...reply.body, status: reply.status, requestId: '' }, JSON.stringify(body)).toEqual({
        status: 403,
        error: 'Invitation needed',
        message: 'This invitation is not valid. Ask an administrator for a new one.',
        code: 'invitation_invalid',
        requestId: '',
      });
    }
  });

  it('report form errors only to invited users', async () => {
    const { email, code } = await invited();
    const short = await registerWith({ email, invite: code, password: 'short' });
    expect(short).toMatchObject({
      status: 400,
      body: { fields: { password: 'At least 8 characters.' } },
    });
    expect((await registerWith({ email, invite: code, password: 'password1' })).body.code).toBe(
      'weak_password',
    );
    expect((await registerWith({ email, invite: code })).status).toBe(200);
  });

  it('send the invitation, whose code is valid as well', async () => {
    const { email, code } = await invited();
    await deliverEmail(shop.deps);
    const message = mailer.sent.find(({ to }) => to === email)!;
    const mailed = /invite=([\w-]+)/.exec(message.text)![1]!;
    expect(mailed).not.toBe(code);
    expect((await registerWith({ email, invite: mailed })).status).toBe(200);
    expect((await registerWith({ email, invite: code })).status).toBe(403);
  });

  it('list active invitations without codes', async () => {
    const { email, code } = await invited();
    const { body } = await owner.get('/admin/invitations');
    expect(
      body.invitations.filter((entry: { email: string }) => entry.email === email),
    ).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain(code);
  });

  it('reject an invitation to an address that has an account', async () => {
    expect(await owner.post('/admin/invitations', { email: given.ADMIN_EMAIL })).toMatchObject({
      status: 409,
    });
  });

  it('get a session cookie for twelve hours, with an idle timeout of half an hour', async () => {
    const visitor = shop.visitor();
    const reply = await visitor.post('/admin/login', {
      email: given.ADMIN_EMAIL,
      password: given.ADMIN_PASSWORD,
    });
    expect(String(reply.headers['set-cookie'])).toContain('Max-Age=43200;');
    await shop.deps.db.execute(
      sql`update sessions set last_seen_at = now() - interval '31 minutes'`,
    );
    expect((await visitor.get('/user/checkToken')).status).toBe(401);
    await owner.post('/admin/login', { email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD });
  });

  it('cannot delete themselves', async () => {
    expect((await owner.delete('/users/me', { password: given.ADMIN_PASSWORD })).status).toBe(403);
  });
});

describe.each(databaseKinds())('the first administrator on %s', (kind) => {
  const inShop = async (env: Record<string, string>, work: (shop: TestShop) => Promise<void>) => {
    const shop = await createTestShop(kind as DatabaseKind, { TRUST_PROXY: '1', ...env });
    await work(shop).finally(() => shop.close());
  };
  const login = async (shop: TestShop, email: string, typed: string) =>
    (await shop.visitor().post('/admin/login', { email, password: typed })).status;

  it('is created once in a database without accounts, also by processes that start simultaneously', async () => {
    await inShop({}, async (shop) => {
      const results = await Promise.all(
        Array.from({ length: 5 }, () => ensureAdministrator(shop.deps)),
      );
      const created = results.filter((result) => result !== null);
      expect(created).toHaveLength(1);
      expect(await login(shop, created[0]!.email, created[0]!.oneTimePassword!)).toBe(200);
      expect(await ensureAdministrator(shop.deps)).toBeNull();
    });
  });

  it('is created or promoted from the environment, and keeps a password changed in the shop', async () => {
    await inShop({}, async (shop) => {
      const customer = shop.visitor();
      const { ADMIN_EMAIL: email, ADMIN_PASSWORD: first } = given;
      await customer.post('/user/register', { email, password, name: 'Owner' });
      const ensure = (extra = {}) =>
        ensureAdministrator({ ...shop.deps, env: { ...shop.deps.env, ...given, ...extra } });
      await Promise.all([ensure(), ensure(), ensure()]);
      expect((await customer.get('/user/checkToken')).status).toBe(401);
      const admin = shop.visitor();
      expect((await admin.post('/admin/login', { email, password: first })).status).toBe(200);
      await admin.put('/users/password', {
        currentPassword: first,
        newPassword: 'my own words 77',
      });
      await ensure();
      expect((await admin.get('/user/checkToken')).status).toBe(200);
      expect(await login(shop, email, 'my own words 77')).toBe(200);
      await ensure({ ADMIN_PASSWORD: 'set anew by the owner' });
      expect(await login(shop, email, 'set anew by the owner')).toBe(200);
    });
  });
});
