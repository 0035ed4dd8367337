import { expect, it } from 'vitest';
import type { OrderItemRow } from '../../reservations/order-queries.ts';
import { taxItem } from './taxed-items.ts';

const item = (extra: object) =>
  ({ hsn: null, gstBasisPoints: null, parts: null, ...extra }) as OrderItemRow;
const product = { category: 'Precious', hsn: null, gstBasisPoints: null } as const;
const none = {
  ...{
    TAX_DEFAULTS: { codes: {}, rates: {} },
    SETTING_TAX: undefined,
    ENERGISATION_TAX: undefined,
  },
  GST_SCHEME: 'regular' as const,
};
const standard = { ...none, TAX_DEFAULTS: { codes: { Precious: '7103' }, rates: { 7103: 25 } } };

it('retains the code and the rate of the purchase, regardless of later changes', () => {
  const ordered = item({ hsn: '7103', gstBasisPoints: 25 });
  expect(taxItem(ordered, { ...product, hsn: '7116', gstBasisPoints: 300 }, standard)).toEqual(
    ordered,
  );
});

it.each([
  ['nothing was entered', item({}), product, none, null],
  [
    "the product's was entered since",
    item({}),
    { ...product, hsn: '7116', gstBasisPoints: 300 },
    none,
    ['7116', 300],
  ],
  ["its category's was entered since", item({}), product, standard, ['7103', 25]],
  [
    'a rate was entered for another code',
    item({ hsn: '7113' }),
    { ...product, hsn: '7116', gstBasisPoints: 300 },
    standard,
    null,
  ],
  ['the product is gone', item({ hsn: '7113' }), undefined, standard, null],
] as const)('where %s', (_, line, now, taxes, expected) => {
  const result = taxItem(line, now, taxes);
  expect(result && [result.hsn, result.gstBasisPoints]).toEqual(expected);
});

it('taxes a set stone as jewellery, never as the stone that it is by itself', () => {
  const set = item({ parts: { stonePaise: 1, setting: {} } });
  expect(taxItem(set, { ...product, hsn: '7103', gstBasisPoints: 25 }, standard)).toBeNull();
  const taxes = { ...standard, SETTING_TAX: { code: '7113', basisPoints: 300 } };
  expect(taxItem(set, product, taxes)).toMatchObject({ hsn: '7113', gstBasisPoints: 300 });
});

it('is also deferred for a missing service rate', () => {
  const energisation = { tier: 'basic', paise: 25_100, sac: null, gstBasisPoints: null };
  const withService = item({
    hsn: '7116',
    gstBasisPoints: 300,
    parts: { stonePaise: 1, energisation },
  });
  expect(taxItem(withService, product, standard)).toBeNull();
  const taxes = { ...standard, ENERGISATION_TAX: { code: '999795', basisPoints: 1800 } };
  expect(taxItem(withService, product, taxes)?.parts?.energisation).toMatchObject({
    sac: '999795',
    gstBasisPoints: 1800,
  });
});

it('taxes nothing and waits for no code where the seller charges no tax', () => {
  const energisation = { tier: 'basic', paise: 25_100, sac: null, gstBasisPoints: null };
  const withService = item({ parts: { stonePaise: 1, energisation } });
  const found = taxItem(withService, undefined, { ...none, GST_SCHEME: 'composition' });
  expect(found).toMatchObject({
    hsn: '',
    gstBasisPoints: 0,
    parts: { energisation: { sac: '', gstBasisPoints: 0 } },
  });
});
