import { defined } from '@jyotiratna/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockUser } from '../accounts/queries.ts';
import { listHealerAlertsOf } from '../consultations/alerts/queries.ts';
import { consultations } from '../consultations/schema.ts';
import { bookings } from '../healers/schema.ts';
import { transact } from '../platform/database/transact.ts';
import { newCustomer, newHealer, testHealer } from '../testing/consultations.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { untilBlocked } from '../testing/until-blocked.ts';
import { closeAccount } from './delete-account.ts';
import { nominees } from './requests/schema.ts';

describe.runIf(databaseKinds().includes('postgres'))(
  'a request while its account is being deleted',
  () => {
    let shop: TestShop;
    beforeAll(async () => {
      const clock = { now: () => Date.parse('2026-11-21T10:00:00+05:30') };
      shop = await createTestShop('postgres', {}, { change: (deps) => ({ ...deps, clock }) });
    });
    afterAll(() => shop.close());

    /** The status of a request that arrives before the deletion commits. */
    async function statusAtClosing(
      { id }: TestMember,
      send: () => Promise<{ status: number }>,
    ): Promise<number> {
      const { db } = shop.deps;
      const { sent } = await transact(db, async (tx) => {
        await closeAccount(tx, defined(await lockUser(tx, id)), Date.now());
        const sent = send().then(({ status }) => status);
        await untilBlocked(db, sent);
        return { sent };
      });
      return sent;
    }

    it('saves no nominee', async () => {
      const user = await newMember(shop);
      const nominee = { name: 'Ravi', relation: 'Brother', email: 'r@example.in' };
      const status = await statusAtClosing(user, () => user.put('/users/nominee', nominee));
      const left = await shop.deps.db.$count(nominees, eq(nominees.userId, user.id));
      expect([status, left]).toEqual([401, 0]);
    });

    it('books no session', async () => {
      const user = await newMember(shop);
      const booking = {
        ...{ healerId: 'sample-healer-4', mode: 'chat', date: '2026-11-22', time: '18:30' },
        ...{ name: 'Asha', email: user.email, phone: '+91 98290 00000' },
      };
      const status = await statusAtClosing(user, () => user.post('/bookings', booking));
      const left = await shop.deps.db.$count(bookings, eq(bookings.userId, user.id));
      expect([status, left]).toEqual([401, 0]);
    });

    it('saves no alert of a healer', async () => {
      const healer = await newHealer(shop, 'sample-healer-2');
      const user = await newMember(shop);
      const path = '/healers/sample-healer-2/alert';
      const status = await statusAtClosing(user, () => user.post(path, {}));
      const left = await listHealerAlertsOf(shop.deps.db, user.id);
      expect([healer.id, status, left]).toEqual([healer.id, 401, []]);
    });

    it('requests no session', async () => {
      await newHealer(shop);
      const user = await newCustomer(shop, 500);
      const request = () => user.post('/consultations', { healerId: testHealer.id });
      const status = await statusAtClosing(user, request);
      const left = await shop.deps.db.$count(consultations, eq(consultations.userId, user.id));
      expect([status, left]).toEqual([401, 0]);
    });
  },
);
