import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OldDatabase, openOldDatabase } from '../testing/old-database.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { giftCodeHash } from './code.ts';

const code = (end: string) => `CREDIT-ABCDEFGHJK${end}`;

describe.each(databaseKinds())(
  'coupons that were store credit before gift cards, on %s',
  (kind) => {
    let old: OldDatabase;
    beforeAll(async () => {
      old = await openOldDatabase(kind, '0080_gift_cards');
      await old.run(`insert into coupons (id, code, type, value, active, redeemed_count, expires_at, deleted_at) values
      ('cpn_left', '${code('LMN2')}', 'fixed', 70000, true, 1, '2030-01-01', null),
      ('cpn_used', '${code('LMN3')}', 'fixed', 0, true, 1, null, null),
      ('cpn_gone', '${code('LMN4')}', 'fixed', 500, true, 0, null, now()),
      ('cpn_off', '${code('LMN5')}', 'fixed', 900, false, 0, null, null),
      ('cpn_half', 'HALF', 'percentage', 5000, true, 0, null, null),
      ('cpn_other', 'CREDIT-2030', 'fixed', 100, true, 0, null, null)`);
      await old.migrate();
    });
    afterAll(() => old.close());

    it('are gift cards of the same code, with the remaining balance', async () => {
      const cards = await old.run(
        `select id, origin, status, code_hash, code_end, amount_paise::int as paise, expires_at is null as endless
        from gift_cards order by id`,
      );
      const card = { origin: 'return', status: 'active', endless: true };
      expect(cards).toEqual([
        {
          ...card,
          id: 'gft_gone',
          status: 'disabled',
          code_hash: giftCodeHash(code('LMN4')),
          code_end: 'LMN4',
          paise: 500,
        },
        {
          ...card,
          id: 'gft_left',
          code_hash: giftCodeHash(code('LMN2')),
          code_end: 'LMN2',
          paise: 70_000,
          endless: false,
        },
        {
          ...card,
          id: 'gft_off',
          status: 'disabled',
          code_hash: giftCodeHash(code('LMN5')),
          code_end: 'LMN5',
          paise: 900,
        },
        {
          ...card,
          id: 'gft_used',
          code_hash: giftCodeHash(code('LMN3')),
          code_end: 'LMN3',
          paise: 0,
        },
      ]);
    });

    it('have their balances in the ledger, whose sum is zero', async () => {
      const accounts = await old.run(
        'select account, sum(amount_paise)::int as paise from ledger_entries group by account order by account',
      );
      expect(accounts).toEqual([
        { account: 'gift:gft_gone', paise: 500 },
        { account: 'gift:gft_left', paise: 70_000 },
        { account: 'gift:gft_off', paise: 900 },
        { account: 'shop:credits', paise: -71_400 },
      ]);
    });

    it('pay no second time as a coupon, and no other coupon changes', async () => {
      const coupons = await old.run(
        'select id, value::int as value, active from coupons order by id',
      );
      expect(coupons).toEqual([
        { id: 'cpn_gone', value: 0, active: false },
        { id: 'cpn_half', value: 5000, active: true },
        { id: 'cpn_left', value: 0, active: false },
        { id: 'cpn_off', value: 0, active: false },
        { id: 'cpn_other', value: 100, active: true },
        { id: 'cpn_used', value: 0, active: false },
      ]);
    });
  },
);
