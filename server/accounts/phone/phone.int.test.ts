import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../platform/database/transact.ts';
import { outbox } from '../../platform/outbox/schema.ts';
import { orders } from '../../reservations/schema.ts';
import { newMember } from '../../testing/members.ts';
import { addOrder } from '../../testing/orders.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import type { Visitor } from '../../testing/test-shop.ts';
import { createTextShop, type TextShop } from '../../testing/text-shop.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';
import { phoneCodes } from '../credentials-schema.ts';
import { insertPasskey } from '../passkeys/passkey-queries.ts';
import { hashPassword } from '../password-hash.ts';
import { users } from '../schema.ts';
import { setPhone } from './code-queries.ts';

describe.each(databaseKinds())('sign-in by phone on %s', (kind) => {
  let shop: TextShop;
  let count = 0;
  beforeAll(async () => {
    // Login codes do not count towards a customer's message limit.
    shop = await createTextShop(kind, { TRUST_PROXY: '1', TEXT_CAP_CUSTOMER: '0' });
  });
  afterAll(() => shop.close());

  const newNumber = () => `98291${String(++count).padStart(5, '0')}`;
  /** Each request has its own IP address, so that only the test of the rate limit reaches it. */
  const from = () => ({ 'x-forwarded-for': `203.0.113.${++count % 250}` });
  const request = (phone: string, visitor = shop.visitor(), headers = from()) =>
    visitor.post('/user/phone-code', { phone }, headers);
  const logIn = (
    phone: string,
    code: string,
    visitor: Visitor = shop.visitor(),
    headers = from(),
  ) => visitor.post('/user/phone-login', { phone, code }, headers);

  /** The code in the latest message to a phone. */
  async function codeAt(phone: string): Promise<string> {
    await shop.deliver();
    const messages = (await shop.textProvider.messages()).filter(({ to }) => to.endsWith(phone));
    return /\d{6}/.exec(messages.at(-1)?.content ?? '')?.[0] ?? '';
  }
  async function enter(phone: string, visitor = shop.visitor()) {
    await request(phone, visitor);
    return { visitor, reply: await logIn(phone, await codeAt(phone), visitor) };
  }

  it('creates an account for a new number and finds it later, without displaying or mailing a mailbox', async () => {
    const phone = newNumber();
    const typed = `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
    const visitor = shop.visitor();
    await request(typed, visitor);
    const reply = await logIn(typed, await codeAt(phone), visitor);
    expect(reply).toMatchObject({
      status: 200,
      body: { user: { role: 'user', email: '', name: `+91${phone}` } },
    });
    const latest = await enter(phone);
    expect(latest.reply.body.user.id).toBe(reply.body.user.id);
    expect((await visitor.get('/users/phone')).body).toEqual({
      phone: `+91${phone}`,
      messages: false,
    });
    expect((await request('0141 400 0000')).body.fields).toHaveProperty('phone');
  });

  it('accepts a code only once, also by concurrent processes', async () => {
    const phone = newNumber();
    await request(phone);
    const code = await codeAt(phone);
    const results = await Promise.all(Array.from({ length: 4 }, () => logIn(phone, code)));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await logIn(phone, code)).body.code).toBe('phone_code_wrong');
    expect(await shop.deps.db.$count(users, eq(users.phone, `+91${phone}`))).toBe(1);
  });

  it('invalidates a code after five wrong attempts, also concurrent ones, and after five minutes', async () => {
    const { db } = shop.deps;
    const phone = newNumber();
    await request(phone);
    const code = await codeAt(phone);
    const wrong = code === '000000' ? '000001' : '000000';
    const guesses = await Promise.all(Array.from({ length: 8 }, () => logIn(phone, wrong)));
    expect(guesses.every(({ status }) => status === 401)).toBe(true);
    expect((await logIn(phone, code)).body.code).toBe('phone_code_wrong');
    await request(phone);
    const second = await codeAt(phone);
    await db.update(phoneCodes).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await logIn(phone, second)).status).toBe(401);
    await request(phone);
    expect((await logIn(phone, await codeAt(phone))).status).toBe(200);
  });

  it('is not locked by a stranger: the code stays valid, and another network gets it again', async () => {
    const phone = newNumber();
    await request(phone);
    const code = await codeAt(phone);
    const stranger = from();
    for (let at = 0; at < 5; at += 1) await request(phone, shop.visitor(), stranger);
    const before = (await shop.sentTo(`+91${phone}`)).length;
    expect((await request(phone)).status).toBe(200);
    expect(await codeAt(phone)).toBe(code);
    expect(await shop.sentTo(`+91${phone}`)).toHaveLength(before + 4);
    expect((await logIn(phone, code)).status).toBe(200);
  });

  it('responds alike for known, unknown and other accounts’ numbers, and for codes never requested', async () => {
    const known = newNumber();
    await enter(known);
    const results = await Promise.all([request(known), request(newNumber())]);
    for (const { status, body } of results)
      expect([status, body]).toEqual([200, { success: true }]);
    const guesses = await Promise.all([logIn(known, '000000'), logIn(newNumber(), '000000')]);
    expect(new Set(guesses.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
  });

  it('adds a number to an account with its password and a code, and merges the number’s own account', async () => {
    const { db } = shop.deps;
    const phone = newNumber();
    const { reply } = await enter(phone);
    const orderId = `ord_of_${phone}`;
    await addOrder(shop.deps, { id: orderId, userId: reply.body.user.id });
    const member = await newMember(shop);
    await db
      .update(users)
      .set({ passwordHash: await hashPassword('quiet marigold 41') })
      .where(eq(users.id, member.id));
    const requestOwn = (password?: string) =>
      member.post('/users/phone/code', { phone, ...(password && { password }) }, from());
    expect((await requestOwn()).body.fields).toHaveProperty('password');
    expect((await requestOwn('quiet marigold 41')).status).toBe(200);
    const code = await codeAt(phone);
    // A code for adding a number is not valid for a login.
    expect((await logIn(phone, code)).status).toBe(401);
    const added = await member.post('/users/phone', { phone, code, messages: true }, from());
    expect(added.body).toEqual({ phone: `+91${phone}`, messages: true });
    expect(await db.select().from(orders).where(eq(orders.id, orderId))).toMatchObject([
      { userId: member.id },
    ]);
    expect(await db.$count(users, eq(users.phone, `+91${phone}`))).toBe(1);
    expect(await db.$count(outbox, sql`${outbox.key} like 'phone-changed:%'`)).toBeGreaterThan(0);
  });

  it.runIf(kind === 'postgres')(
    'adds no number that another account is given at the same moment',
    async () => {
      const { db } = shop.deps;
      const phone = newNumber();
      const [member, other] = [await newMember(shop), await newMember(shop)];
      await member.post('/users/phone/code', { phone }, from());
      const code = await codeAt(phone);
      const { added } = await transact(db, async (tx) => {
        await setPhone(tx, other.id, `+91${phone}`);
        const body = { phone, code, messages: false };
        const added = member.post('/users/phone', body, from()).then((response) => response);
        await untilBlocked(db, added);
        return { added };
      });
      expect(await added).toMatchObject({ status: 409, body: { code: 'phone_taken' } });
    },
  );

  it('does not move a number from an account with another login, nor remove its only login', async () => {
    const { db } = shop.deps;
    const phone = newNumber();
    const { visitor, reply } = await enter(phone);
    expect((await visitor.delete('/users/phone', {})).body.code).toBe('phone_needed');
    const key = { name: 'A device', publicKey: 'AAAA', counter: 0, transports: [], backedUp: true };
    await insertPasskey(db, { ...key, id: `key-${count}`, userId: reply.body.user.id });
    const member = await newMember(shop);
    await member.post('/users/phone/code', { phone }, from());
    const conflict = await member.post(
      '/users/phone',
      { phone, code: await codeAt(phone), messages: false },
      from(),
    );
    expect(conflict.body.code).toBe('phone_taken');
    expect((await visitor.get('/user/checkToken')).status).toBe(200);
    expect((await visitor.delete('/users/phone', {})).body).toEqual({
      phone: null,
      messages: false,
    });
  });

  it('does not remove the last passkey of an account without number and email', async () => {
    const { db } = shop.deps;
    const { visitor, reply } = await enter(newNumber());
    const key = { name: 'A device', publicKey: 'AAAA', counter: 0, transports: [], backedUp: true };
    for (const id of ['first-key', 'last-key'])
      await insertPasskey(db, { ...key, id, userId: reply.body.user.id });
    expect((await visitor.delete('/users/phone', {})).status).toBe(200);
    const removals = await Promise.all(
      ['first-key', 'last-key'].map((id) => visitor.delete(`/user/passkeys/${id}`, {})),
    );
    expect(removals.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(removals.find(({ status }) => status === 409)?.body.code).toBe('passkey_needed');
    await db
      .update(users)
      .set({ email: 'asha@example.in' })
      .where(eq(users.id, reply.body.user.id));
    const [left] = (await visitor.get('/user/passkeys')).body.passkeys;
    expect((await visitor.delete(`/user/passkeys/${left.id}`, {})).body.passkeys).toEqual([]);
  });

  it('limits codes by number and network, also for concurrent requests', async () => {
    const phone = newNumber();
    const at = from();
    const flood = await Promise.all(
      Array.from({ length: 8 }, () => request(phone, shop.visitor(), at)),
    );
    expect(flood.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(flood.find(({ status }) => status === 429)?.body.retryAfter).toBeGreaterThan(0);
    const rest = await Promise.all(Array.from({ length: 24 }, () => request(phone)));
    expect(rest.filter(({ status }) => status === 200)).toHaveLength(21);
    expect(await shop.deps.db.$count(phoneCodes, eq(phoneCodes.phone, `+91${phone}`))).toBe(1);
  });

  it('limits codes by network', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const many: number[] = [];
    for (let nth = 0; nth < 42; nth += 1)
      many.push((await request(newNumber(), shop.visitor(), headers)).status);
    expect(many.filter((status) => status === 200)).toHaveLength(40);
  });
});
