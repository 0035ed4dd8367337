import { bookingDates } from '@jyotiratna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../catalogue/schema.ts';
import { refundPayments } from '../payments/refund-payment.ts';
import { deliverEmail } from '../platform/email/deliver-email.ts';
import { createMemoryMailer } from '../platform/email/memory-mailer.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import type { Visitor } from '../testing/test-shop.ts';

const hindi = { 'x-locale': 'hi' };
const password = 'quiet marigold 41';

describe.each(databaseKinds())('the language of emails and errors on %s', (kind) => {
  let shop: CheckoutShop;
  const mailer = createMemoryMailer();
  let count = 0;
  beforeAll(async () => {
    shop = await createCheckoutShop(
      kind,
      { TRUST_PROXY: '1', PUBLIC_URL: 'http://localhost:3000' },
      { change: (deps) => ({ ...deps, mail: mailer }) },
    );
    await addProduct(shop.deps, { id: 'ring', name: 'Pearl Ring', price: 1000, stock: 50 });
    await shop.deps.db.update(products).set({ nameHi: 'मोती की अँगूठी' });
    await addProduct(shop.deps, { id: 'plain', name: 'Plain Stone', price: 500, stock: 50 });
  });
  afterAll(() => shop.close());

  const newEmail = () => `reader${++count}@example.in`;
  const network = () => ({ 'x-forwarded-for': `203.0.113.${++count}` });
  /** Emails sent to an address, in order of creation. */
  async function emailsTo(email: string) {
    await deliverEmail(shop.deps);
    return mailer.sent.filter(({ to }) => to === email);
  }
  const tokenIn = (text = '') =>
    new URL(/http\S+token=\S+/.exec(text)?.[0] ?? '').searchParams.get('token');

  async function buy(
    email: string,
    headers: Record<string, string>,
    visitor = shop.visitor(),
  ): Promise<string> {
    const items = [
      { productId: 'ring', quantity: 1 },
      { productId: 'plain', quantity: 1 },
    ];
    const order = await startOrder(visitor, 1500, items, { email }, { ...headers, ...network() });
    expect(order.reply.status).toBe(200);
    await visitor.post('/payments/verify', await shop.pay(order.gatewayOrderId));
    return order.orderId;
  }

  async function registered(
    headers: Record<string, string>,
  ): Promise<{ visitor: Visitor; email: string }> {
    const visitor = shop.visitor();
    const email = newEmail();
    const body = { email, password, name: 'Asha' };
    expect((await visitor.post('/user/register', body, { ...headers, ...network() })).status).toBe(
      200,
    );
    return { visitor, email };
  }

  it('follows an order from its Hindi page to the last email about it', async () => {
    const email = newEmail();
    const id = await buy(email, hindi);
    const admin = await newMember(shop, 'admin');
    await admin.post(`/admin/orders/${id}/ship`, { carrier: 'India Post', trackingNumber: 'EE1' });
    await admin.post(`/admin/orders/${id}/refund`, {
      key: `dented-${id}`,
      lines: [{ item: 0, quantity: 0, amount: 100 }],
    });
    await refundPayments(shop.deps);
    await shop.deliverWebhooks();
    const emails = await emailsTo(email);
    expect(emails.length).toBeGreaterThanOrEqual(3);
    for (const { subject, html, text } of emails) {
      expect(subject).toMatch(/\p{Script=Devanagari}/u);
      expect(html).toContain('<html lang="hi-IN">');
      expect(text).toContain(`http://localhost:3000/hi/order/${id}`);
      expect(text).not.toContain('Pearl Ring');
    }
    // The confirmation and the dispatch email list the order's lines, the refund's email the
    // refunded line; a remedy without a Hindi translation has its English name.
    const naming = (name: string) => emails.filter(({ text }) => text.includes(name));
    expect(naming('मोती की अँगूठी')).toHaveLength(3);
    expect(naming('Plain Stone')).toHaveLength(2);
  });

  it('names remedies in Hindi in an error on a Hindi page, and in an order by their name at purchase', async () => {
    const user = await newMember(shop);
    await user.post('/cart/add', { productId: 'ring', quantity: 2 });
    const body = { amount: 1000, currency: 'INR', items: [{ productId: 'ring', quantity: 1 }] };
    const mismatch = await user.post('/payments/create-order', body, hindi);
    expect(mismatch.body).toMatchObject({
      code: 'cart_mismatch',
      differences: [{ name: 'मोती की अँगूठी' }],
    });
    expect(mismatch.body.message).toContain('मोती की अँगूठी: 2 in your cart, 1 here.');
    const guest = shop.visitor();
    const items = [{ productId: 'ring', quantity: 90 }];
    const refusals = [
      await user.post('/cart/add', { productId: 'ring', quantity: 90 }, hindi),
      await guest.post('/cart/quote', { items }, hindi),
      await user.post('/cart/merge', { items }, hindi),
      (await startOrder(guest, 90_000, items, {}, hindi)).reply,
    ];
    for (const { body } of refusals)
      expect(JSON.stringify(body)).toMatch(/Only \d+ of मोती की अँगूठी/);

    const id = await buy(newEmail(), {}, guest);
    const { order } = (await guest.get(`/payments/orders/${id}`)).body;
    expect(order.items).toMatchObject([
      { name: 'Pearl Ring', nameHi: 'मोती की अँगूठी' },
      { name: 'Plain Stone' },
    ]);
    expect(order.items[1]).not.toHaveProperty('nameHi');
  });

  it('is English for a client without a locale, or with an unsupported one', async () => {
    for (const headers of [{}, { 'x-locale': 'ta' }, { 'accept-language': 'hi-IN' }]) {
      const email = newEmail();
      const id = await buy(email, headers as Record<string, string>);
      const [message] = await emailsTo(email);
      expect(message!.html).toContain('<html lang="en-IN">');
      expect(message!.text).toContain('Pearl Ring');
      expect(message!.text).toContain(`http://localhost:3000/order/${id}`);
    }
  });

  it('applies to a session with its healer, with Hindi labels for day, time and name', async () => {
    const email = newEmail();
    const date = bookingDates(Date.now())[2]!;
    const request = {
      healerId: 'sample-healer-2',
      mode: 'phone',
      date,
      time: '18:30',
      name: 'Asha',
      phone: '9829000000',
    };
    const visitor = shop.visitor();
    const { status, body } = await visitor.post(
      '/bookings',
      { ...request, email },
      { ...hindi, ...network() },
    );
    expect(status).toBe(200);
    await visitor.post(`/bookings/${body.booking.id}/cancel`, {}, { ...hindi, ...network() });
    const emails = await emailsTo(email);
    expect(emails.length).toBeGreaterThan(0);
    for (const { subject, text } of emails) {
      expect(subject).toContain('सरोजिनी म.');
      expect(text).toContain('शाम 6:30 IST');
      expect(text).not.toMatch(/Sarojini|pm IST/);
    }
  });

  it('is saved with an account, which returns it and can change it', async () => {
    const { visitor, email } = await registered(hindi);
    expect((await emailsTo(email))[0]!.text).toContain(
      'http://localhost:3000/hi/user/verify-email?token=',
    );
    expect((await visitor.get('/user/checkToken')).body.user.locale).toBe('hi');
    // An order placed on an English page is in English; the account's language is unchanged.
    await visitor.put('/users/profile', { locale: 'en' });
    const { user } = (await visitor.get('/user/checkToken')).body;
    expect([user.locale, user.name]).toEqual(['en', 'Asha']);
    const invalid = await visitor.put('/users/profile', { locale: 'ta' });
    expect([invalid.status, invalid.body.fields]).toEqual([
      400,
      { locale: 'Please choose en or hi.' },
    ]);
    expect((await visitor.get('/users/export')).body.account.locale).toBe('en');
  });

  it('of a password reset link is that of the requesting page, or else the account’s', async () => {
    const { email } = await registered(hindi);
    const submit = async (headers: Record<string, string>) => {
      await shop.visitor().post('/user/password/forgot', { email }, { ...headers, ...network() });
      const emails = await emailsTo(email);
      return emails
        .map(({ text }) => /localhost:3000(.*reset-password)/.exec(text)?.[1])
        .filter(Boolean);
    };
    expect(await submit({})).toEqual(['/hi/user/reset-password']);
    expect(await submit({ 'x-locale': 'en' })).toEqual([
      '/hi/user/reset-password',
      '/user/reset-password',
    ]);
  });

  it('of the newsletter is that of the form, also for unsubscribing', async () => {
    const email = newEmail();
    await shop.visitor().post('/newsletter', { email }, { ...hindi, ...network() });
    const [confirmation] = await emailsTo(email);
    expect(confirmation!.text).toContain('http://localhost:3000/hi/newsletter/confirm?token=');
    await shop.visitor().post('/newsletter/confirm', { token: tokenIn(confirmation!.text) });
    const [, welcome] = await emailsTo(email);
    expect(welcome!.leaveUrl).toContain('http://localhost:3000/hi/newsletter/unsubscribe?token=');
    const { pathname, search } = new URL(welcome!.leaveUrl!);
    const reply = await shop.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example',
      },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(reply.statusCode).toBe(200);
  });
});
