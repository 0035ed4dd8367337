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
    label: 'Name',
    max: 150,
    required: 'given_name_missing',
    seenBy: 'everyone',
    translated: { hint: 'What stays empty is shown in English.' },
    form: { group: 'identity' },
  },
  category: {
    kind: 'category',
    label: 'Category',
    required: 'category_needed',
    seenBy: 'everyone',
    form: { group: 'identity' },
  },
  description: {
    kind: 'text',
    label: 'Description',
    max: 10_000,
    seenBy: 'everyone',
    translated: { hint: 'A danda (।) ends a sentence; the first one shows on cards.' },
    form: {
      group: 'words',
      rows: 4,
      hintOnAdd: 'The first sentence shows on cards. Say what it is traditionally worn for, without a promise.',
    },
  },
  originalPrice: {
    kind: 'price',
    column: 'originalPricePaise',
    label: 'Original price',
    seenBy: 'everyone',
    form: { group: 'price', placeholder: '1999', hint: 'Shown struck through.' },
  },
  discountedPrice: {
    kind: 'price',
    column: 'discountedPricePaise',
    label: 'Discounted price',
    seenBy: 'everyone',
    form: { group: 'price', placeholder: '1299', hint: 'What is paid.' },
  },
  quantity: {
    kind: 'pieces',
    column: 'stock',
    label: 'Quantity',
    seenBy: 'everyone',
    form: { group: 'price', hint: 'Empty means not tracked. 0 is sold out.' },
  },
  lowStockAt: {
    kind: 'whole',
    most: 10_000,
    label: 'Low stock from',
    seenBy: 'administrators',
    form: {
      group: 'price',
      placeholder: '5',
      hint: 'You are told when the stock falls to this number. If empty, the number in Settings applies.',
    },
  },
  isFeatured: { kind: 'flag', label: 'Featured', seenBy: 'everyone' },
  attributes: { kind: 'attributes', label: 'Attributes', seenBy: 'everyone', form: { group: 'media' } },
  benefits: {
    kind: 'lines',
    label: 'Benefits',
    max: 500,
    most: 20,
    tooMany: 'benefits_most',
    seenBy: 'everyone',
    translated: { hint: 'One per line.' },
    form: {
      group: 'words',
      rows: 2,
      hint: 'One per line.',
      hintOnAdd: "One per line, for example 'Traditionally worn for courage'.",
    },
  },
  planets: { kind: 'grahas', label: 'Planets', seenBy: 'everyone', form: { group: 'words' } },
  hsn: {
    kind: 'line',
    label: 'HSN code',
    max: 8,
    digits: { pattern: /^(\d{4}|\d{6}|\d{8})$/, otherwise: 'hsn_invalid' },
    seenBy: 'administrators',
    form: {
      group: 'legal',
      hint: '4, 6 or 8 digits, for the invoice. If empty, the code of its category applies.',
    },
  },
  gstPercent: {
    kind: 'percent',
    column: 'gstBasisPoints',
    label: 'GST in percent',
    seenBy: 'administrators',
    form: {
      group: 'legal',
      placeholder: '3',
      hint: 'As advised by your accountant. If empty, the rate of the HSN code applies.',
    },
  },
  countryOfOrigin: {
    kind: 'line',
    label: 'Country of origin',
    max: 80,
    seenBy: 'everyone',
    form: { group: 'legal', placeholder: 'India', hint: 'Where it was made ready for sale. Lists filter by it.' },
  },
  materialFrom: {
    kind: 'line',
    label: 'Stone or seeds from',
    max: 80,
    seenBy: 'everyone',
    form: { group: 'legal', placeholder: 'Nepal', hint: 'The country of the material, where it is another one.' },
  },
  mrp: {
    kind: 'rate',
    column: 'mrpPaise',
    label: 'MRP',
    seenBy: 'everyone',
    form: { group: 'legal', hint: 'As printed on the pack, all taxes included. Never less than the price.' },
  },
  netQuantity: {
    kind: 'line',
    max: 10,
    pattern: { is: netQuantityPattern, otherwise: 'net_quantity_invalid' },
    label: 'Net contents',
    seenBy: 'everyone',
    form: { group: 'legal', placeholder: '1', hint: 'Of a stone sold by weight: empty means its weight.' },
  },
  netUnit: {
    kind: 'choice',
    of: netUnits,
    label: 'Unit of the net contents',
    seenBy: 'everyone',
    form: { group: 'legal' },
  },
  hallmark: {
    kind: 'choice',
    of: hallmarkPurities,
    label: 'Hallmark',
    seenBy: 'everyone',
    form: {
      group: 'legal',
      hint: 'Of a ready piece in gold or silver. Its HUID is entered at the order.',
    },
  },
  maker: {
    kind: 'party',
    label: 'Maker',
    seenBy: 'administrators',
    form: { group: 'legal', hint: 'Of an imported remedy, the importer is enough.' },
  },
  packer: { kind: 'party', label: 'Packer', seenBy: 'administrators', form: { group: 'legal' } },
  importer: { kind: 'party', label: 'Importer', seenBy: 'administrators', form: { group: 'legal' } },
  stone: {
    kind: 'choice',
    of: stoneChoices.stone,
    label: 'Stone',
    seenBy: 'everyone',
    form: {
      group: 'stone',
      hint: 'For a loose stone that is sold by weight. Everything below is then required.',
    },
  },
  weightMg: {
    kind: 'whole',
    most: 1_000_000,
    label: 'Weight in milligrams',
    seenBy: 'everyone',
    form: { group: 'stone', placeholder: '1040', hint: 'A carat is 200 mg.' },
  },
  pricePerCarat: {
    kind: 'rate',
    column: 'pricePerCaratPaise',
    label: 'Price per carat',
    seenBy: 'everyone',
    form: { group: 'stone', hint: 'Multiplied by the weight it gives the discounted price, in whole rupees.' },
  },
  origin: { kind: 'choice', of: stoneChoices.origin, label: 'Origin', seenBy: 'everyone', form: { group: 'stone' } },
  nature: { kind: 'choice', of: stoneChoices.nature, label: 'Nature', seenBy: 'everyone', form: { group: 'stone' } },
  treatment: {
    kind: 'choice',
    of: stoneChoices.treatment,
    label: 'Treatment',
    seenBy: 'everyone',
    form: { group: 'stone', hint: 'A synthetic is never natural.' },
  },
  shape: { kind: 'choice', of: stoneChoices.shape, label: 'Shape', seenBy: 'everyone', form: { group: 'stone' } },
  cut: { kind: 'choice', of: stoneChoices.cut, label: 'Cut', seenBy: 'everyone', form: { group: 'stone' } },
  dimensions: {
    kind: 'line',
    max: 40,
    pattern: {
      is: /^\d{1,3}(\.\d{1,2})? × \d{1,3}(\.\d{1,2})?( × \d{1,3}(\.\d{1,2})?)?$/,
      otherwise: 'dimensions_invalid',
    },
    label: 'Dimensions in mm',
    seenBy: 'everyone',
    form: { group: 'stone', placeholder: '9.10 × 7.05 × 4.30' },
  },
  transparency: {
    kind: 'choice',
    of: stoneChoices.transparency,
    label: 'Transparency',
    seenBy: 'everyone',
    form: { group: 'stone' },
  },
  laboratory: {
    kind: 'choice',
    of: stoneChoices.laboratory,
    label: 'Laboratory',
    seenBy: 'everyone',
    form: { group: 'stone' },
  },
  reportNumber: {
    kind: 'line',
    max: reportRules.number.max,
    pattern: { is: reportRules.number.is, otherwise: 'report_number_invalid' },
    label: 'Report number',
    seenBy: 'everyone',
    form: { group: 'stone', hint: 'In capitals, as printed on the report. Every stone has its own.' },
  },
  reportDate: {
    kind: 'line',
    max: reportRules.date.max,
    pattern: { is: reportRules.date.is, otherwise: 'report_date_invalid' },
    label: 'Date of the report',
    seenBy: 'everyone',
    form: { group: 'stone', placeholder: '2026-09-30' },
  },
} as const satisfies Record<string, ProductField>;

