import { expect, it } from 'vitest';
import type { OrderItemRow } from '../../reservations/order-queries.ts';
import { taxItem } from './taxed-items.ts';

const item = (more: object) => ({ hsn: null, gstBasisPoints: null, parts: null, ...more }) as OrderItemRow;
const product = { category: 'Precious', hsn: null, gstBasisPoints: null } as const;
const none = {
  ...{ TAX_DEFAULTS: { codes: {}, rates: {} }, SETTING_TAX: undefined, ENERGISATION_TAX: undefined },
  GST_SCHEME: 'regular' as const,
};
const usual = { ...none, TAX_DEFAULTS: { codes: { Precious: '7103' }, rates: { 7103: 25 } } };

it('keeps the code and the rate of the purchase, whatever is entered later', () => {
  const bought = item({ hsn: '7103', gstBasisPoints: 25 });
  expect(taxItem(bought, { ...product, hsn: '7116', gstBasisPoints: 300 }, usual)).toEqual(bought);
});

it.each([
  ['nothing was entered', item({}), product, none, null],
  ["the product's was entered since", item({}), { ...product, hsn: '7116', gstBasisPoints: 300 }, none, ['7116', 300]],
  ["its category's was entered since", item({}), product, usual, ['7103', 25]],
  [
    'a rate was entered for another code',
    item({ hsn: '7113' }),
    { ...product, hsn: '7116', gstBasisPoints: 300 },
    usual,
    null,
  ],
  ['the product is gone', item({ hsn: '7113' }), undefined, usual, null],
] as const)('where %s', (_, line, now, taxes, expected) => {
  const told = taxItem(line, now, taxes);
  expect(told && [told.hsn, told.gstBasisPoints]).toEqual(expected);
});

it('taxes a set stone as jewellery, never as the stone that it is by itself', () => {
  const set = item({ parts: { stonePaise: 1, setting: {} } });
  expect(taxItem(set, { ...product, hsn: '7103', gstBasisPoints: 25 }, usual)).toBeNull();
  const taxes = { ...usual, SETTING_TAX: { code: '7113', basisPoints: 300 } };
  expect(taxItem(set, product, taxes)).toMatchObject({ hsn: '7113', gstBasisPoints: 300 });
});

it('waits for the rate of a service as well', () => {
  const energisation = { tier: 'basic', paise: 25_100, sac: null, gstBasisPoints: null };
  const served = item({ hsn: '7116', gstBasisPoints: 300, parts: { stonePaise: 1, energisation } });
  expect(taxItem(served, product, usual)).toBeNull();
  const taxes = { ...usual, ENERGISATION_TAX: { code: '999795', basisPoints: 1800 } };
  expect(taxItem(served, product, taxes)?.parts?.energisation).toMatchObject({ sac: '999795', gstBasisPoints: 1800 });
});

it('taxes nothing and waits for no code where the seller charges no tax', () => {
  const energisation = { tier: 'basic', paise: 25_100, sac: null, gstBasisPoints: null };
  const served = item({ parts: { stonePaise: 1, energisation } });
  const found = taxItem(served, undefined, { ...none, GST_SCHEME: 'composition' });
  expect(found).toMatchObject({ hsn: '', gstBasisPoints: 0, parts: { energisation: { sac: '', gstBasisPoints: 0 } } });
});
