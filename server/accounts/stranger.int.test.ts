import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consultations } from '../consultations/schema.ts';
import { giftCards } from '../gift-cards/schema.ts';
import { bookings } from '../healers/schema.ts';
import { closedAccount, customerAccount } from '../ledger/accounts.ts';
import { ledgerEntries, topUps } from '../ledger/schema.ts';
import { deliverEmail } from '../platform/email/deliver-email.ts';
import { createMemoryMailer } from '../platform/email/memory-mailer.ts';
import { hashToken } from '../platform/secrets/token.ts';
import { orders } from '../reservations/schema.ts';
import { prepay, testHealer } from '../testing/consultations.ts';
import { addOrder } from '../testing/orders.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop, type Visitor } from '../testing/test-shop.ts';
import { phoneCodes } from './credentials-schema.ts';
import { codeOf } from './phone/code-of.ts';
import { identities, users } from './schema.ts';

const password = 'quiet marigold 41';
const address = {
  fullName: 'Meera Iyer',
  addressLine: '4 Johari Bazaar',
  apartment: '',
  city: 'Jaipur',
  state: 'Rajasthan' as const,
  pincode: '302003',
  phone: '9829000000',
};

describe.each(databaseKinds())(
  'an account registered by a stranger with another person’s address on %s',
  (kind) => {
    const mailer = createMemoryMailer();
    let shop: TestShop;
    beforeAll(async () => {
      shop = await createTestShop(
        kind,
        { TRUST_PROXY: '1' },
        { change: (deps) => ({ ...deps, mail: mailer }) },
      );
    });
    afterAll(() => shop.close());

    let count = 0;
    const from = () => ({ 'x-forwarded-for': `203.0.113.${++count % 250}` });

    /**
     * Registers an email address that a stranger used for a guest order; the stranger receives the
     * verification link.
     */
    async function hijacked() {
      const email = `s${++count}@example.in`;
      const order = `ord_${hashToken(email).slice(0, 26)}`;
      await addOrder(shop.deps, { id: order, email, address });
      const attacker = shop.visitor();
      const { body } = await attacker.post(
        '/user/register',
        { email, password, name: 'Meera' },
        from(),
      );
      return {
        attacker,
        email,
        order,
        id: body.user.id as string,
        token: await secretFor(email, '/user/verify-email'),
      };
    }
    async function secretFor(email: string, path: string): Promise<string> {
      await deliverEmail(shop.deps);
      const message = mailer.sent.findLast(({ to, text }) => to === email && text.includes(path));
      return (
        new URL(/http:\S+token=\S+/.exec(message?.text ?? '')?.[0] ?? 'x:').searchParams.get(
          'token',
        ) ?? ''
      );
    }
    const follow = (visitor: Visitor, token: string, typed?: string) =>
      visitor.post('/user/verify-email', { token, ...(typed && { password: typed }) }, from());
    const verifiedAt = async (id: string) =>
      (await shop.deps.db.select().from(users).where(sql`id = ${id}`))[0]?.emailVerifiedAt ?? null;
    const ownerOf = async (order: string) =>
      (await shop.deps.db.select().from(orders).where(sql`id = ${order}`))[0]!.userId;
    /** The attacker's phone number on the account, and a pending login code for it. */
    async function addPhone(id: string) {
      const phone = `+9198292${String(++count).padStart(5, '0')}`;
      await shop.deps.db.update(users).set({ phone }).where(eq(users.id, id));
      await addCode(phone);
      return phone;
    }
    async function addCode(phone: string) {
      const id = `code_${++count}`;
      const expiresAt = new Date(Date.now() + 300_000);
      await shop.deps.db.insert(phoneCodes).values({ id, phone, locale: 'en', expiresAt });
      return codeOf(shop.deps, id);
    }
    /** The id of the account that a login code for this number opens. */
    async function openedBy(phone: string): Promise<string> {
      expect(await shop.deps.db.$count(phoneCodes, eq(phoneCodes.phone, phone))).toBe(0);
      const body = { phone, code: await addCode(phone) };
      return (await shop.visitor().post('/user/phone-login', body, from())).body.user.id;
    }
    const alive = async (visitor: Visitor) =>
      (await visitor.get('/user/checkToken')).status === 200;

    it('reveals nothing when the owner of the address follows the link, and loses its sessions', async () => {
      const { attacker, order, id, token } = await hijacked();
      const reply = await follow(shop.visitor(), token);
      expect(reply).toMatchObject({ status: 401, body: { code: 'password_needed' } });
      expect(await alive(attacker)).toBe(false);
      expect([await ownerOf(order), await verifiedAt(id)]).toEqual([null, null]);
    });

    it('is not verified by a stranger with a login to an account of their own', async () => {
      const { attacker, order, token } = await hijacked();
      const otherUser = shop.visitor();
      await otherUser.post(
        '/user/register',
        { email: `own${++count}@example.in`, password, name: 'Meera' },
        from(),
      );
      expect((await follow(otherUser, token)).body.code).toBe('password_needed');
      expect([await alive(attacker), await alive(otherUser), await ownerOf(order)]).toEqual([
        false,
        true,
        null,
      ]);
    });

    it('is confirmed on another device only with its password', async () => {
      const { attacker, order, id, token } = await hijacked();
      const elsewhere = shop.visitor();
      expect(await follow(elsewhere, token, 'not this one')).toMatchObject({
        status: 400,
        body: { fields: {} },
      });
      expect([await ownerOf(order), await verifiedAt(id)]).toEqual([null, null]);
      expect((await follow(elsewhere, token, password)).status).toBe(200);
      expect([await ownerOf(order), await alive(attacker), await alive(elsewhere)]).toEqual([
        id,
        true,
        false,
      ]);
      expect((await follow(elsewhere, token, password)).body.code).toBe('token_invalid');
    });

    it('limits password guesses at the link as at login', async () => {
      const { token } = await hijacked();
      const at = from();
      const guess = (typed: string) =>
        shop.visitor().post('/user/verify-email', { token, password: typed }, at);
      for (let n = 0; n < 5; n += 1) expect((await guess('not this one')).status).toBe(400);
      expect((await guess(password)).status).toBe(429);
    });

    it('goes to the address’s owner by a password reset, which revokes all earlier logins', async () => {
      const { attacker, email, order, id } = await hijacked();
      await shop.deps.db
        .insert(identities)
        .values({ issuer: 'https://issuer.example', subject: email, userId: id });
      const phone = await addPhone(id);
      await shop.visitor().post('/user/password/forgot', { email }, from());
      const token = await secretFor(email, '/user/reset-password');
      const body = { token, password: 'louder jasmine 52' };
      expect((await shop.visitor().post('/user/password/reset', body, from())).status).toBe(200);
      expect([await alive(attacker), await ownerOf(order)]).toEqual([false, id]);
      expect(await shop.deps.db.$count(identities, sql`user_id = ${id}`)).toBe(0);
      expect(await openedBy(phone)).not.toBe(id);
      const otherUser = shop.visitor();
      await otherUser.post('/user/login', { email, password: 'louder jasmine 52' }, from());
      expect((await otherUser.get('/users/orders')).body.orders).toMatchObject([{ id: order }]);
    });

    it('is closed when the address’s owner disowns it, which frees the address', async () => {
      const { attacker, email, order, token } = await hijacked();
      expect((await shop.visitor().post('/user/verify-email/disown', { token })).status).toBe(200);
      expect([await alive(attacker), await ownerOf(order)]).toEqual([false, null]);
      expect((await attacker.post('/user/login', { email, password }, from())).status).toBe(401);
      expect((await shop.visitor().post('/user/verify-email/disown', { token })).body.code).toBe(
        'token_invalid',
      );
      expect(
        (await shop.visitor().post('/user/register', { email, password, name: 'Meera' }, from()))
          .status,
      ).toBe(200);
    });

    it('is not closed if it has orders, but then only the mailbox opens it', async () => {
      const { attacker, email, id, token } = await hijacked();
      await addOrder(shop.deps, {
        id: `ord_own${hashToken(email).slice(0, 20)}`,
        email,
        userId: id,
      });
      const phone = await addPhone(id);
      await shop.visitor().post('/user/verify-email/disown', { token });
      expect([await alive(attacker), (await openedBy(phone)) === id]).toEqual([false, false]);
      expect((await attacker.post('/user/login', { email, password }, from())).status).toBe(401);
      expect(await shop.deps.db.$count(users, sql`id = ${id} and deleted_at is null`)).toBe(1);
      await shop.visitor().post('/user/password/forgot', { email }, from());
      expect(await secretFor(email, '/user/reset-password')).not.toBe('');
    });

    it.each([
      ['a balance', (id: string) => prepay(shop.deps, id, 500)],
      ['a payment on its way into its balance', (id: string) => addTopUp(id)],
      ['a booking', (id: string) => addBooking(id)],
      ['a session with a healer', (id: string) => addSession(id)],
      ['a gift card that it bought', (id: string) => addCard(id)],
    ])(
      'that holds %s is not closed, and its new password opens it with all of it',
      async (_, restore) => {
        const { email, id, token } = await hijacked();
        await restore(id);
        await shop.visitor().post('/user/verify-email/disown', { token });
        expect(await shop.deps.db.$count(users, sql`id = ${id} and deleted_at is null`)).toBe(1);
        expect(
          await shop.deps.db.$count(ledgerEntries, eq(ledgerEntries.account, closedAccount)),
        ).toBe(0);
        await shop.visitor().post('/user/password/forgot', { email }, from());
        expect(await secretFor(email, '/user/reset-password')).not.toBe('');
      },
    );

    const addTopUp = (userId: string) =>
      shop.deps.db.insert(topUps).values({
        ...{
          id: `top_${userId}`,
          userId,
          account: customerAccount(userId),
          amountPaise: 50_000,
          provider: 'razorpay',
        },
      });
    const addCard = (buyerId: string) =>
      shop.deps.db.insert(giftCards).values({
        ...{
          id: `gft_${buyerId}`,
          origin: 'bought',
          status: 'active',
          buyerId,
          amountPaise: 50_000,
        },
        ...{ codeHash: buyerId, codeEnd: 'WXYZ', validMonths: 12 },
      });
    const start = new Date('2027-01-05T06:30:00Z');
    const addBooking = (userId: string) =>
      shop.deps.db.insert(bookings).values({
        ...{
          id: `bkg_${userId}`,
          userId,
          ownerKey: `user:${userId}`,
          healerId: testHealer.id,
          startsAt: start,
        },
        ...{
          name: 'Meera',
          email: 'm@example.in',
          phone: '9829000000',
          mode: 'chat' as const,
          locale: 'en' as const,
        },
        ...{ sessionPaise: 50_000, perMinutePaise: 9000, freeMinutes: 3 },
      });
    const addSession = (userId: string) =>
      shop.deps.db.insert(consultations).values({
        ...{
          id: `con_${userId}`,
          userId,
          healerId: testHealer.id,
          ratePaise: 9000,
          sharePercent: 50,
        },
        ...{
          status: 'ended' as const,
          endReason: 'withdrawn' as const,
          endedAt: start,
          expiresAt: start,
          locale: 'en' as const,
        },
      });

    it('is not closed by a link once its owner has confirmed it', async () => {
      const { attacker, token, id } = await hijacked();
      await shop.deps.db.update(users).set({ emailVerifiedAt: new Date() }).where(sql`id = ${id}`);
      expect((await shop.visitor().post('/user/verify-email/disown', { token })).status).toBe(200);
      expect((await follow(shop.visitor(), token)).status).toBe(400);
      expect(await alive(attacker)).toBe(true);
    });
  },
);
