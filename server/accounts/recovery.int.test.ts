import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverEmail } from '../platform/email/deliver-email.ts';
import { createMemoryMailer } from '../platform/email/memory-mailer.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { passkeys } from './credentials-schema.ts';
import { tokens, users } from './schema.ts';

const password = 'quiet marigold 41';
const next = 'louder jasmine 52';

describe.each(databaseKinds())('links from emails on %s', (kind) => {
  const mailer = createMemoryMailer();
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(
      kind,
      { TRUST_PROXY: '1', PUBLIC_URL: 'http://localhost:4321' },
      { change: (deps) => ({ ...deps, mail: mailer }) },
    );
  });
  afterAll(() => shop.close());

  let members = 0;
  const newAddress = () => ({ 'x-forwarded-for': `203.0.113.${++members}` });
  async function registered() {
    const visitor = shop.visitor();
    const email = `r${++members}@example.in`;
    const { body } = await visitor.post(
      '/user/register',
      { email, password, name: 'Asha Rao' },
      newAddress(),
    );
    return { visitor, email, id: body.user.id as string };
  }
  const login = (email: string, typed: string) =>
    shop.visitor().post('/user/login', { email, password: typed }, newAddress());
  const forgot = (email: string, from = newAddress()) =>
    shop.visitor().post('/user/password/forgot', { email }, from);
  const reset = (token: string, typed = next) =>
    shop.visitor().post('/user/password/reset', { token, password: typed }, newAddress());

  /** The secret of the link to `path` in the latest message to `email`. */
  async function secretFor(email: string, path: string): Promise<string> {
    await deliverEmail(shop.deps);
    const message = mailer.sent.findLast(({ to, text }) => to === email && text.includes(path));
    expect(message, `a message to ${email}`).toBeDefined();
    return new URL(/http:\S+token=\S+/.exec(message!.text)![0]).searchParams.get('token')!;
  }

  it('set a new password once, and revoke every session and passkey', async () => {
    const { visitor, email, id: userId } = await registered();
    const device = {
      name: 'Device',
      publicKey: 'AAAA',
      counter: 0,
      transports: [],
      backedUp: false,
    };
    await shop.deps.db.insert(passkeys).values({ ...device, id: userId, userId });
    await forgot(email);
    const token = await secretFor(email, 'http://localhost:4321/user/reset-password?token=');
    expect(await reset(token)).toMatchObject({
      status: 200,
      body: { success: true, role: 'user' },
    });
    expect((await visitor.get('/user/checkToken')).status).toBe(401);
    expect(await shop.deps.db.select().from(passkeys)).toEqual([]);
    expect((await login(email, password)).status).toBe(401);
    expect((await login(email, next)).status).toBe(200);
    expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
  });

  it('work once, even if opened twenty times concurrently', async () => {
    const { email } = await registered();
    await forgot(email);
    const token = await secretFor(email, '/user/reset-password');
    const results = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('stay valid after a rejected password', async () => {
    const { email } = await registered();
    await forgot(email);
    const token = await secretFor(email, '/user/reset-password');
    expect((await reset(token, 'password1')).body.code).toBe('weak_password');
    expect((await reset(token)).status).toBe(200);
  });

  it('expire', async () => {
    const { email, id } = await registered();
    await forgot(email);
    const token = await secretFor(email, '/user/reset-password');
    const [row] = await shop.deps.db
      .select()
      .from(tokens)
      .where(sql`user_id = ${id} and purpose = 'reset'`);
    expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBe(30 * 60_000);
    expect(row!.hash).not.toContain(token);
    await shop.deps.db.update(tokens).set({ expiresAt: sql`now()` }).where(sql`user_id = ${id}`);
    expect((await reset(token)).body.code).toBe('token_invalid');
  });

  it('are not valid for another purpose', async () => {
    const { email } = await registered();
    const token = await secretFor(email, '/user/verify-email');
    expect((await reset(token)).body.code).toBe('token_invalid');
  });

  it('are requested without revealing whether the address exists', async () => {
    const { email } = await registered();
    const existing = await forgot(email);
    const unknown = await forgot('nobody@example.in');
    expect(existing).toMatchObject({ status: 200, body: { success: true } });
    expect(unknown.body).toEqual(existing.body);
    await deliverEmail(shop.deps);
    expect(mailer.sent.some(({ to }) => to === 'nobody@example.in')).toBe(false);
  });

  it('do not flood a mailbox, regardless of the requester and origin', async () => {
    const { email } = await registered();
    for (let n = 0; n < 6; n += 1) expect((await forgot(email)).status).toBe(200);
    await deliverEmail(shop.deps);
    expect(
      mailer.sent.filter(({ to, subject }) => to === email && subject === 'Set a new password'),
    ).toHaveLength(3);
  });

  it('are removed from the outbox with their secrets', async () => {
    const { email } = await registered();
    await forgot(email);
    const token = await secretFor(email, '/user/reset-password');
    expect(JSON.stringify(await shop.deps.db.select().from(outbox))).not.toContain(token);
  });

  it('verify an email address', async () => {
    const { visitor, email, id } = await registered();
    const token = await secretFor(email, 'http://localhost:4321/user/verify-email?token=');
    expect((await visitor.post('/user/verify-email', { token })).status).toBe(200);
    const [row] = await shop.deps.db.select().from(users).where(sql`id = ${id}`);
    expect(row!.emailVerifiedAt).not.toBeNull();
    expect((await visitor.post('/user/verify-email', { token })).body.code).toBe('token_invalid');
  });
});
