import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondFactors } from '../../accounts/credentials-schema.ts';
import { auditLog } from '../../accounts/schema.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

describe.each(databaseKinds())('the team on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  let colleague: TestMember;
  let customer: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
    colleague = await newMember(shop, 'admin');
    customer = await newMember(shop);
    const { db } = shop.deps;
    await db
      .insert(secondFactors)
      .values({ userId: colleague.id, secret: 'X', confirmedAt: sql`now()` });
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await db.execute(
      sql`update sessions set user_agent = ${firefox} where user_id = ${colleague.id}`,
    );
  });
  afterAll(() => shop.close());

  it('lists administrators with second factor and active sessions, and no customer', async () => {
    const { administrators } = (await admin.get('/admin/team')).body;
    expect(administrators).toMatchObject([
      { id: admin.id, you: true, secondFactor: false, sessions: 1, lastSeenAt: expect.any(String) },
      { id: colleague.id, you: false, secondFactor: true, sessions: 1 },
    ]);
    expect(administrators).toHaveLength(2);
  });

  it('does not count idle sessions', async () => {
    const resting = await newMember(shop, 'admin');
    await shop.deps.db.execute(
      sql`update sessions set last_seen_at = now() - interval '31 minutes' where user_id = ${resting.id}`,
    );
    const { administrators } = (await admin.get('/admin/team')).body;
    expect(administrators.at(-1)).toMatchObject({ id: resting.id, sessions: 0, lastSeenAt: null });
  });

  it('displays a colleague’s sessions with their browser, and terminates them immediately', async () => {
    const { account, sessions } = (await admin.get(`/admin/accounts/${colleague.id}/sessions`))
      .body;
    expect(account).toEqual({
      id: colleague.id,
      email: colleague.email,
      name: 'Test Person',
      role: 'admin',
    });
    expect(sessions).toEqual([
      expect.objectContaining({ current: false, userAgent: expect.stringContaining('Firefox') }),
    ]);
    expect(JSON.stringify(sessions)).not.toContain(colleague.cookies.get('sid'));
    expect((await admin.delete(`/admin/accounts/${colleague.id}/sessions`)).body).toEqual({
      ended: 1,
    });
    expect((await colleague.get('/admin/team')).status).toBe(401);
    const [entry] = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `account:${colleague.id}`));
    expect(entry).toMatchObject({
      action: 'admin.end-sessions',
      actorEmail: admin.email,
      difference: { ended: 1 },
    });
  });

  it('finds a customer by email address and terminates their sessions', async () => {
    const { account } = (await admin.get(`/admin/accounts?email=${customer.email.toUpperCase()}`))
      .body;
    expect(account).toMatchObject({ id: customer.id, role: 'user' });
    expect((await admin.delete(`/admin/accounts/${account.id}/sessions`)).body).toEqual({
      ended: 1,
    });
    expect((await customer.get('/user/checkToken')).status).toBe(401);
  });

  it('retains the current session when a user terminates their own', async () => {
    const { sessions } = (await admin.get(`/admin/accounts/${admin.id}/sessions`)).body;
    expect(sessions).toMatchObject([{ current: true }]);
    expect((await admin.delete(`/admin/accounts/${admin.id}/sessions`)).body).toEqual({ ended: 0 });
    expect((await admin.get('/admin/team')).status).toBe(200);
  });

  it('returns not found for an unknown address or id', async () => {
    for (const reply of [
      await admin.get('/admin/accounts?email=nobody@example.in'),
      await admin.get('/admin/accounts/usr_x/sessions'),
      await admin.delete('/admin/accounts/usr_x/sessions'),
    ])
      expect([reply.status, reply.body.code]).toEqual([404, 'account_not_found']);
  });
});
