import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { secondFactors } from '../../accounts/credentials-schema.ts';
import { hashPassword } from '../../accounts/password-hash.ts';
import { auditLog, tokens, users } from '../../accounts/schema.ts';
import { settings } from '../../platform/database/settings-schema.ts';
import { deliverEmail } from '../../platform/email/deliver-email.ts';
import { createMemoryMailer } from '../../platform/email/memory-mailer.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { codeAt } from '../../testing/totp.ts';

const password = 'quiet marigold 41';

describe.each(databaseKinds())('changes of the team on %s', (kind) => {
  const mailer = createMemoryMailer();
  let shop: TestShop;
  let passwordHash: string;
  let now = Date.now();
  let owner: TestMember;
  let colleague: TestMember;
  beforeAll(async () => {
    const change = (deps: TestShop['deps']) => ({
      ...deps,
      mail: mailer,
      clock: { now: () => now },
    });
    shop = await createTestShop(
      kind,
      { ADMIN_EMAIL: 'env@example.in', ADMIN_PASSWORD: password },
      { change },
    );
    passwordHash = await hashPassword(password);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.deps.db.delete(settings).where(sql`key like 'second factor%'`);
    await shop.deps.db.update(users).set({ role: 'user' });
    [owner, colleague] = [await newAdmin(), await newAdmin()];
  });

  async function newAdmin(): Promise<TestMember> {
    const admin = await newMember(shop, 'admin');
    await shop.deps.db.update(users).set({ passwordHash }).where(eq(users.id, admin.id));
    return admin;
  }
  const remove = (by: TestMember, id: string, extra: object = {}) =>
    by.delete(`/admin/team/${id}`, { password, ...extra });
  const administrators = () =>
    shop.deps.db.$count(users, sql`role = 'admin' and deleted_at is null`);
  const noted = (action: string) =>
    shop.deps.db.select().from(auditLog).where(sql`action = ${action}`);

  describe('removing an administrator', () => {
    it('terminates their sessions, links and invitations immediately, and is logged', async () => {
      const email = `friend-${colleague.id}@example.in`;
      await colleague.post('/admin/invitations', { email });
      expect((await remove(owner, colleague.id)).status).toBe(200);
      expect((await colleague.get('/user/checkToken')).status).toBe(401);
      expect(
        (await colleague.post('/admin/login', { email: colleague.email, password })).status,
      ).toBe(401);
      expect((await owner.get('/admin/invitations')).body.invitations).toEqual([]);
      expect((await owner.get('/admin/team')).body.administrators).toMatchObject([
        { id: owner.id },
      ]);
      const difference = { email: { before: colleague.email, after: null } };
      expect(await noted('admin.remove')).toMatchObject([
        { actorId: owner.id, subject: `account:${colleague.id}`, difference },
      ]);
      expect((await owner.post('/admin/invitations', { email: colleague.email })).status).toBe(200);
      await deliverEmail(shop.deps);
      expect(mailer.sent.filter(({ to }) => to === email)).toEqual([]);
    });

    it('requires the password', async () => {
      expect((await remove(owner, colleague.id, { password: 'not this one' })).status).toBe(400);
      expect(await administrators()).toBe(2);
    });

    it('rejects a customer and a repeated removal', async () => {
      const customer = await newMember(shop);
      expect((await remove(owner, customer.id)).status).toBe(404);
      const third = await newAdmin();
      expect((await remove(owner, third.id)).status).toBe(200);
      expect((await remove(owner, third.id)).status).toBe(404);
    });

    it('never removes the last administrator, and the caller only with confirmation', async () => {
      expect(await remove(owner, owner.id)).toMatchObject({
        status: 409,
        body: { code: 'own_account' },
      });
      expect((await remove(colleague, colleague.id, { own: true })).status).toBe(200);
      expect(await remove(owner, owner.id, { own: true })).toMatchObject({
        status: 409,
        body: { code: 'last_administrator' },
      });
      expect(await administrators()).toBe(1);
    });

    it('removes only one of two administrators who remove each other', async () => {
      const results = await Promise.all([remove(owner, colleague.id), remove(colleague, owner.id)]);
      expect(results.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect(await administrators()).toBe(1);
    });

    it('rejects the administrator that the environment would recreate', async () => {
      await shop.deps.db
        .update(users)
        .set({ email: 'env@example.in' })
        .where(eq(users.id, colleague.id));
      const reply = await remove(owner, colleague.id);
      expect(reply).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('ADMIN_EMAIL') },
      });
      await shop.deps.db
        .update(users)
        .set({ email: colleague.email })
        .where(eq(users.id, colleague.id));
    });
  });

  describe('an open invitation', () => {
    it('is revoked together with its queued email', async () => {
      const email = `invited-${owner.id}@example.in`;
      const { code } = (await owner.post('/admin/invitations', { email })).body.invitation;
      expect((await colleague.post('/admin/invitations/revoke', { email })).status).toBe(200);
      expect(JSON.stringify((await owner.get('/admin/invitations')).body)).not.toContain(email);
      await deliverEmail(shop.deps);
      expect(mailer.sent.filter(({ to }) => to === email)).toEqual([]);
      const form = { email, password, name: 'Asha Rao', invite: code };
      expect((await shop.visitor().post('/admin/register', form)).body.code).toBe(
        'invitation_invalid',
      );
      expect((await owner.post('/admin/invitations/revoke', { email })).status).toBe(404);
      expect(await noted('admin.invite-revoke')).toMatchObject([
        { actorId: colleague.id, subject: email },
      ]);
    });

    it('stores its issuer in the emailed code', async () => {
      const email = `mailed-${owner.id}@example.in`;
      await owner.post('/admin/invitations', { email });
      await deliverEmail(shop.deps);
      const rows = await shop.deps.db.select().from(tokens).where(eq(tokens.email, email));
      expect(rows.map(({ issuedBy }) => issuedBy)).toEqual([owner.id, owner.id]);
    });
  });

  describe('a mandatory second factor', () => {
    let secret: string;
    /** The code of the next time step, because each code is valid only once. */
    const nextCode = (of = secret) => {
      now += 30_000;
      return codeAt(of, now);
    };
    async function enrol(admin: TestMember): Promise<string> {
      const started = await admin.post('/admin/second-factor/start', { password });
      await admin.post('/admin/second-factor/confirm', { code: nextCode(started.body.secret) });
      return started.body.secret;
    }
    const request = (required: boolean) =>
      owner.put('/admin/team/second-factor', { required, password, code: nextCode() });

    it('is set by an administrator who has one, and blocks others until they enable it', async () => {
      expect(
        (
          await colleague.put('/admin/team/second-factor', {
            required: true,
            password,
            code: '123456',
          })
        ).status,
      ).toBe(400);
      secret = await enrol(owner);
      expect((await request(true)).status).toBe(200);
      expect((await owner.get('/admin/team')).body.secondFactor).toEqual({
        required: true,
        sealed: false,
      });
      for (const path of ['/admin/team', '/admin/dashboard', '/payments/orders']) {
        expect(await colleague.get(path), path).toMatchObject({
          status: 403,
          body: { code: 'second_factor_required' },
        });
      }
      expect((await colleague.get('/user/checkToken')).body.user.secondFactorMissing).toBe(true);
      expect((await colleague.get('/admin/second-factor')).status).toBe(200);
      await enrol(colleague);
      expect((await colleague.get('/admin/team')).status).toBe(200);
      expect((await colleague.get('/user/checkToken')).body.user).not.toHaveProperty(
        'secondFactorMissing',
      );
      expect(await noted('admin.second-factor-required')).toMatchObject([
        { actorId: owner.id, difference: { required: { before: false, after: true } } },
      ]);
    });

    it('cannot be disabled by a single administrator, but for all', async () => {
      secret = await enrol(owner);
      await request(true);
      const off = () => owner.post('/admin/second-factor/off', { password, code: nextCode() });
      expect((await off()).body.code).toBe('second_factor_state');
      expect(await shop.deps.db.$count(secondFactors, eq(secondFactors.userId, owner.id))).toBe(1);
      expect((await request(false)).status).toBe(200);
      expect((await off()).status).toBe(200);
      expect((await colleague.get('/admin/team')).status).toBe(200);
    });

    it('does not affect customers', async () => {
      secret = await enrol(owner);
      await request(true);
      expect((await (await newMember(shop)).get('/users/orders')).status).toBe(200);
    });
  });
});
