import { locales } from '@jyotiratna/contract';
import { taxDocumentLabels } from '@jyotiratna/messages/every-language/orders.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { left, right, widthOf } from '../../platform/pdf/write-text.ts';
import { readPdfLines } from '../../testing/read-pdf.ts';
import { renderTaxDocument } from './render-tax-document.ts';
import { splitTax } from './split-tax.ts';
import { stateTaxHead } from './state-codes.ts';
import { layColumns } from './tax-columns.ts';
import type { TaxDocument, TaxLine } from './tax-document.ts';

const seller = {
  name: 'Shri Venkateshwara Navaratna Gems, Jewellery and Precious Stones Trading Company Private Limited',
  address: '1 Johari Bazaar, Opposite Hawa Mahal, Jaipur, Rajasthan 302003',
  ...{ gstin: '08AABCJ1234M1ZL', state: 'Rajasthan', stateCode: '08' },
};

function documentOf(
  lines: readonly Pick<TaxLine, 'quantity' | 'gross' | 'discount' | 'rate'>[],
  within: boolean,
) {
  const taxed = lines.map(({ gross, discount, ...line }, at): TaxLine => {
    const total = gross - discount;
    const tax = splitTax(total, line.rate, within);
    const base = {
      position: at,
      description: `Ruby ${'unheated '.repeat(9)}`,
      hsn: '71039110',
      unit: 'PCS',
    };
    return { ...base, ...line, gross, discount, ...tax, total };
  });
  const totalOf = (of: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total') =>
    taxed.reduce((all, line) => all + line[of], 0);
  const taxByHead = {
    taxable: totalOf('taxable'),
    cgst: totalOf('cgst'),
    sgst: totalOf('sgst'),
    igst: totalOf('igst'),
    total: totalOf('total'),
  };
  const document: TaxDocument = {
    ...{
      kind: 'invoice',
      number: 'INV/2627/000003',
      date: '2026-11-27',
      orderId: 'ord_1',
      original: null,
      seller,
    },
    buyer: { name: 'சுப்ரமணியன்', lines: ['தெற்கு வீதி 12'] },
    ...{ placeOfSupply: seller, lines: taxed },
    totals: { ...taxByHead, rounding: 0, payable: taxByHead.total },
  };
  return document;
}

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 99 }),
    gross: fc.integer({ min: 100, max: 99_999_999_999 }),
    share: fc.integer({ min: 0, max: 90 }),
    rate: fc.constantFrom(25, 300, 1800),
  })
  .map(({ share, ...rest }) => ({ ...rest, discount: Math.floor((rest.gross / 100) * share) }));

it('sizes each column for its widest amount, up to hundreds of crores', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      fc.constantFrom(...locales),
      (lines, within, locale) => {
        const content = documentOf(lines, within);
        const { columns, size, description } = layColumns({
          content,
          words: taxDocumentLabels[locale],
        });
        let edge = left + description;
        for (const { x, width, text } of columns) {
          expect(x).toBeGreaterThan(edge + 4);
          for (const cell of content.lines.flatMap(text))
            expect(widthOf(cell, { size })).toBeLessThanOrEqual(width);
          edge = x + width;
        }
        expect(edge).toBeLessThanOrEqual(right + 0.01);
        expect(description).toBeGreaterThan(60);
      },
    ),
  );
});

it("prints all of a long seller's name, of the rates and of the declarations required by law", async () => {
  const lines = [
    { quantity: 1, gross: 2_992_518_703, discount: 500_000, rate: 25 },
    { quantity: 3, gross: 494_700, discount: 0, rate: 300 },
  ];
  const text = readPdfLines(await renderTaxDocument(documentOf(lines, true))).join(' ');
  for (const word of [...seller.name.split(' '), '302003', 'சுப்ரமணியன்'])
    expect(text).toContain(word);
  for (const part of [
    ...[
      '2,99,25,187.03',
      '1,649.00',
      '(0.125%)',
      '1 PCS',
      '3 PCS',
      'SGST',
      'Tax payable on reverse charge',
    ],
    'Two Crore Ninety-Nine Lakh Twenty-Five Thousand One Hundred Thirty-Four and Three Paise Only',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('…');
});

it.each([
  ['35', 'UTGST'],
  ['04', 'UTGST'],
  ['26', 'UTGST'],
  ['38', 'UTGST'],
  ['31', 'UTGST'],
  ['07', 'SGST'],
  ['34', 'SGST'],
  ['01', 'SGST'],
])('names the tax of a seller with code %s %s', async (stateCode, name) => {
  const content = documentOf([{ quantity: 1, gross: 103_000, discount: 0, rate: 300 }], true);
  const lines = readPdfLines(
    await renderTaxDocument({ ...content, seller: { ...seller, stateCode } }),
  );
  expect(lines.some((text) => text.startsWith(name))).toBe(true);
  expect(lines.join(' ')).not.toContain(name === 'SGST' ? 'UTGST' : ' SGST');
});

it.each([
  [[], 'SGST'],
  [['08', '08'], 'SGST'],
  [['04'], 'UTGST'],
  [['04', '08'], 'SGST/UTGST'],
])('heads the column of a register for sellers in %j with %s', (codes, head) => {
  expect(stateTaxHead(codes)).toBe(head);
});
