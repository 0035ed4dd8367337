import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscribers } from '../../newsletter/schema.ts';
import { readLinkKey, signLink } from '../../platform/email/link-token.ts';
import { type ArchiveShop, moveIn, openForArchive } from '../../testing/archives-at-shop.ts';
import { databaseKinds } from '../../testing/test-database.ts';

describe.each(databaseKinds())('customers who move in on %s', (kind) => {
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

  it('keep a subscription confirmed here when the old shop ends its own, which goes alone', async () => {
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
});
