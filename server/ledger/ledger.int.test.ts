import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { sqlState, transact } from '../platform/database/transact.ts';
import { databaseKinds, openTestDatabase } from '../testing/test-database.ts';
import {
  customerAccount,
  healerAccount,
  type LedgerAccount,
  providerAccount,
  sessionsAccount,
} from './accounts.ts';
import { balanceOf, insertEntries, insertMovement, ledgerTotal, lockBalance } from './queries.ts';
import { type Movement, recordMovement } from './record-movement.ts';

const accounts: LedgerAccount[] = [
  customerAccount('usr_1'),
  customerAccount('usr_2'),
  healerAccount('one'),
  providerAccount('sandbox'),
  sessionsAccount,
];

describe.each(databaseKinds())('the ledger on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  const move = (movement: Movement) => transact(database.db, (tx) => recordMovement(tx, movement));

  it('any repeated transfers add up to zero, and every balance equals a plain sum', async () => {
    const expected = new Map<string, number>();
    let run = 0;
    const movement = fc.record({
      from: fc.nat(accounts.length - 1),
      step: fc.integer({ min: 1, max: accounts.length - 1 }),
      amountPaise: fc.integer({ min: 1, max: 2_000_000 }),
      times: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { maxLength: 6 }), async (list) => {
        for (const { from, step, amountPaise, times } of list) {
          run += 1;
          const giver = accounts[from]!;
          const taker = accounts[(from + step) % accounts.length]!;
          const request = {
            kind: 'minute',
            ref: `con_${run}:0`,
            from: giver,
            to: taker,
            amountPaise,
          } as const;
          const done = await Promise.all(Array.from({ length: times }, () => move(request)));
          expect(done.filter(Boolean), 'a movement is made once').toHaveLength(1);
          expected.set(giver, (expected.get(giver) ?? 0) - amountPaise);
          expected.set(taker, (expected.get(taker) ?? 0) + amountPaise);
        }
        expect(await ledgerTotal(database.db)).toBe(0);
        for (const account of accounts)
          expect(await balanceOf(database.db, account)).toBe(expected.get(account) ?? 0);
      }),
      { numRuns: 15 },
    );
  });

  it.each([0, -5, 0.5, Number.NaN])('rejects a transfer of %s paise', async (amountPaise) => {
    const request = {
      kind: 'share',
      ref: 'x',
      from: sessionsAccount,
      to: healerAccount('one'),
      amountPaise,
    } as const;
    await expect(move(request)).rejects.toThrow(RangeError);
  });

  it.each([
    ['one row', [-100]],
    ['rows that do not add up', [-100, 99]],
  ])('the database itself rejects %s', async (_, amounts) => {
    const saved = transact(database.db, async (tx) => {
      const id = `mov_${amounts.length}`;
      await insertMovement(tx, { id, kind: 'share', ref: id });
      await insertEntries(
        tx,
        amounts.map((amountPaise, at) => ({
          movementId: id,
          side: at === 0 ? ('from' as const) : ('to' as const),
          account: sessionsAccount,
          amountPaise,
        })),
      );
    }).catch((error: unknown) => sqlState(error));
    expect(await saved).toBe('23514');
  });

  it('serializes concurrent debits of one balance, which is never spent twice', async () => {
    const account = customerAccount('usr_race');
    await move({
      kind: 'top-up',
      ref: 'pay_race',
      from: providerAccount('sandbox'),
      to: account,
      amountPaise: 1000,
    });
    const spend = (ref: string) =>
      transact(database.db, async (tx) => {
        await lockBalance(tx, account);
        if ((await balanceOf(tx, account)) < 400) return false;
        return recordMovement(tx, {
          kind: 'minute',
          ref,
          from: account,
          to: sessionsAccount,
          amountPaise: 400,
        });
      });
    const spent = await Promise.all(Array.from({ length: 6 }, (_, at) => spend(`con_race:${at}`)));
    expect(spent.filter(Boolean)).toHaveLength(2);
    expect(await balanceOf(database.db, account)).toBe(200);
  });
});
