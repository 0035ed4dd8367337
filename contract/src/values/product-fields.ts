import type { BundleInput } from '../bundles.ts';
import type { ProductAttribute } from '../fields.ts';
import type { VariantInput } from '../variants.ts';
import type { Graha } from './graha.ts';
import { hallmarkPurities } from './hallmark.ts';
import type { Category } from './limits.ts';
import { netQuantityPattern, netUnits } from './net-quantity.ts';
import type { ProductField } from './product-field.ts';
import { reportRules } from './report-rules.ts';
import { stoneChoices } from './stone-choices.ts';

/**
 * The single definition of a product's fields that an administrator may edit. Each row
 * determines the column, the accepted form and file input, the API response, the audit log, the
 * CSV columns and the field of the admin forms.
 *
 * A new field requires a row here, `npm run db:generate`, its labels and its position on a page
 * (CONTRIBUTING.md has the recipe). The order is the order of the CSV columns and, within a
 * group, of the form's fields.
 */
export const productFields = {
  name: {
    kind: 'line',
    max: 150,
    required: 'given_name_missing',
    seenBy: 'everyone',
    translated: true,
    form: { group: 'identity' },
  },
  category: {
    kind: 'category',
    required: 'category_needed',
    seenBy: 'everyone',
    form: { group: 'identity' },
  },
  description: {
    kind: 'text',
    max: 10_000,
    seenBy: 'everyone',
    translated: true,
    form: { group: 'words', rows: 4 },
  },
  originalPrice: {
    kind: 'price',
    column: 'originalPricePaise',
    seenBy: 'everyone',
    form: { group: 'price', placeholder: '1999' },
  },
  discountedPrice: {
    kind: 'price',
    column: 'discountedPricePaise',
    seenBy: 'everyone',
    form: { group: 'price', placeholder: '1299' },
  },
  quantity: {
    kind: 'pieces',
    column: 'stock',
    seenBy: 'everyone',
    form: { group: 'price' },
  },
  lowStockAt: {
    kind: 'whole',
    max: 10_000,
    seenBy: 'administrators',
    form: { group: 'price', placeholder: '5' },
  },
  isFeatured: { kind: 'flag', seenBy: 'everyone' },
  attributes: { kind: 'attributes', seenBy: 'everyone', form: { group: 'media' } },
  benefits: {
    kind: 'lines',
    max: 500,
    maxItems: 20,
    tooMany: 'benefits_most',
    seenBy: 'everyone',
    translated: true,
    form: { group: 'words', rows: 2 },
  },
  planets: { kind: 'grahas', seenBy: 'everyone', form: { group: 'words' } },
  hsn: {
    kind: 'line',
    max: 8,
    digits: { pattern: /^(\d{4}|\d{6}|\d{8})$/, otherwise: 'hsn_invalid' },
    seenBy: 'administrators',
    form: { group: 'legal' },
  },
  gstPercent: {
    kind: 'percent',
    column: 'gstBasisPoints',
    seenBy: 'administrators',
    form: { group: 'legal', placeholder: '3' },
  },
  countryOfOrigin: {
    kind: 'line',
    max: 80,
    seenBy: 'everyone',
    form: { group: 'legal', placeholder: 'India' },
  },
  materialFrom: {
    kind: 'line',
    max: 80,
    seenBy: 'everyone',
    form: { group: 'legal', placeholder: 'Nepal' },
  },
  mrp: {
    kind: 'rate',
    column: 'mrpPaise',
    seenBy: 'everyone',
    form: { group: 'legal' },
  },
  netQuantity: {
    kind: 'line',
    max: 10,
    pattern: { is: netQuantityPattern, otherwise: 'net_quantity_invalid' },
    seenBy: 'everyone',
    form: { group: 'legal', placeholder: '1' },
  },
  netUnit: {
    kind: 'choice',
    of: netUnits,
    seenBy: 'everyone',
    form: { group: 'legal' },
  },
  hallmark: {
    kind: 'choice',
    of: hallmarkPurities,
    seenBy: 'everyone',
    form: { group: 'legal' },
  },
  maker: {
    kind: 'party',
    seenBy: 'administrators',
    form: { group: 'legal' },
  },
  packer: { kind: 'party', seenBy: 'administrators', form: { group: 'legal' } },
  importer: { kind: 'party', seenBy: 'administrators', form: { group: 'legal' } },
  stone: {
    kind: 'choice',
    of: stoneChoices.stone,
    seenBy: 'everyone',
    form: { group: 'stone' },
  },
  weightMg: {
    kind: 'whole',
    max: 1_000_000,
    seenBy: 'everyone',
    form: { group: 'stone', placeholder: '1040' },
  },
  pricePerCarat: {
    kind: 'rate',
    column: 'pricePerCaratPaise',
    seenBy: 'everyone',
    form: { group: 'stone' },
  },
  origin: { kind: 'choice', of: stoneChoices.origin, seenBy: 'everyone', form: { group: 'stone' } },
  nature: { kind: 'choice', of: stoneChoices.nature, seenBy: 'everyone', form: { group: 'stone' } },
  treatment: {
    kind: 'choice',
    of: stoneChoices.treatment,
    seenBy: 'everyone',
    form: { group: 'stone' },
  },
  shape: { kind: 'choice', of: stoneChoices.shape, seenBy: 'everyone', form: { group: 'stone' } },
  cut: { kind: 'choice', of: stoneChoices.cut, seenBy: 'everyone', form: { group: 'stone' } },
  dimensions: {
    kind: 'line',
    max: 40,
    pattern: {
      is: /^\d{1,3}(\.\d{1,2})? × \d{1,3}(\.\d{1,2})?( × \d{1,3}(\.\d{1,2})?)?$/,
      otherwise: 'dimensions_invalid',
    },
    seenBy: 'everyone',
    form: { group: 'stone', placeholder: '9.10 × 7.05 × 4.30' },
  },
  transparency: {
    kind: 'choice',
    of: stoneChoices.transparency,
    seenBy: 'everyone',
    form: { group: 'stone' },
  },
  laboratory: {
    kind: 'choice',
    of: stoneChoices.laboratory,
    seenBy: 'everyone',
    form: { group: 'stone' },
  },
  reportNumber: {
    kind: 'line',
    max: reportRules.number.max,
    pattern: { is: reportRules.number.is, otherwise: 'report_number_invalid' },
    seenBy: 'everyone',
    form: { group: 'stone' },
  },
  reportDate: {
    kind: 'line',
    max: reportRules.date.max,
    pattern: { is: reportRules.date.is, otherwise: 'report_date_invalid' },
    seenBy: 'everyone',
    form: { group: 'stone', placeholder: '2026-09-30' },
  },
} as const satisfies Record<string, ProductField>;

