import { itemAt, sliceText } from '@jyotiratna/contract';
import type { ImportSource, SourceProduct, SourceVariant } from '../../../imports/source.ts';
import { slugOf } from '../../products/slug.ts';
import {
  plainLine,
  readEnd,
  readFlag,
  readInteger,
  readMoment,
  readPaise,
  type SourceRow,
  splitList,
} from './row.ts';
import { withVariantImages } from './variant-images.ts';

/** Columns of WooCommerce's file that are read or deliberately ignored. */
const understood = new Set(
  [
    'id|type|sku|gtin, upc, ean, or isbn|name|published|is featured?|visibility in catalog|short description|description',
    'date sale price starts|date sale price ends|tax status|tax class|in stock?|stock|low stock amount',
    'backorders allowed?|sold individually?|weight (kg)|length (cm)|width (cm)|height (cm)|weight (g)|length (in)',
    'allow customer reviews?|purchase note|sale price|regular price|categories|tags|shipping class|images',
    'download limit|download expiry days|parent|grouped products|upsells|cross-sells|external url|button text|position',
    'brands|swatches attributes',
  ].flatMap((line) => line.split('|')),
);
const ofAttribute = /^attribute \d+ (?:name|value\(s\)|visible|global|default)$/;

type Parent = { line: number; row: SourceRow; product: SourceProduct; id: string; sku: string };

/**
 * Products of WooCommerce's file, read into memory because a variation may refer to its product (by
 * SKU or `id:12`) anywhere in the file.
 */
export async function* readWooProducts(
  rows: AsyncIterable<SourceRow>,
): AsyncGenerator<ImportSource> {
  const parents: Parent[] = [];
  const variations: SourceRow[] = [];
  for await (const row of rows) {
    const types = splitList(row.get('type').toLowerCase());
    if (types.includes('variation')) variations.push(row);
    else if (types.includes('grouped') || types.includes('external')) yield unsupported(row);
    else if (!plainLine(row.get('name'), 150)) yield untitled(row);
    else parents.push(parentOf(row, types.includes('variable')));
  }
  const byKey = new Map<string, Parent>();
  for (const one of parents) {
    byKey.set(`id:${one.id}`, one);
    if (one.sku) byKey.set(one.sku, one);
  }
  for (const row of variations) {
    const parent = byKey.get(row.get('parent'));
    if (parent) parent.product.variants.push(variationOf(row));
    else
      yield {
        ...identify(row),
        kind: 'product',
        skipped: 'product_unknown',
        detail: row.get('parent'),
      };
  }
  for (const { line, id, product } of parents) {
    const images = withVariantImages(product.images, product.variants);
    yield { line, key: `id:${id}`, title: product.title, data: { ...product, images } };
  }
}

const identify = (row: SourceRow) => ({
  line: row.line,
  key: `id:${row.get('id') || row.get('sku') || row.line}`,
  title: row.get('name') || row.get('sku'),
});
const unsupported = (row: SourceRow): ImportSource => ({
  ...identify(row),
  kind: 'product',
  skipped: 'format_simplified',
  detail: row.get('type'),
});
const untitled = (row: SourceRow): ImportSource => ({
  ...identify(row),
  kind: 'product',
  skipped: 'title_missing',
});

function parentOf(row: SourceRow, variable: boolean): Parent {
  const id = row.get('id') || row.get('sku') || String(row.line);
  const title = plainLine(row.get('name'), 150);
  const slug = slugOf(title);
  const product: SourceProduct = {
    kind: 'product',
    handle: slug,
    title,
    html: row.get('description') || row.get('short description'),
    type: splitList(row.get('categories'))[0]?.split('>').at(-1)?.trim() ?? '',
    tags: [...splitList(row.get('tags')), ...splitList(row.get('categories'), /[,>]/)],
    published: row.get('published') === '1' && row.get('visibility in catalog') !== 'hidden',
    featured: readFlag(row.get('is featured?')),
    variants: variable ? [] : [{ ...variationOf(row), options: [] }],
    images: [...new Set(splitList(row.get('images')))].map((url) => ({ url, alt: '' })),
    extras: extrasOf(row),
    paths: [`/product/${slug}`, ...(/^\d+$/.test(id) ? [`/?p=${id}`] : [])],
  };
  return { line: row.line, row, product, id, sku: row.get('sku') };
}

function variationOf(row: SourceRow): SourceVariant {
  const regular = readPaise(row.get('regular price'));
  const sale = readPaise(row.get('sale price'));
  const ends = readEnd(row.get('date sale price ends'));
  const starts = readMoment(row.get('date sale price starts'));
  const isOver = ends !== null && Date.parse(ends) <= Date.now();
  const isAhead = starts !== null && Date.parse(starts) > Date.now();
  const applies = sale !== null && !isOver && !isAhead;
  const stock = readInteger(row.get('stock'));
  const inStock = readFlag(row.get('in stock?'));
  return {
    sku: row.get('sku'),
    options: attributesOf(row).map(({ name, values }) => ({ name, value: values[0] ?? '' })),
    pricePaise: applies ? sale : regular,
    comparePaise: regular,
    quantity:
      stock === null ? (inStock || row.get('in stock?') === '' ? null : 0) : Math.max(0, stock),
    imageUrl: splitList(row.get('images'))[0] ?? '',
  };
}

function attributesOf(row: SourceRow): { name: string; values: string[] }[] {
  const found: { name: string; values: string[] }[] = [];
  for (let at = 1; row.has(`attribute ${at} name`) && at <= 20; at += 1) {
    const name = row.get(`attribute ${at} name`);
    if (name) found.push({ name, values: splitList(row.get(`attribute ${at} value(s)`)) });
  }
  return found;
}

/** A product's attributes and columns that have no form field of their own. */
function extrasOf(row: SourceRow): Record<string, string> {
  const attributes = attributesOf(row)
    .filter(({ values }) => values.length === 1)
    .map(({ name, values }) => [sliceText(name, 200), sliceText(itemAt(values, 0), 500)] as const);
  const rest = [...row.entries()].filter(
    ([name, cell]) =>
      cell !== '' &&
      !understood.has(name) &&
      !ofAttribute.test(name) &&
      !name.startsWith('meta: _'),
  );
  return Object.fromEntries([
    ...attributes,
    ...rest.map(([name, cell]) => [sliceText(name, 200), sliceText(cell, 500)]),
  ]);
}
