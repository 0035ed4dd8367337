import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts, consents } from '../accounts/schema.ts';
import { deliverEmail } from '../platform/email/deliver-email.ts';
import type { RenderedEmail } from '../platform/email/mailer.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type Reply, type TestShop } from '../testing/test-shop.ts';
import { subscribers } from './schema.ts';

describe.each(databaseKinds())('the newsletter on %s', (kind) => {
  let shop: TestShop;
  const sent: RenderedEmail[] = [];
  let networks = 0;
  beforeAll(async () => {
    const mailer = { send: async (one: RenderedEmail) => void sent.push(one) };
    shop = await createTestShop(
      kind,
      { TRUST_PROXY: '1' },
      { change: (deps) => ({ ...deps, mail: mailer }) },
    );
  });
  afterAll(() => shop.close());

  const post = (path: string, body: object) =>
    shop.visitor().post(path, body, { 'x-forwarded-for': `203.0.113.${++networks}` });

  /** Emails sent to an address, oldest first. */
  async function emailsTo(email: string): Promise<RenderedEmail[]> {
    await deliverEmail(shop.deps);
    return sent.filter(({ to }) => to === email);
  }
  const tokenIn = (emailMessage: RenderedEmail | undefined) =>
    new URL(/http\S+token=\S+/.exec(emailMessage?.text ?? '')?.[0] ?? '').searchParams.get(
      'token',
    ) ?? '';
  const onTheList = async (email: string) => {
    const rows = await shop.deps.db.select().from(subscribers);
    return rows.some((row) => row.email === email && row.confirmedAt !== null);
  };

  it('requires confirmation, adds confirmed subscribers, and removes unsubscribed ones', async () => {
    const email = 'asha@example.com';
    expect((await post('/newsletter', { email: 'Asha@example.com' })).body).toEqual({
      success: true,
    });
    const [confirmation] = await emailsTo(email);
    expect(await onTheList(email)).toBe(false);

    expect((await post('/newsletter/confirm', { token: tokenIn(confirmation) })).body).toEqual({
      success: true,
    });
    expect(await onTheList(email)).toBe(true);
    const [, welcome] = await emailsTo(email);
    expect((await shop.deps.db.select().from(consents)).map((row) => row.email)).toEqual([email]);

    expect((await post('/newsletter/unsubscribe', { token: tokenIn(welcome) })).status).toBe(200);
    expect(await onTheList(email)).toBe(false);
    expect(await shop.deps.db.select().from(consents)).toEqual([]);
  });

  it('performs each step once, however often a link is opened', async () => {
    const email = 'twice@example.com';
    await post('/newsletter', { email });
    const [confirmation] = await emailsTo(email);
    const presses = [1, 2, 3].map(() =>
      post('/newsletter/confirm', { token: tokenIn(confirmation) }),
    );
    expect((await Promise.all(presses)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const emails = await emailsTo(email);
    expect(emails).toHaveLength(2);
    const leave = { token: tokenIn(emails[1]) };
    expect((await post('/newsletter/unsubscribe', leave)).status).toBe(200);
    expect((await post('/newsletter/unsubscribe', leave)).status).toBe(200);
    expect((await post('/newsletter/confirm', { token: tokenIn(confirmation) })).body.code).toBe(
      'token_invalid',
    );
  });

  it('responds identically for any address, and sends no second welcome to a subscriber', async () => {
    const email = 'member@example.com';
    await post('/newsletter', { email });
    await post('/newsletter/confirm', { token: tokenIn((await emailsTo(email))[0]) });
    const before = (await emailsTo(email)).length;
    expect((await post('/newsletter', { email })).body).toEqual({ success: true });
    expect(await emailsTo(email)).toHaveLength(before);
  });

  it('sends at most three confirmation requests a day to one mailbox, regardless of +tags', async () => {
    const emails = ['flooded@example.com', 'flooded+1@example.com', 'Flooded+2@example.com'];
    for (const email of [...emails, ...emails]) {
      await post('/newsletter', { email });
      await shop.deps.db.delete(attempts).where(like(attempts.key, 'newsletter:just-asked:%'));
    }
    await deliverEmail(shop.deps);
    expect(sent.filter(({ to }) => to.startsWith('flooded'))).toHaveLength(3);
  });

  it('sends one confirmation request for repeated submissions', async () => {
    const email = 'impatient@example.com';
    await Promise.all([1, 2, 3, 4].map(() => post('/newsletter', { email })));
    await post('/newsletter', { email });
    expect(await emailsTo(email)).toHaveLength(1);
  });

  it('changes nothing on a link that is invalid, or created for the other step', async () => {
    const email = 'careful@example.com';
    await post('/newsletter', { email });
    const token = tokenIn((await emailsTo(email))[0]);
    for (const [path, invalid] of [
      ['/newsletter/unsubscribe', token],
      ['/newsletter/confirm', `${token}x`],
    ] as const) {
      expect((await post(path, { token: invalid })).body.code).toBe('token_invalid');
    }
    expect(await onTheList(email)).toBe(false);
  });

  describe('one-click unsubscribe from an email client', () => {
    /**
     * A one-click unsubscribe request of an email provider's server: a form from another site,
     * without cookies.
     */
    const press = (
      url: string,
      body = 'List-Unsubscribe=One-Click',
      type = 'application/x-www-form-urlencoded',
    ) =>
      shop.app.inject({
        method: 'POST',
        url: new URL(url).pathname + new URL(url).search,
        headers: { 'content-type': type, origin: 'https://mail.example' },
        payload: body,
      });

    async function join(email: string): Promise<string> {
      await post('/newsletter', { email });
      await post('/newsletter/confirm', { token: tokenIn((await emailsTo(email))[0]) });
      return (await emailsTo(email))[1]?.leaveUrl ?? '';
    }

    it.each([
      ['a form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
      [
        'a form in parts',
        '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
        'multipart/form-data; boundary=b',
      ],
    ])('sent as %s', async (name, body, type) => {
      const email = `${name.replaceAll(' ', '-')}@example.com`;
      const url = await join(email);
      expect(await onTheList(email)).toBe(true);
      expect((await press(url, body, type)).statusCode).toBe(200);
      expect(await onTheList(email)).toBe(false);
      expect((await press(url, body, type)).statusCode).toBe(200);
    });

    it('also works before the confirmation', async () => {
      const email = 'never-asked@example.com';
      await post('/newsletter', { email });
      const [confirmation] = await emailsTo(email);
      expect((await press(confirmation?.leaveUrl ?? '')).statusCode).toBe(200);
      expect((await post('/newsletter/confirm', { token: tokenIn(confirmation) })).body.code).toBe(
        'token_invalid',
      );
    });

    it('rejects an invalid address', async () => {
      const email = 'stays@example.com';
      const url = await join(email);
      const reply = await press(`${url}x`);
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'token_invalid']);
      expect(await onTheList(email)).toBe(true);
    });
  });

  it('lists confirmed subscribers to administrators, and counts unconfirmed ones', async () => {
    const admin = await newMember(shop, 'admin');
    await post('/newsletter', { email: 'undecided@example.com' });
    const {
      subscribers: list,
      confirmed,
      unconfirmed,
    } = (await admin.get('/admin/newsletter')).body;
    expect(list.map(({ email }: { email: string }) => email)).toContain('member@example.com');
    expect(JSON.stringify(list)).not.toContain('undecided');
    expect(list).toHaveLength(confirmed);
    expect(unconfirmed).toBeGreaterThan(0);
  });

  it('walks through the list page by page, each subscriber once', async () => {
    const admin = await newMember(shop, 'admin');
    const rows = Array.from({ length: 5 }, (_, n) => ({
      id: `sub_${n}`,
      email: `page${n}@example.com`,
    }));
    await shop.deps.db
      .insert(subscribers)
      .values(rows.map((row) => ({ ...row, confirmedAt: new Date() })));
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Reply['body'] = (
        await admin.get(`/admin/newsletter?limit=2${cursor && `&cursor=${cursor}`}`)
      ).body;
      seen.push(...page.subscribers.map(({ _id }: { _id: string }) => _id));
      cursor = page.nextCursor;
    }
    const { confirmed } = (await admin.get('/admin/newsletter')).body;
    expect([seen.length, new Set(seen).size]).toEqual([confirmed, confirmed]);
  });

  it('exports confirmed subscribers, safe for spreadsheets, and logs the administrator', async () => {
    const admin = await newMember(shop, 'admin');
    const trick = '=hyperlink@example.com';
    await shop.deps.db
      .insert(subscribers)
      .values({ id: 'sub_trick', email: trick, confirmedAt: new Date() });
    const reply = await admin.get('/admin/newsletter/export.csv');
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = String(reply.body).trim().split('\r\n');
    expect(lines[0]).toMatch(/email,since,state$/);
    expect(lines.some((line) => line.startsWith(`'${trick},`))).toBe(true);
    expect(reply.body).not.toContain('undecided');
    const { entries } = (await admin.get('/admin/audit?action=newsletter.')).body;
    expect(entries).toMatchObject([
      { actor: admin.email, difference: { addresses: lines.length - 1 } },
    ]);
  });

  it('rejects an invalid address', async () => {
    expect((await post('/newsletter', { email: 'asha' })).body.fields).toEqual({
      email: 'Please provide a valid email.',
    });
  });
});
