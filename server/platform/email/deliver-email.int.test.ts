import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueToken } from '../../accounts/issue-token.ts';
import { tokens } from '../../accounts/schema.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { outbox } from '../outbox/schema.ts';
import { deliverEmail } from './deliver-email.ts';
import { EmailRejected, type RenderedEmail } from './mailer.ts';
import { requestEmail } from './request-email.ts';

describe.each(databaseKinds())('mail delivery on %s', (kind) => {
  const sent: RenderedEmail[] = [];
  let rejection: Error | null = null;
  let shop: TestShop;
  beforeAll(async () => {
    const send = async (emailMessage: RenderedEmail) => {
      sent.push(emailMessage);
      if (rejection) throw rejection;
    };
    shop = await createTestShop(kind, {}, { change: (deps) => ({ ...deps, mail: { send } }) });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    sent.length = 0;
    rejection = null;
    await shop.deps.db.delete(outbox);
    await shop.deps.db.delete(tokens);
    // An invitation is sent only while it is valid, not after it was revoked.
    await issueToken(shop.deps.db, { purpose: 'invite', email: 'a@example.in' });
  });
  const rows = () => shop.deps.db.select().from(outbox);
  const makeRunnable = () => shop.deps.db.update(outbox).set({ dueAt: sql`now()` });

  it('sends a message once', async () => {
    await requestEmail(shop.deps.db, { kind: 'invitation', email: 'a@example.in' });
    await Promise.all([deliverEmail(shop.deps), deliverEmail(shop.deps)]);
    await makeRunnable();
    await deliverEmail(shop.deps);
    expect(sent).toMatchObject([
      { to: 'a@example.in', subject: 'Your invitation to run the shop' },
    ]);
  });

  it('tries again after a failure, under the same key', async () => {
    await requestEmail(shop.deps.db, { kind: 'invitation', email: 'a@example.in' });
    rejection = new Error('connection lost');
    await deliverEmail(shop.deps);
    rejection = null;
    await makeRunnable();
    await deliverEmail(shop.deps);
    expect(sent).toHaveLength(2);
    expect(sent[1]!.key).toBe(sent[0]!.key);
    expect((await rows())[0]!.doneAt).not.toBeNull();
  });

  it('drops permanently rejected emails', async () => {
    await requestEmail(shop.deps.db, { kind: 'invitation', email: 'a@example.in' });
    rejection = new EmailRejected('550');
    await deliverEmail(shop.deps);
    await makeRunnable();
    await deliverEmail(shop.deps);
    expect(sent).toHaveLength(1);
  });

  it('queues one confirmation for an order, however often it is requested', async () => {
    for (let n = 0; n < 3; n += 1)
      await requestEmail(shop.deps.db, { kind: 'order-confirmation', orderId: 'ord_unknown' });
    expect(await rows()).toHaveLength(1);
    await deliverEmail(shop.deps);
    expect(sent).toEqual([]);
    expect((await rows())[0]!.doneAt).not.toBeNull();
  });

  it('sends no withdrawn invitation', async () => {
    await shop.deps.db.delete(tokens);
    await requestEmail(shop.deps.db, { kind: 'invitation', email: 'a@example.in' });
    await deliverEmail(shop.deps);
    expect(sent).toEqual([]);
  });
});
