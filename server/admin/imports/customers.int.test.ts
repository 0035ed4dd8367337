import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../accounts/schema.ts';
import { listImportedOf } from '../../imports/queries.ts';
import { subscribers } from '../../newsletter/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { readLinkKey, signLink } from '../../platform/email/link-token.ts';
import { closeAccount } from '../../privacy/delete-account.ts';
import { sweepAccounts } from '../../privacy/sweep-accounts.ts';
import { type ArchiveShop, moveIn, openForArchive } from '../../testing/archives-at-shop.ts';
import { databaseKinds } from '../../testing/test-database.ts';

describe.each(databaseKinds())('imported customers on %s', (kind) => {
  let to: ArchiveShop;
  beforeAll(async () => {
    to = await openForArchive(kind);
  });
  afterAll(() => to.shop.close());

  const send = (...lines: string[]) => moveIn(to, Buffer.from(`${lines.join('\n')}\n`));
  const subscriptionOf = async (email: string) => {
    const { db } = to.shop.deps;
    return (await db.select().from(subscribers).where(eq(subscribers.email, email)))[0];
  };

  it('keep a subscription confirmed here when the old shop ends its own, which alone is deleted', async () => {
    const email = 'both@invented.example';
    const head = 'Email,First Name,Accepts Email Marketing,Total Spent';
    await send(head, `${email},Asha,yes,0`, 'old@invented.example,Ravi,yes,0');
    const before = await subscriptionOf(email);
    expect(before).toMatchObject({ confirmedAt: null, previousState: 'subscribed' });
    const token = signLink(await readLinkKey(to.shop.deps.db), 'confirm', before?.id ?? '');
    const confirmed = await to.shop.visitor().post('/newsletter/confirm', { token });
    expect(confirmed.status).toBe(200);
    await send(head, `${email},Asha,no,0`, 'old@invented.example,Ravi,no,0');
    expect(await subscriptionOf(email)).toMatchObject({
      confirmedAt: expect.any(Date),
      previousState: null,
    });
    expect(await subscriptionOf('old@invented.example')).toBeUndefined();
  });

  const stored = async (table: string) => {
    const { rows } = await to.shop.deps.db.execute(
      sql`select to_jsonb(t)::text as text from ${sql.identifier(table)} t`,
    );
    return JSON.stringify(rows);
  };
  const customers = 'user_email,first_name,user_pass';
  const orders = 'order_id,order_date,order_total,billing_email,billing_address_1';

  it('are erased from reports and keys with their account, and are not imported again', async () => {
    const email = 'gone@invented.example';
    const row = `${email},Gauri,`;
    const order = `77,2025-01-01,10,${email},12 Lane of Gauri`;
    await send(customers, row);
    await send(orders, order);
    const { db, clock } = to.shop.deps;
    const [user] = await db.select().from(users).where(eq(users.email, email));
    if (!user) throw new Error('the customer did not move in');
    expect(await listImportedOf(db, user.id)).toMatchObject([{ name: 'Gauri' }]);
    await transact(db, (tx) =>
      closeAccount(tx, { ...user, emailVerifiedAt: new Date() }, clock.now()),
    );
    const second = await send(customers, row.replace('Gauri', 'Gauri S'));
    expect(second.counts.customer).toEqual({ dropped: 1 });
    await send(orders, order.replace('77', '78'));
    for (const table of ['import_rows', 'import_keys', 'archived_orders'])
      expect([table, (await stored(table)).match(/gone@|Gauri/)]).toEqual([table, null]);
    expect(await db.$count(users, eq(users.email, email))).toBe(0);
  });

  it('leave no password hash in a report, with or without an earlier account', async () => {
    const hash = '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0';
    const row = `hash@invented.example,Hari,${hash}`;
    await send(customers, row);
    expect((await send(customers, row)).counts.customer).toEqual({ unchanged: 1 });
    await send(customers, row.replace('Hari', 'Harish'));
    expect(await stored('import_rows')).not.toContain(hash);
  });

  it('leave no file and no record after the retention period, when the report cannot be checked again', async () => {
    const { id } = await send(customers, 'omi@invented.example,Omi,');
    const { db } = to.shop.deps;
    await db.execute(sql`update imports set changed_at = now() - interval '31 days'`);
    await sweepAccounts(to.shop.deps);
    expect((await stored('import_rows')).match(/Omi/g)).toHaveLength(1);
    expect(await stored('import_chunks')).toBe('[]');
    const check = await to.admin.post(`/admin/imports/${id}/check`, { mapping: {} });
    expect([check.status, check.body.code]).toEqual([409, 'order_state']);
    expect((await to.admin.get(`/admin/imports/${id}`)).body.import.status).toBe('closed');
  });
});
