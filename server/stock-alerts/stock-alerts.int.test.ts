import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts, users } from '../accounts/schema.ts';
import { products, productVariants } from '../catalogue/schema.ts';
import { deliverEmail } from '../platform/email/deliver-email.ts';
import type { RenderedEmail } from '../platform/email/mailer.ts';
import { addProduct, addSizes } from '../testing/catalogue.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop, type Visitor } from '../testing/test-shop.ts';
import { notifyOfStock } from './notify-of-stock.ts';
import { deleteAlertRequests, deletePendingAlerts } from './queries.ts';
import { stockAlerts } from './schema.ts';

describe.each(databaseKinds())('back-in-stock alerts on %s', (kind) => {
  let shop: TestShop;
  const sent: RenderedEmail[] = [];
  let n = 0;
  beforeAll(async () => {
    const mailer = { send: async (one: RenderedEmail) => void sent.push(one) };
    shop = await createTestShop(
      kind,
      { TRUST_PROXY: '1' },
      { change: (deps) => ({ ...deps, mail: mailer }) },
    );
    await addProduct(shop.deps, { id: 'ruby', stock: 0, nameHi: 'माणिक्य' });
    await addProduct(shop.deps, { id: 'there', stock: 3 });
    await addProduct(shop.deps, { id: 'uncounted', stock: null });
    await addProduct(shop.deps, { id: 'loose', stock: 0, weightMg: 900 });
    await addProduct(shop.deps, { id: 'draft', stock: 0, draft: true });
    await addSizes(shop.deps, 'band', { s: { price: 100, stock: 0 }, m: { price: 120, stock: 0 } });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    sent.length = 0;
    await shop.deps.db.delete(stockAlerts);
    await stock('ruby', 0);
  });

  const stock = (id: string, quantity: number | null) =>
    shop.deps.db.update(products).set({ stock: quantity }).where(eq(products.id, id));
  const sizes = (quantity: number) =>
    shop.deps.db
      .update(productVariants)
      .set({ stock: quantity })
      .where(eq(productVariants.id, 'band-s'));
  const post = (
    path: string,
    body: object,
    { visitor = shop.visitor() as Visitor, headers = {} } = {},
  ) => visitor.post(path, body, { 'x-forwarded-for': `198.51.100.${++n % 250}`, ...headers });
  const request = (email: string, extra: object = {}, options: object = {}) =>
    post('/stock-alerts', { productId: 'ruby', email, ...extra }, options);
  async function emailsTo(email: string): Promise<RenderedEmail[]> {
    await deliverEmail(shop.deps);
    return sent.filter(({ to }) => to === email);
  }
  const tokenIn = (emailMessage: RenderedEmail | undefined, page: string) =>
    new URL(
      new RegExp(`http\\S+${page}\\?token=\\S+`).exec(emailMessage?.text ?? '')?.[0] ?? '',
    ).searchParams.get('token')!;
  const confirmed = async (email: string, extra: object = {}, options: object = {}) => {
    await request(email, extra, options);
    const sentEmails = await emailsTo(email);
    expect(
      (await post('/stock-alerts/confirm', { token: tokenIn(sentEmails.at(-1), 'confirm') }))
        .status,
    ).toBe(200);
  };

  it('require confirmation, are sent once, and not again for the next restock', async () => {
    const email = 'asha@example.com';
    expect((await request('Asha@example.com')).body).toEqual({ asked: true });
    const [confirmation, ...extra] = await emailsTo(email);
    expect([confirmation?.subject, extra]).toEqual([
      'Shall we tell you when Stone ruby is back?',
      [],
    ]);
    await stock('ruby', 1);
    await notifyOfStock(shop.deps);
    expect(await emailsTo(email)).toHaveLength(1);
    await post('/stock-alerts/confirm', { token: tokenIn(confirmation, 'confirm') });
    await notifyOfStock(shop.deps);
    const [, result, ...rest] = await emailsTo(email);
    expect([result?.subject, rest]).toEqual(['Stone ruby is back', []]);
    expect(result?.text).toContain('/remedies/stone-ruby');
    expect(result?.leaveUrl).toContain('/stock-alerts/leave?token=');
    await stock('ruby', 0);
    await notifyOfStock(shop.deps);
    await stock('ruby', 5);
    await notifyOfStock(shop.deps);
    expect(await emailsTo(email)).toHaveLength(2);
  });

  it('are sent once to each subscriber by any number of concurrent processes', async () => {
    const emails = Array.from({ length: 12 }, (_, at) => `many${at}@example.com`);
    await Promise.all(emails.map((email) => request(email)));
    await shop.deps.db.update(stockAlerts).set({ confirmedAt: sql`now()` });
    await emailsTo('');
    sent.length = 0;
    await stock('ruby', 1);
    await Promise.all(Array.from({ length: 5 }, () => notifyOfStock(shop.deps)));
    await Promise.all([deliverEmail(shop.deps), deliverEmail(shop.deps)]);
    expect(sent.map(({ to }) => to).sort()).toEqual([...emails].sort());
  });

  it('are renewed by a new request, with a new confirmation', async () => {
    const email = 'anew@example.com';
    await confirmed(email);
    await stock('ruby', 1);
    await notifyOfStock(shop.deps);
    await emailsTo(email);
    await stock('ruby', 0);
    await shop.deps.db.delete(attempts).where(like(attempts.key, 'stock-alert:%'));
    await request(email);
    await stock('ruby', 1);
    await notifyOfStock(shop.deps);
    expect((await emailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Shall we tell you when Stone ruby is back?',
      'Stone ruby is back',
      'Shall we tell you when Stone ruby is back?',
    ]);
    await post('/stock-alerts/confirm', { token: tokenIn(sent.at(-1), 'confirm') });
    await notifyOfStock(shop.deps);
    expect((await emailsTo(email)).at(-1)?.subject).toBe('Stone ruby is back');
  });

  it('apply to the selected variant, in the language of the page', async () => {
    const email = 'band@example.com';
    expect((await request(email, { productId: 'band' })).body.code).toBe('variant_needed');
    await confirmed(
      email,
      { productId: 'band', variant: 'BAND-S' },
      { headers: { 'x-locale': 'hi' } },
    );
    await shop.deps.db
      .update(productVariants)
      .set({ stock: 4 })
      .where(eq(productVariants.id, 'band-m'));
    await notifyOfStock(shop.deps);
    expect(await emailsTo(email)).toHaveLength(1);
    await sizes(2);
    await notifyOfStock(shop.deps);
    const result = (await emailsTo(email)).at(-1);
    expect(result?.text).toContain('/remedies/stone-band?variant=BAND-S');
    await sizes(0);
    await shop.deps.db
      .update(productVariants)
      .set({ stock: 0 })
      .where(eq(productVariants.id, 'band-m'));
  });

  it('need no confirmation for the verified address of one’s own account, but for any other', async () => {
    const user = await newMember(shop);
    expect((await request(user.email, {}, { visitor: user })).body).toEqual({ asked: true });
    await shop.deps.db
      .update(users)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(users.id, user.id));
    expect((await request(user.email, {}, { visitor: user })).body).toEqual({ asked: false });
    expect((await request('other@example.com', {}, { visitor: user })).body).toEqual({
      asked: true,
    });
    await stock('ruby', null);
    await notifyOfStock(shop.deps);
    expect((await emailsTo(user.email)).at(-1)?.subject).toBe('Stone ruby is back');
    expect((await emailsTo('other@example.com')).map(({ subject }) => subject)).not.toContain(
      'Stone ruby is back',
    );
  });

  it.each([
    [{ productId: 'there' }, 'alert_needless'],
    [{ productId: 'uncounted' }, 'alert_needless'],
    [{ productId: 'loose' }, 'alert_one_of_a_kind'],
    [{ productId: 'draft' }, 'product_not_found'],
    [{ productId: 'unknown' }, 'product_not_found'],
    [{ productId: 'band', variant: 'BAND-XL' }, 'product_not_found'],
  ])('reject %j with %s', async (extra, code) => {
    expect((await request('x@example.com', extra)).body.code).toBe(code);
    expect(await shop.deps.db.$count(stockAlerts)).toBe(0);
  });

  it('reject an invalid address, at its field', async () => {
    const { status, body } = await request('not an address');
    expect([status, Object.keys(body.fields)]).toEqual([400, ['email']]);
  });

  it('are all cancelled for an address by the link of any message, also by an email client’s one-click unsubscribe', async () => {
    const email = 'leaver@example.com';
    await confirmed(email);
    await request(email, { productId: 'band', variant: 'BAND-S' });
    await stock('ruby', 1);
    await notifyOfStock(shop.deps);
    const result = (await emailsTo(email)).find(({ subject }) => subject === 'Stone ruby is back');
    const token = tokenIn(result, 'leave');
    for (const invalid of [`${token}x`, tokenIn((await emailsTo(email))[0], 'confirm'), 'x'])
      expect((await post('/stock-alerts/leave', { token: invalid })).body.code).toBe(
        'token_invalid',
      );
    const { pathname, search } = new URL(result!.leaveUrl!);
    const reply = await shop.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(reply.statusCode).toBe(200);
    expect(await shop.deps.db.$count(stockAlerts, eq(stockAlerts.email, email))).toBe(0);
    expect((await post('/stock-alerts/leave', { token })).status).toBe(200);
    await sizes(1);
    await notifyOfStock(shop.deps);
    expect((await emailsTo(email)).map(({ text }) => text).join()).not.toContain('BAND-S&');
    await sizes(0);
  });

  it('send nothing to a user who unsubscribes between the restock and the message', async () => {
    const email = 'quick@example.com';
    await confirmed(email);
    await stock('ruby', 1);
    await notifyOfStock(shop.deps);
    await shop.deps.db.delete(stockAlerts).where(eq(stockAlerts.email, email));
    expect(await emailsTo(email)).toHaveLength(1);
  });

  it('cannot flood a mailbox, and do not reveal subscribers', async () => {
    const email = 'victim@example.com';
    const results = await Promise.all(Array.from({ length: 8 }, () => request(email)));
    expect(results.map(({ body }) => body)).toEqual(Array(8).fill({ asked: true }));
    expect(await emailsTo(email)).toHaveLength(1);
    const from = { headers: { 'x-forwarded-for': '192.0.2.77' } };
    for (let at = 0; at < 20; at += 1) await request(`flood${at}@example.com`, {}, from);
    const { status, body } = await request('one-more@example.com', {}, from);
    expect([status, body.code, body.retryAfter > 0]).toEqual([429, 'too_many_attempts', true]);
  });

  it('are in the data export of a verified address, and deleted in time', async () => {
    const user = await newMember(shop);
    await request(user.email, {}, { visitor: user });
    expect((await user.get('/users/export')).body.stockAlerts).toEqual([]);
    await shop.deps.db
      .update(users)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(users.id, user.id));
    expect((await user.get('/users/export')).body.stockAlerts).toMatchObject([
      { email: user.email, productId: 'ruby' },
    ]);
    const days = (count: number) => sql`now() - make_interval(days => ${count}::int)`;
    const row = (id: string, extra: object) => ({
      id,
      email: `${id}@x.in`,
      productId: 'ruby',
      variantId: 'ruby',
      ...extra,
    });
    await shop.deps.db
      .insert(stockAlerts)
      .values([
        row('unsaid', { createdAt: days(31) }),
        row('told', { confirmedAt: days(90), createdAt: days(90), notifiedAt: days(31) }),
        row('told-now', { confirmedAt: days(90), createdAt: days(90), notifiedAt: days(29) }),
        row('waits', { confirmedAt: days(90), createdAt: days(90) }),
        row('waits-long', { confirmedAt: days(366), createdAt: days(366) }),
      ]);
    await deleteAlertRequests(shop.deps.db, 30);
    await deletePendingAlerts(shop.deps.db, 365);
    const left = await shop.deps.db
      .select({ id: stockAlerts.id })
      .from(stockAlerts)
      .where(like(stockAlerts.email, '%x.in'));
    expect(left.map(({ id }) => id).sort()).toEqual(['told-now', 'waits']);
  });
});