type Fields = typeof productFields;
export type ProductFieldName = keyof Fields;

/** The fields in their order, as name and definition. */
export const productFieldList = Object.entries(productFields) as readonly (readonly [
  ProductFieldName,
  ProductField,
])[];

type Values = {
  line: string | null;
  text: string;
  lines: string[];
  category: Category;
  flag: boolean;
  grahas: Graha[];
  attributes: ProductAttribute[];
  price: number;
  pieces: number | null;
  whole: number | null;
  rate: number | null;
  percent: number | null;
  party: string | null;
};
type ValueOf<Field> = Field extends { kind: 'line'; required: string }
  ? string
  : Field extends { kind: 'choice'; of: readonly (infer Choice)[] }
    ? Choice | null
    : Field extends { kind: infer Kind extends keyof Values }
      ? Values[Kind]
      : never;

/** Names of the fields that have a property. */
type NamesWith<Property> = {
  [Name in ProductFieldName]: Fields[Name] extends Property ? Name : never;
}[ProductFieldName];
export type PublicFieldName = NamesWith<{ seenBy: 'everyone' }>;
export type AdminFieldName = NamesWith<{ seenBy: 'administrators' }>;
export type TranslatedFieldName = NamesWith<{ translated: true }>;
export type FormFieldName = NamesWith<{ form: object }>;

export const productFieldNames = Object.keys(productFields) as ProductFieldName[];
/**
 * Names of the public fields, the administrators' fields, the form's fields, and the fields
 * translated into Hindi.
 */
export const publicFieldNames = productFieldNames.filter(
  (name): name is PublicFieldName => productFields[name].seenBy === 'everyone',
);
export const adminFieldNames = productFieldNames.filter(
  (name): name is AdminFieldName => productFields[name].seenBy === 'administrators',
);
export const formFieldNames = productFieldNames.filter(
  (name): name is FormFieldName => 'form' in productFields[name],
);
export const translatedFieldNames = productFieldNames.filter(isTranslated);

/**
 * True for a field with a Hindi translation: `name` has a counterpart `nameHi`, and a CSV column
 * `name_hi`.
 */
export function isTranslated(name: ProductFieldName): name is TranslatedFieldName {
  return 'translated' in productFields[name];
}

/** The value type of each field in the API; prices in rupees. */
export type ProductFieldValues = { -readonly [Name in ProductFieldName]: ValueOf<Fields[Name]> };
/** The Hindi values of the translated fields; empty if missing. */
export type ProductHindi = {
  -readonly [Name in TranslatedFieldName]: Fields[Name] extends { kind: 'lines' }
    ? string[]
    : string;
};
/** The Hindi values by their field names in forms and columns, such as `nameHi`. */
export type ProductHindiTwins = {
  [Name in TranslatedFieldName as `${Name}Hi`]: ProductHindi[Name];
};

/** The validated product fields of a form or a CSV row; absent fields are unchanged. */
export type ProductInput = { [Name in ProductFieldName]?: ProductFieldValues[Name] | undefined } & {
  [Name in keyof ProductHindiTwins]?: ProductHindiTwins[Name] | undefined;
} & {
  alts?: string[] | undefined;
  /** Whether the product is unpublished. */
  draft?: boolean | undefined;
  /** The variants; empty for a product without options. */
  variants?: VariantInput[] | undefined;
  /** The components of a bundle, and its price. */
  bundle?: BundleInput | undefined;
};
export type NewProductInput = ProductInput & Pick<ProductFieldValues, 'name' | 'category'>;
export type ProductEditInput = ProductInput & {
  slug?: string | undefined;
  version?: number | undefined;
  quantityWas?: number | null | undefined;
};
