import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consultations, healerPayouts } from '../consultations/schema.ts';
import { healerAccount, payoutsAccount, sessionsAccount } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/queries.ts';
import { recordMovement } from '../ledger/record-movement.ts';
import { addressKey, canonicalEmail, phoneKey } from '../platform/contact-keys.ts';
import { transact } from '../platform/database/transact.ts';
import { orders } from '../reservations/schema.ts';
import { newHealer } from '../testing/consultations.ts';
import { newMember } from '../testing/members.ts';
import { addOrder } from '../testing/orders.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

const file = path.join(import.meta.dirname, 'migrations/0047_persons_and_contact_keys.sql');

describe.each(databaseKinds())('a shop from before persons and contact keys on %s', (kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(kind);
  });
  afterAll(() => shop.close());

  const migrate = async () => {
    const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
    for (const statement of statements.filter((text) => /^\s*(--.*\s+)?UPDATE/.test(text)))
      await shop.deps.db.execute(sql.raw(statement));
  };

  it('assigns sessions and money since the current healer joined to that user, earlier ones to no user', async () => {
    const { db } = shop.deps;
    const healer = await newHealer(shop, 'h-1');
    const customer = await newMember(shop);
    const row = {
      healerId: 'h-1',
      userId: customer.id,
      status: 'ended',
      ratePaise: 0,
      sharePercent: 60,
    } as const;
    const early = sql`now() - interval '1 year'`;
    const add = (id: string, amountPaise: number, at = sql`now()`) =>
      transact(db, async (tx) => {
        await tx.insert(consultations).values({ ...row, id, requestedAt: at, expiresAt: at });
        const between = { from: sessionsAccount, to: healerAccount('h-1') };
        await recordMovement(tx, { kind: 'share', ref: id, ...between, amountPaise });
      });
    await add('con_early', 700, early);
    await add('con_late', 900);
    await transact(db, async (tx) => {
      await tx
        .insert(healerPayouts)
        .values({ id: 'pay-1', healerId: 'h-1', amountPaise: 400, reference: 'UTR' });
      const between = { from: healerAccount('h-1'), to: payoutsAccount };
      await recordMovement(tx, { kind: 'payout', ref: 'pay-1', ...between, amountPaise: 400 });
    });
    await migrate();
    expect(await balanceOf(db, healerAccount('h-1'))).toBe(700);
    expect(await balanceOf(db, healerAccount(healer.id))).toBe(500);
    const rows = await db
      .select({ id: consultations.id, person: consultations.healerUserId })
      .from(consultations)
      .orderBy(consultations.id);
    expect(rows).toEqual([
      { id: 'con_early', person: null },
      { id: 'con_late', person: healer.id },
    ]);
  });

  it.each([
    ['Asha.Rao+1@Gmail.com', 'Flat no. 4, 12-A M.I. Road', ''],
    ['asha+x@example.com', '१२ एम आई रोड', 'घर 4'],
    ['asha@example.com', '7 Hill Street', '2nd floor'],
  ])(
    'assigns the order of %s the keys that it would get today',
    async (email, addressLine, apartment) => {
      const id = `ord_${email}`;
      const place = { addressLine, apartment, pincode: '302001', phone: '+91 98290-12345' };
      const address = {
        ...place,
        fullName: 'Asha Rao',
        city: 'Jaipur',
        state: 'Rajasthan' as const,
      };
      await addOrder(shop.deps, { id, email, address });
      await migrate();
      const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, id));
      const { mailboxKey: mailbox, phoneKey: phone, doorKey: door } = order!;
      expect({ mailbox, phone, door }).toEqual({
        ...{
          mailbox: canonicalEmail(email),
          phone: phoneKey(address.phone),
          door: addressKey(address),
        },
      });
    },
  );
});
