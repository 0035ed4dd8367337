import { importMapping } from '@jyotiratna/contract/admin/imports';
import { describe, expect, it } from 'vitest';
import type { SourceProduct } from '../../../imports/source.ts';
import { parseProduct } from './parse-product.ts';
import { importedProductForm } from './product-fields.ts';

const variant = {
  sku: 'A-1',
  options: [],
  pricePaise: 100_000,
  comparePaise: null,
  quantity: 3,
  imageUrl: '',
};
const source = (change: Partial<SourceProduct> = {}): SourceProduct => ({
  kind: 'product',
  handle: 'thing',
  title: 'Thing',
  html: '<p>Words</p>',
  type: 'Decor',
  tags: [],
  published: true,
  featured: false,
  variants: [variant],
  images: [{ url: 'https://x.example/1.jpg', alt: '' }],
  extras: {},
  paths: [],
  ...change,
});
const parse = (product: SourceProduct, mapping: object = {}) => {
  const form = importedProductForm(product, importMapping.parse(mapping));
  return 'skipped' in form ? form : parseProduct(form);
};

it("names missing declarations of the label, and takes them from the owner's defaults", () => {
  expect(parse(source())).toMatchObject({
    missing: ['countryOfOrigin', 'maker', 'mrp', 'netQuantity'],
  });
  const mapping = {
    countryOfOrigin: 'India',
    maker: 'jaipur-works',
    mrpFromPrice: true,
    onePiece: true,
  };
  expect(parse(source(), mapping)).toMatchObject({
    missing: [],
    input: {
      countryOfOrigin: 'India',
      maker: 'jaipur-works',
      mrp: 1000,
      netQuantity: '1',
      netUnit: 'pieces',
    },
  });
});

describe('options', () => {
  const coloured = source({
    variants: [{ ...variant, options: [{ name: 'Colour', value: 'Red' }] }],
  });
  it('need a decision by the owner if the shop has no equivalent', () => {
    expect(parse(coloured)).toEqual({ skipped: 'option_unmapped', detail: 'Colour' });
  });
  it('become the fields to which the owner mapped them', () => {
    expect(parse(coloured, { options: { Colour: 'metal' } })).toMatchObject({
      input: {
        variants: [{ sku: 'A-1', options: [{ name: 'metal', value: 'Red' }], quantity: 3 }],
      },
    });
  });
});

describe('a loose stone', () => {
  const loose = source({ title: 'Neelam', tags: ['Loose Stone'], extras: { 'Wt (ct)': '5.25' } });
  const disclosed = {
    origin: 'Ceylon',
    nature: 'Natural',
    treatment: 'Unheated',
    shape: 'Oval',
    cut: 'Mixed',
    dimensions: '9.1 x 7.05 x 4.3 mm',
    transparency: 'Transparent',
  };
  it('is sold by weight if everything is disclosed', () => {
    const full = source({ ...loose, extras: { ...loose.extras, ...disclosed } });
    const columns = Object.fromEntries(Object.keys(disclosed).map((name) => [name, name]));
    expect(parse(full, { columns })).toMatchObject({
      input: {
        stone: 'blue-sapphire',
        weightMg: 1050,
        origin: 'sri-lanka',
        treatment: 'none',
        dimensions: '9.1 × 7.05 × 4.3',
      },
    });
  });
  it('is not sold by weight without its disclosures, which are reported as missing', () => {
    const parsed = parse(loose);
    expect(parsed).toMatchObject({ input: { attributes: [{ key: 'weight', value: '5.25 ct' }] } });
    expect('missing' in parsed && parsed.missing).toEqual(
      expect.arrayContaining(['nature', 'shape', 'cut']),
    );
    expect('input' in parsed && parsed.input.weightMg).toBeUndefined();
  });
});

it('skips a product without a price', () => {
  expect(parse(source({ variants: [{ ...variant, pricePaise: 0 }] }))).toEqual({
    skipped: 'price_missing',
    detail: '',
  });
});
