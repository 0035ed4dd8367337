import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverEmail } from '../platform/email/deliver-email.ts';
import { createMemoryMailer } from '../platform/email/memory-mailer.ts';
import { orders } from '../reservations/schema.ts';
import { newMember } from '../testing/members.ts';
import { addOrder } from '../testing/orders.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop, type Visitor } from '../testing/test-shop.ts';
import { hashPassword } from './password-hash.ts';
import { auditLog, identities, users } from './schema.ts';

const password = 'quiet marigold 41';

describe.each(databaseKinds())('the email address of an account on %s', (kind) => {
  const mailer = createMemoryMailer();
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(
      kind,
      { TRUST_PROXY: '1', ADMIN_EMAIL: 'env@example.in', ADMIN_PASSWORD: password },
      { change: (deps) => ({ ...deps, mail: mailer }) },
    );
  });
  afterAll(() => shop.close());

  let count = 0;
  const from = () => ({ 'x-forwarded-for': `203.0.113.${++count % 250}` });
  async function registered() {
    const visitor = shop.visitor();
    const email = `old${++count}@example.in`;
    const { body } = await visitor.post(
      '/user/register',
      { email, password, name: 'Asha Rao' },
      from(),
    );
    return { visitor, email, next: `new${count}@example.in`, id: body.user.id as string };
  }
  const request = (visitor: Visitor, email: string, currentPassword = password) =>
    visitor.post('/users/email', { email, currentPassword }, from());
  const logIn = (email: string) => shop.visitor().post('/user/login', { email, password }, from());
  const emailOf = async (id: string) =>
    (await shop.deps.db.select().from(users).where(sql`id = ${id}`))[0]!.email;

  /** The secret of the link to `path` in the latest message to `email`. */
  async function secretFor(email: string, path: string): Promise<string | null> {
    await deliverEmail(shop.deps);
    const message = mailer.sent.findLast(({ to, text }) => to === email && text.includes(path));
    const link = /http:\S+token=\S+/.exec(message?.text ?? '')?.[0];
    return link ? new URL(link).searchParams.get('token') : null;
  }
  async function moved() {
    const member = await registered();
    expect((await request(member.visitor, member.next)).status).toBe(200);
    const token = await secretFor(member.next, '/user/verify-email');
    expect((await member.visitor.post('/user/verify-email', { token })).status).toBe(200);
    return { ...member, back: await secretFor(member.email, '/user/email-back') };
  }

  it('is changed once its verification link is opened in the account', async () => {
    const { visitor, email, next, id } = await registered();
    const [own, guest] = [`ord_own${count}`, `ord_guest${count}`];
    await addOrder(shop.deps, { id: own, email, userId: id });
    await addOrder(shop.deps, { id: guest, email: next });
    await request(visitor, next);
    expect([await emailOf(id), (await logIn(next)).status]).toEqual([email, 401]);
    const token = await secretFor(next, '/user/verify-email');
    expect(await shop.visitor().post('/user/verify-email', { token }, from())).toMatchObject({
      body: { code: 'password_needed' },
    });
    // A link opened by a stranger revokes nothing while the account has an owner.
    expect((await visitor.post('/user/verify-email', { token })).status).toBe(200);
    expect((await visitor.get('/user/checkToken')).body.user.email).toBe(next);
    expect([(await logIn(email)).status, (await logIn(next)).status]).toEqual([401, 200]);
    const rows = await shop.deps.db
      .select()
      .from(orders)
      .where(sql`user_id = ${id}`)
      .orderBy(orders.id);
    expect(rows.map((row) => [row.id, row.email])).toEqual([
      [guest, next],
      [own, email],
    ]);
  });

  it('needs the current password, a different address, and an unused one', async () => {
    const { visitor, email, next } = await registered();
    const other = await registered();
    expect((await request(visitor, next, 'not this one')).body.fields).toHaveProperty(
      'currentPassword',
    );
    expect((await request(visitor, email)).body.fields).toHaveProperty('email');
    expect(await request(visitor, other.email)).toMatchObject({
      status: 409,
      body: { code: 'email_taken', fields: { email: expect.any(String) } },
    });
    expect(
      (await shop.visitor().post('/users/email', { email: next, currentPassword: password }))
        .status,
    ).toBe(401);
    expect(await secretFor(next, '/user/verify-email')).toBeNull();
  });

  it('is not changed to one registered by another user in the meantime', async () => {
    const { visitor, email, next, id } = await registered();
    await request(visitor, next);
    const token = await secretFor(next, '/user/verify-email');
    await shop.visitor().post('/user/register', { email: next, password, name: 'Other' }, from());
    expect((await visitor.post('/user/verify-email', { token })).body.code).toBe('email_taken');
    expect(await emailOf(id)).toBe(email);
  });

  it('can be reverted for a week from the old address, which revokes sessions, passwords and logins', async () => {
    const { visitor, email, next, id, back } = await moved();
    await shop.deps.db
      .insert(identities)
      .values({ issuer: 'https://issuer.example', subject: next, userId: id });
    await shop.deps.db.update(users).set({ phone: '+919829300001' }).where(sql`id = ${id}`);
    const reply = await shop.visitor().post('/user/email/restore', { token: back });
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    expect([await emailOf(id), (await visitor.get('/user/checkToken')).status]).toEqual([
      email,
      401,
    ]);
    expect([(await logIn(email)).status, (await logIn(next)).status]).toEqual([401, 401]);
    expect(await shop.deps.db.$count(identities, sql`user_id = ${id}`)).toBe(0);
    expect(await shop.deps.db.$count(users, sql`id = ${id} and phone is null`)).toBe(1);
    const token = await secretFor(email, '/user/reset-password');
    const input = { token, password: 'louder jasmine 52' };
    expect((await shop.visitor().post('/user/password/reset', input, from())).status).toBe(200);
    expect((await shop.visitor().post('/user/email/restore', { token: back })).body.code).toBe(
      'token_invalid',
    );
  });

  it('can be reverted to the first address after several changes, whatever the order of the links', async () => {
    const { visitor, email, next, id, back } = await moved();
    const third = `third${count}@example.in`;
    await request(visitor, third);
    const token = await secretFor(third, '/user/verify-email');
    expect((await visitor.post('/user/verify-email', { token })).status).toBe(200);
    const backToNext = await secretFor(next, '/user/email-back');
    expect((await shop.visitor().post('/user/email/restore', { token: backToNext })).status).toBe(
      200,
    );
    expect((await shop.visitor().post('/user/email/restore', { token: back })).status).toBe(200);
    expect(await emailOf(id)).toBe(email);
    expect(
      (await shop.visitor().post('/user/email/restore', { token: backToNext })).body.code,
    ).toBe('token_invalid');
  });

  it('of an administrator is changed with an audit log entry, but not of the one set in the environment', async () => {
    const admin = await newMember(shop, 'admin');
    const passwordHash = await hashPassword(password);
    await shop.deps.db.update(users).set({ passwordHash }).where(sql`id = ${admin.id}`);
    const next = `admin${++count}@example.in`;
    await request(admin, next);
    expect(
      (
        await admin.post('/user/verify-email', {
          token: await secretFor(next, '/user/verify-email'),
        })
      ).status,
    ).toBe(200);
    const rows = await shop.deps.db.select().from(auditLog).where(sql`action = 'admin.email'`);
    expect(rows).toMatchObject([{ difference: { email: { before: admin.email, after: next } } }]);
    await shop.deps.db.update(users).set({ email: 'env@example.in' }).where(sql`id = ${admin.id}`);
    expect((await request(admin, `again${count}@example.in`)).status).toBe(403);
  });

  it('is changed with an email notification, as is the password', async () => {
    const { visitor, email } = await registered();
    await visitor.put(
      '/users/password',
      { currentPassword: password, newPassword: 'louder jasmine 52' },
      from(),
    );
    await deliverEmail(shop.deps);
    const result = mailer.sent.filter(
      ({ to, subject }) => to === email && subject === 'Your password was changed',
    );
    expect(result).toHaveLength(1);
    expect(result[0]!.text).toContain('/user/forgot-password');
  });

  it('cannot be changed to a blocked address by an earlier link, a tagged address or the revert link', async () => {
    const block = (id: string) => admin.post(`/admin/customers/${id}/block`, { reason: 'Fraud' });
    const admin = await newMember(shop, 'admin');
    const pending = await registered();
    await request(pending.visitor, pending.next);
    const token = await secretFor(pending.next, '/user/verify-email');
    await block(pending.id);
    const opened = await shop.visitor().post('/user/verify-email', { token, password }, from());
    expect([opened.status, await emailOf(pending.id)]).toEqual([400, pending.email]);
    expect((await logIn(pending.next)).status).toBe(401);

    const removed = await moved();
    await block(removed.id);
    const back = await shop.visitor().post('/user/email/restore', { token: removed.back }, from());
    expect([back.status, back.body.code, await emailOf(removed.id)]).toEqual([
      403,
      'customer_blocked',
      removed.next,
    ]);
    const tagged = { email: removed.next.replace('@', '+2@'), password, name: 'Again' };
    expect((await shop.visitor().post('/user/register', tagged, from())).body.code).toBe(
      'customer_blocked',
    );

    const target = await registered();
    await request(target.visitor, removed.next.replace('@', '+3@'));
    const to = await secretFor(removed.next.replace('@', '+3@'), '/user/verify-email');
    const moving = await target.visitor.post('/user/verify-email', { token: to });
    expect([moving.status, moving.body.code]).toEqual([403, 'customer_blocked']);
  });
});