type Fields = typeof productFields;
export type ProductFieldName = keyof Fields;

/** The table's rows in their order, as name and field. */
export const productFieldList = Object.entries(productFields) as readonly (readonly [ProductFieldName, ProductField])[];

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

/** The names of the fields with a property. */
type NamesWith<Property> = {
  [Name in ProductFieldName]: Fields[Name] extends Property ? Name : never;
}[ProductFieldName];
export type PublicFieldName = NamesWith<{ seenBy: 'everyone' }>;
export type AdminFieldName = NamesWith<{ seenBy: 'administrators' }>;
export type TranslatedFieldName = NamesWith<{ translated: object }>;
export type FormFieldName = NamesWith<{ form: object }>;

export const productFieldNames = Object.keys(productFields) as ProductFieldName[];
/**
 * Public fields, administrators' fields, the form's fields, and the fields translated into
 * Hindi.
 */
export const publicFieldNames = productFieldNames.filter(
  (name): name is PublicFieldName => productFields[name].seenBy === 'everyone',
);
export const adminFieldNames = productFieldNames.filter(
  (name): name is AdminFieldName => productFields[name].seenBy === 'administrators',
);
export const formFieldNames = productFieldNames.filter((name): name is FormFieldName => 'form' in productFields[name]);
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
  -readonly [Name in TranslatedFieldName]: Fields[Name] extends { kind: 'lines' } ? string[] : string;
};
/** The same, with the names in forms and columns. */
export type ProductHindiTwins = { [Name in TranslatedFieldName as `${Name}Hi`]: ProductHindi[Name] };

/** The validated product fields of a form or a CSV row; absent fields are unchanged. */
export type ProductInput = { [Name in ProductFieldName]?: ProductFieldValues[Name] | undefined } & {
  [Name in keyof ProductHindiTwins]?: ProductHindiTwins[Name] | undefined;
} & {
  alts?: string[] | undefined;
  /** Whether it is unpublished. */
  draft?: boolean | undefined;
  /** The available options; an empty list is a product without options. */
  variants?: VariantInput[] | undefined;
};
export type NewProductInput = ProductInput & Pick<ProductFieldValues, 'name' | 'category'>;
export type ProductEditInput = ProductInput & {
  version?: number | undefined;
  quantityWas?: number | null | undefined;
};
