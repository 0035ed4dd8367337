import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seller } from '../../admin/filing/testing/random-month.ts';
import { buildReceipt, buildRefund, partOf } from './compose-voucher.ts';

const receipt = (paise: number, stateCode: string) =>
  buildReceipt(
    { number: 'RCV/2627/000001', date: '2026-11-21' },
    {
      ...{ seller, buyer: { name: 'Asha', lines: [] }, place: { state: 'X', stateCode } },
      ...{ tax: { code: '999799', basisPoints: 1800 }, locale: 'en' as const, ref: 'pay_1', paise },
    },
  );

it('includes the tax of an advance', () => {
  expect(receipt(118_000, '08').totals).toMatchObject({
    taxable: 100_000,
    cgst: 9_000,
    sgst: 9_000,
    payable: 118_000,
  });
  expect(receipt(118_000, '27').totals).toMatchObject({ taxable: 100_000, igst: 18_000 });
});

it('splits into parts whose taxes add up to those of the receipt', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000 }),
      fc.constantFrom('08', '27'),
      fc.array(fc.nat(100)),
      (paise, state, cuts) => {
        const content = receipt(paise, state);
        let left = paise;
        const sums = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };
        for (const cut of [...cuts, 100]) {
          const part = cut === 100 ? left : Math.floor((left * cut) / 100);
          if (part <= 0) continue;
          const { tax } = partOf(content, left, part);
          left -= part;
          for (const field of ['taxable', 'cgst', 'sgst', 'igst'] as const)
            sums[field] += tax[field];
        }
        const { taxable, cgst, sgst, igst } = content.totals;
        expect(sums).toEqual({ taxable, cgst, sgst, igst });
      },
    ),
  );
});

it('names its receipt on the refund voucher', () => {
  const content = receipt(118_000, '27');
  const head = { number: 'RFV/2627/000001', date: '2026-12-01' };
  const refund = buildRefund(head, content, partOf(content, 118_000, 59_000), 'rfnd_1');
  expect(refund).toMatchObject({
    ...{ kind: 'refund_voucher', original: { number: 'RCV/2627/000001', date: '2026-11-21' } },
    totals: { taxable: 50_000, igst: 9_000, payable: 59_000 },
  });
});
