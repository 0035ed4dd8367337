import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TaxDocument } from '../../../orders/invoices/tax-document.ts';
import { randomMonth, seller } from '../testing/random-month.ts';
import {
  voucherOfAdvance,
  voucherOfCredit,
  voucherOfMoney,
  voucherOfSupply,
} from './plan-vouchers.ts';
import { writeTally } from './write-xml.ts';

const sum = (entries: readonly { paise: number }[]) =>
  entries.reduce((all, { paise }) => all + paise, 0);

it('balances the voucher of every document of a random month, with its own total at the party', () => {
  fc.assert(
    fc.property(randomMonth(60, 20), (documents) => {
      for (const document of documents) {
        const { entries, party } = voucherOfSupply(document);
        expect(sum(entries)).toBe(0);
        const sign = document.kind === 'invoice' ? 1 : -1;
        expect(sum(entries.filter(({ ledger }) => ledger === party))).toBe(
          sign * document.totals.payable,
        );
      }
    }),
    { numRuns: 20, endOnFailure: true },
  );
});

it('balances the vouchers of money and of tax on advances', () => {
  const money = {
    id: 'pay_1',
    date: '2026-11-21',
    of: 'order',
    provider: 'razorpay',
    reference: 'JR-1',
  } as const;
  for (const paise of [50_000, -20_000])
    expect(sum(voucherOfMoney({ ...money, paise }).entries)).toBe(0);
  const tax = { taxable: 100_000, cgst: 9_000, sgst: 9_000, igst: 0 };
  const receipt: TaxDocument = {
    ...{
      kind: 'receipt_voucher',
      number: 'RCV/2627/000001',
      date: '2026-11-21',
      orderId: 'pay_1',
      original: null,
    },
    ...{ seller, buyer: null, placeOfSupply: seller, lines: [] },
    totals: { ...tax, total: 118_000, rounding: 0, payable: 118_000 },
  };
  const { entries, type } = voucherOfAdvance(receipt);
  expect(type, 'a receipt of Tally needs a bank').toBe('Journal');
  expect(entries).toContainEqual({ ledger: 'GST on advances', paise: 18_000 });
  expect(sum(entries)).toBe(0);
});

it('treats a gift card as a liability from its sale until an order uses it or it expires', () => {
  const row = { id: 'mov_1', date: '2026-11-21', paise: 50_000, reference: 'gft_1' } as const;
  const booked = (from: string, to: string) =>
    voucherOfCredit({ ...row, from, to })?.entries.map(({ ledger, paise }) => [ledger, paise]);
  const sold = voucherOfMoney({ ...row, of: 'gift', provider: 'razorpay' }).entries;
  expect(sold).toContainEqual({ ledger: 'Gift cards and store credit', paise: -50_000 });
  expect(booked('gift:gft_1', 'order:ord_1')).toEqual([
    ['Gift cards and store credit', 50_000],
    ['Customers', -50_000],
  ]);
  expect(booked('gift:gft_1', 'shop:expired')?.[1]).toEqual(['Expired gift cards', -50_000]);
  expect(booked('shop:credits', 'credit:usr_1')?.[0]).toEqual(['Store credit given', 50_000]);
  expect(booked('gift:gft_1', 'credit:usr_1'), 'owed as before').toBeUndefined();
});

it('writes well-formed XML for any names, with negative debits', () => {
  const movement = {
    id: '<1>',
    date: '2026-11-21',
    paise: 12_345,
    of: 'order',
    provider: 'a&b',
    reference: '"\u0001x',
  } as const;
  const xml = writeTally('R&D <Gems>', [voucherOfMoney(movement)]);
  const open: string[] = [];
  for (const [, slash, name = ''] of xml.matchAll(/<(\/?)([A-Z.]+)[^>]*>/g))
    if (slash) expect(open.pop()).toBe(name);
    else open.push(name);
  expect(open).toEqual([]);
  expect(xml).toContain('<SVCURRENTCOMPANY>R&amp;D &lt;Gems&gt;</SVCURRENTCOMPANY>');
  expect(xml).toContain(
    '<LEDGERNAME>Payments by a&amp;b</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-123.45<',
  );
  expect(xml).not.toContain('\u0001');
});
