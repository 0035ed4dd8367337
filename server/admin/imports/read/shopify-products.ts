import { itemAt, sliceText } from '@jyotiratna/contract';
import type { ImportSource, SourceProduct, SourceVariant } from '../../../imports/source.ts';
import { plainLine, readFlag, readInteger, readPaise, type SourceRow, splitList } from './row.ts';
import { withVariantImages } from './variant-images.ts';

/** Columns of both versions of Shopify's file that are read or deliberately ignored. */
const understood = new Set(
  [
    'handle|url handle|title|body (html)|description|vendor|product category|type|tags|published|status|sku',
    'variant sku|option1 name|option1 value|option2 name|option2 value|option3 name|option3 value|price|variant price',
    'option1 linked to|option2 linked to|option3 linked to|compare-at price|variant compare at price',
    'variant inventory qty|inventory quantity|variant inventory tracker|inventory tracker|image src|image position',
    'image alt text|product image url|variant image|variant image url|gift card|seo title|seo description',
    'variant grams|weight value (grams)|variant inventory policy|continue selling when out of stock|cost per item',
    'variant fulfillment service|fulfillment service|variant requires shipping|requires shipping|variant taxable',
    'charge tax|variant barcode|barcode|variant weight unit|weight unit for display|variant tax code|tax code',
    'published on online store|unit price total measure|unit price total measure unit|unit price base measure',
    'unit price base measure unit|included / india|price / india|compare at price / india|status / india',
    'included / international|price / international|compare at price / international',
  ].flatMap((line) => line.split('|')),
);

/**
 * Products of Shopify's file, each with consecutive rows of one handle; a row without options
 * contains only an image.
 */
export async function* readShopifyProducts(
  rows: AsyncIterable<SourceRow>,
): AsyncGenerator<ImportSource> {
  let group: SourceRow[] = [];
  let handle = '';
  for await (const row of rows) {
    const own = row.get('handle', 'url handle');
    if (own !== handle && group.length > 0) {
      yield productOf(handle, group);
      group = [];
    }
    handle = own;
    if (own) group.push(row);
  }
  if (group.length > 0) yield productOf(handle, group);
}

function productOf(
  handle: string,
  rows: readonly [SourceRow, ...SourceRow[]] | SourceRow[],
): ImportSource {
  const [first] = rows as [SourceRow, ...SourceRow[]];
  const title = plainLine(first.get('title'), 150);
  const common = { line: first.line, key: handle.toLowerCase(), title: title || handle };
  if (!title) return { ...common, kind: 'product', skipped: 'title_missing' };
  const names = [1, 2, 3].map((at) => first.get(`option${at} name`));
  const variants = rows.flatMap((row) => variantOf(row, names));
  const data: SourceProduct = {
    kind: 'product',
    handle: handle.toLowerCase(),
    title,
    html: first.get('body (html)', 'description'),
    type: first.get('type') || (first.get('product category').split('>').at(-1)?.trim() ?? ''),
    tags: splitList(first.get('tags')),
    published: isPublished(first),
    featured: false,
    variants,
    images: withVariantImages(imagesOf(rows), variants),
    extras: extrasOf(first),
    paths: [`/products/${handle.toLowerCase()}`],
  };
  return { ...common, data };
}

function isPublished(row: SourceRow): boolean {
  const status = row.get('status').toLowerCase();
  const published = row.get('published', 'published on online store');
  return (status === '' || status === 'active') && (published === '' || readFlag(published));
}

/** A row with a price or an option value is a variant. */
function variantOf(row: SourceRow, names: readonly string[]): SourceVariant[] {
  const values = [1, 2, 3].map((at) => row.get(`option${at} value`));
  const price = row.get('variant price', 'price');
  if (price === '' && values.every((value) => value === '')) return [];
  const options = names.flatMap((name, at) =>
    name && values[at] ? [{ name, value: itemAt(values, at) }] : [],
  );
  const onlyOne = options.length === 1 && /^default title$/i.test(itemAt(options, 0).value);
  const tracker = row.get('variant inventory tracker', 'inventory tracker');
  const quantity = readInteger(row.get('variant inventory qty', 'inventory quantity'));
  return [
    {
      sku: row.get('variant sku', 'sku').replace(/^'/, ''),
      options: onlyOne ? [] : options,
      pricePaise: readPaise(price),
      comparePaise: readPaise(row.get('variant compare at price', 'compare-at price')),
      quantity: tracker === '' && quantity === null ? null : Math.max(0, quantity ?? 0),
      imageUrl: row.get('variant image', 'variant image url'),
    },
  ];
}

function imagesOf(rows: readonly SourceRow[]) {
  const found = rows.flatMap((row, order) => {
    const url = row.get('image src', 'product image url');
    return url
      ? [
          {
            url,
            alt: plainLine(row.get('image alt text'), 300),
            at: readInteger(row.get('image position')) ?? order,
          },
        ]
      : [];
  });
  const sorted = found.toSorted((one, other) => one.at - other.at);
  return [...new Map(sorted.map(({ url, alt }) => [url, { url, alt }])).values()];
}

function extrasOf(row: SourceRow): Record<string, string> {
  return Object.fromEntries(
    [...row.entries()]
      .filter(
        ([name, cell]) =>
          cell !== '' && !understood.has(name) && !name.startsWith('google shopping /'),
      )
      .map(([name, cell]) => [sliceText(name, 200), sliceText(cell, 500)]),
  );
}
