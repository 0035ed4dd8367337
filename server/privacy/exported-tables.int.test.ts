import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savePushChoices } from '../accounts/push/push-queries.ts';
import { insertHealerBlock } from '../consultations/reports/queries.ts';
import { clientNotes, healerPayouts } from '../consultations/schema.ts';
import { healerCertificates } from '../healers/certificates/schema.ts';
import { newHealer, startSession, testHealer } from '../testing/consultations.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

/** The part of the export with the rows of each column that refers to a user or healer. */
const exported: Record<string, string> = {
  'addresses.user_id': 'addresses',
  'bookings.owner_key': 'bookings',
  'bookings.user_id': 'bookings',
  'cart_coupons.user_id': 'cartCoupon',
  'cart_lines.user_id': 'cart',
  'cart_reminders.owner_key': 'cartReminders',
  'client_notes.healer_user_id': 'healer',
  'consents.user_id': 'consents',
  'consultation_blocks.customer_id': 'blocks',
  'consultation_blocks.healer_user_id': 'blocks',
  'consultations.healer_user_id': 'healer',
  'consultations.user_id': 'consultations',
  'customer_notes.user_id': 'notes',
  'draft_orders.user_id': 'draftOrders',
  'gift_cards.buyer_id': 'giftCards',
  'healer_accounts.healer_id': 'healer',
  'healer_accounts.user_id': 'healer',
  'healer_alerts.user_id': 'healerAlerts',
  'healer_certificates.user_id': 'healer',
  'healer_payouts.healer_user_id': 'healer',
  'identities.user_id': 'signIns',
  'nominees.user_id': 'nominee',
  'orders.owner_key': 'orders',
  'orders.user_id': 'orders',
  'passkeys.user_id': 'passkeys',
  'privacy_requests.user_id': 'privacyRequests',
  'push_choices.user_id': 'pushChoices',
  'push_devices.user_id': 'pushSubscriptions',
  'reviews.user_id': 'reviews',
  'saved_kundlis.user_id': 'savedKundlis',
  'sessions.user_id': 'sessions',
  'vouchers.user_id': 'vouchers',
  'wishes.user_id': 'wishlist',
};

const person = 'identifies the healer of another user’s record';
const secret = 'a secret, or valid for minutes';
/** The reason for which the rows of a column are not exported. */
const notExported: Record<string, string> = {
  'api_tokens.user_id': 'tokens of administrators, listed in the administration',
  'audit_log.actor_id': 'evidence of the shop about its administration',
  'bookings.healer_id': person,
  'client_notes.user_id': 'private notes of a healer, exported to the healer',
  'closing_refunds.user_id': 'exists only after the account is deleted',
  'consultations.healer_id': person,
  'free_chats.healer_id': person,
  'free_chats.user_id': 'an index of `consultations`',
  'healer_alerts.healer_id': person,
  'healer_certificates.healer_id': 'the profile; rows belong to the user',
  'healer_payouts.healer_id': 'the profile; rows belong to the user',
  'passkey_challenges.user_id': secret,
  'phone_codes.user_id': secret,
  'recovery_codes.user_id': secret,
  'second_factors.user_id': secret,
  'tokens.user_id': secret,
  'top_ups.user_id': 'payments that were begun; the completed ones are in `balance`',
};

describe.each(databaseKinds())('the data export on %s', (kind) => {
  let shop: TestShop;
  let healer: TestMember;
  let customer: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    healer = await newHealer(shop);
    customer = await newMember(shop);
  });
  afterAll(() => shop.close());

  it('has every table that refers to a user or healer, except those with a reason', async () => {
    const { rows } = await shop.deps.db.execute<{ name: string }>(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~
        '^(user|customer|buyer|actor|healer|healer_user)_id$|^owner_key$'
      union
      select relation.relname || '.' || attname from pg_constraint
      join pg_class relation on relation.oid = conrelid
      join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'users'::regclass`);
    expect(rows.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(exported), ...Object.keys(notExported)].sort(),
    );
    const parts = Object.keys((await customer.get('/users/export')).body);
    expect(parts).toEqual(expect.arrayContaining(Object.values(exported)));
  });

  it('has a healer’s own records', async () => {
    const { db } = shop.deps;
    const ids = { healerId: testHealer.id, healerUserId: healer.id };
    const session = await startSession(customer, healer);
    await db
      .insert(healerPayouts)
      .values({ id: 'pay_1', ...ids, amountPaise: 50_000, reference: 'UTR 1' });
    await db
      .insert(clientNotes)
      .values({ healerUserId: healer.id, userId: customer.id, note: 'Prefers mornings' });
    await db.insert(healerCertificates).values({
      ...{ id: 'crt_1', healerId: testHealer.id, userId: healer.id, name: 'Diploma' },
      ...{ width: 1, height: 1, content: 'AAAA' },
    });
    const { body } = await healer.get('/users/export');
    expect(body.healer).toMatchObject({
      profile: { healerId: testHealer.id, sharePercent: 60, hours: null },
      certificates: [{ name: 'Diploma', state: 'waiting', webp: 'AAAA' }],
      sessions: [{ id: session, status: 'running' }],
      payouts: [{ id: 'pay_1', amountPaise: 50_000, reference: 'UTR 1' }],
      customers: [{ customerId: customer.id, note: 'Prefers mornings' }],
    });
    expect((await customer.get('/users/export')).body.healer).toBeNull();
  });

  it('has the blocks of the side that blocked, and the choices of notifications', async () => {
    const { db } = shop.deps;
    const pair = { customerId: customer.id, healerUserId: healer.id };
    await insertHealerBlock(db, { ...pair, side: 'healer' });
    await savePushChoices(db, { userId: healer.id, kinds: ['session'], named: true });
    expect((await healer.get('/users/export')).body).toMatchObject({
      blocks: [{ blocked: customer.id, since: expect.any(String) }],
      pushChoices: { kinds: ['session'], named: true },
    });
    expect((await customer.get('/users/export')).body).toMatchObject({
      blocks: [],
      pushChoices: null,
    });
  });
});
