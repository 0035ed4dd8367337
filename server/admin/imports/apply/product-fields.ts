import {
  defined,
  type ImportReason,
  knownColumn,
  maxVariants,
  type OptionName,
  skuPattern,
  sliceText,
  toRupees,
} from '@jyotiratna/contract';
import type { ImportMapping } from '@jyotiratna/contract/admin/imports';
import type { SourceProduct, SourceVariant } from '../../../imports/source.ts';
import type { FormValues } from '../../products/parse-form.ts';
import { slugOf } from '../../products/slug.ts';
import { fieldOf, stoneNamed, undisclosed } from './stone-fields.ts';

/** Form fields of an imported product, and those missing for its publication. */
export type ProductForm = {
  fields: FormValues;
  missing: string[];
  /** SKU of a product without options. */
  sku: string | null;
  /**
   * Variants with a price, and their SKUs in the same order; empty for a product without options.
   */
  priced: SourceVariant[];
  skus: string[];
};
export type NoProduct = { skipped: ImportReason; detail: string };

/** The shop's option for an option name of a file; undefined if an owner must map it. */
export function knownOption(name: string): OptionName | undefined {
  if (/size|length|bead|माप/i.test(name)) return 'size';
  if (/metal|material|finish|gold|silver/i.test(name)) return 'metal';
  return /weight|carat|ratti|\bct\b/i.test(name) ? 'weight' : undefined;
}

/** Maps a product of another shop to the fields of the shop's own form. Never throws. */
export function importedProductForm(
  product: SourceProduct,
  mapping: ImportMapping,
): ProductForm | NoProduct {
  const priced = product.variants.filter(({ pricePaise }) => (pricePaise ?? 0) > 0);
  const [first] = priced;
  if (!first) return { skipped: 'price_missing', detail: '' };
  const variants = variantsOf(product, priced, mapping);
  if ('skipped' in variants) return variants;
  const missing = new Set<string>();
  const fields: FormValues = {
    name: product.title,
    description: product.html,
    category: mapping.types[product.type] ?? 'Semi-Precious',
    ...(product.featured && { isFeatured: 'true' }),
    ...extrasOf(product, mapping),
  };
  settleStone(fields, product, mapping, missing);
  if (variants.list.length > 0) fields.variants = JSON.stringify(variants.list);
  else
    Object.assign(fields, pricesOf(first), {
      quantity: first.quantity === null ? '' : String(first.quantity),
    });
  if (priced.some(({ quantity }) => quantity === null) && variants.list.length > 0)
    missing.add('quantity');
  settleLabel(fields, priced, mapping, missing);
  if (product.images.length === 0) missing.add('images');
  const skus = variants.list.map(({ sku }) => sku);
  return {
    fields,
    missing: [...missing],
    sku: skus.length > 0 ? null : skuOf(first.sku),
    priced,
    skus,
  };
}

const pricesOf = ({ pricePaise, comparePaise }: SourceVariant) => ({
  discountedPrice: String(toRupees(pricePaise ?? 0)),
  originalPrice: String(toRupees(Math.max(pricePaise ?? 0, comparePaise ?? 0))),
});

type Listed = { list: (Record<string, unknown> & { sku: string })[] };

function variantsOf(
  product: SourceProduct,
  priced: SourceVariant[],
  mapping: ImportMapping,
): Listed | NoProduct {
  if (priced.every(({ options }) => options.length === 0)) return { list: [] };
  if (priced.length > maxVariants)
    return { skipped: 'variants_many', detail: String(priced.length) };
  const names = [...new Set(priced.flatMap(({ options }) => options.map(({ name }) => name)))];
  const targets = new Map<string, OptionName>();
  for (const name of names) {
    const target = mapping.options[name] === undefined ? knownOption(name) : mapping.options[name];
    if (!target || [...targets.values()].includes(target))
      return { skipped: 'option_unmapped', detail: name };
    targets.set(name, target);
  }
  const used = new Set<string>();
  return {
    list: priced.map((variant, at) => ({
      sku: ownSku(
        skuOf(variant.sku) ?? `${slugOf(product.handle).toUpperCase().slice(0, 50)}-${at + 1}`,
        used,
      ),
      options: variant.options.map(({ name, value }) => ({
        name: defined(targets.get(name)),
        value: sliceText(value, 40),
      })),
      originalPrice: toRupees(Math.max(variant.pricePaise ?? 0, variant.comparePaise ?? 0)),
      discountedPrice: toRupees(variant.pricePaise ?? 0),
      quantity: variant.quantity ?? 0,
    })),
  };
}

/** Converts a SKU to the shop's format; null if empty. */
function skuOf(text: string): string | null {
  const sku = text
    .toUpperCase()
    .replace(/[^A-Z0-9._-]+/g, '-')
    .replace(/^[^A-Z0-9]+/, '')
    .slice(0, 64);
  return skuPattern.test(sku) ? sku : null;
}

function ownSku(sku: string, used: Set<string>): string {
  let own = sku;
  for (let n = 2; used.has(own); n += 1) own = `${sku.slice(0, 58)}-${n}`;
  used.add(own);
  return own;
}

function extrasOf({ extras }: SourceProduct, { columns }: ImportMapping): FormValues {
  const found = Object.entries(extras).flatMap(([name, cell]) => {
    const target = columns[name] === undefined ? knownColumn(name) : columns[name];
    const field = target ? fieldOf(target, cell) : null;
    return field ? [field] : [];
  });
  return Object.fromEntries(found);
}

/**
 * A loose stone is sold by weight if all required disclosures are known, and stays unpublished
 * otherwise.
 */
function settleStone(
  fields: FormValues,
  product: SourceProduct,
  mapping: ImportMapping,
  missing: Set<string>,
): void {
  const marks = new Set(mapping.looseTags.map((tag) => tag.toLowerCase()));
  const loose = [...product.tags, product.type].some((tag) => marks.has(tag.toLowerCase()));
  const named = stoneNamed([product.title, product.type, ...product.tags].join(' '));
  if (loose && !fields.stone && named) fields.stone = named;
  if (!fields.laboratory || !fields.reportNumber) {
    delete fields.laboratory;
    delete fields.reportNumber;
  }
  const { weightMg } = fields;
  if (!loose && weightMg === undefined) return;
  if (weightMg === undefined) return void missing.add('weightMg');
  const gaps = loose ? undisclosed(fields) : [];
  for (const name of gaps) missing.add(name);
  if (loose && gaps.length === 0) return;
  // The weight is stored as an attribute until the other disclosures are known.
  fields.attributes = JSON.stringify([{ key: 'weight', value: `${Number(weightMg) / 200} ct` }]);
  delete fields.weightMg;
}

/**
 * The mandatory declarations of a pack's label (Legal Metrology Rules, r. 6), from the file or the
 * owner's defaults.
 */
function settleLabel(
  fields: FormValues,
  priced: SourceVariant[],
  mapping: ImportMapping,
  missing: Set<string>,
): void {
  if (!fields.countryOfOrigin && mapping.countryOfOrigin)
    fields.countryOfOrigin = mapping.countryOfOrigin;
  if (mapping.maker) fields.maker = mapping.maker;
  const highest = Math.max(
    ...priced.map(({ pricePaise, comparePaise }) => Math.max(pricePaise ?? 0, comparePaise ?? 0)),
  );
  if (!fields.mrp && mapping.mrpFromPrice) fields.mrp = String(toRupees(highest));
  if (fields.netQuantity) fields.netUnit = 'pieces';
  else if (mapping.onePiece && !fields.weightMg)
    Object.assign(fields, { netQuantity: '1', netUnit: 'pieces' });
  for (const name of ['countryOfOrigin', 'maker', 'mrp'] as const)
    if (!fields[name]) missing.add(name);
  if (!fields.netQuantity && !fields.weightMg) missing.add('netQuantity');
}
