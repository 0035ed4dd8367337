import {
  type AdminProduct,
  type AttributeKey,
  type Category,
  categories,
  type FormFieldName,
  formFieldNames,
  type Graha,
  limits,
  type ProductField,
  productFields,
  type TranslatedFieldName,
  translatedFieldNames,
} from '@jyotiratna/contract';
import { productForm as copy } from '#messages/admin/product-form.ts';
import { productLabels } from '#messages/admin/product-labels.ts';
import { type BundleValues, bundleNeeds, bundleValuesOf } from './bundle-values.ts';
import { labelInSentence } from './field-labels.ts';
import { tidyField } from './tidy-field.ts';
import { type VariantValues, variantsNeed, variantValuesOf } from './variant-values.ts';

/** An attribute row of the form. `benefits` has no control and is passed through. */
export type AttributeRow = {
  id: number;
  key: AttributeKey | '';
  value: string;
  valueHi?: string | undefined;
  benefits?: string | undefined;
};

type FieldValue<Kind> = Kind extends 'grahas'
  ? readonly Graha[]
  : Kind extends 'attributes'
    ? readonly AttributeRow[]
    : Kind extends 'category'
      ? Category | ''
      : string;

/**
 * The form values of a remedy: the fields of the table that are in the form, prices and quantity
 * as text, lists as one line per item. Images are separate: they contain files.
 */
export type ProductValues = {
  [Name in FormFieldName]: FieldValue<(typeof productFields)[Name]['kind']>;
} & {
  [Name in TranslatedFieldName as `${Name}Hi`]: string;
} & { variants: readonly VariantValues[]; bundle: BundleValues | null };

let lastRow = 0;

/** A new, empty row; the first row of a new remedy is its colour. */
export function newRow(key: AttributeRow['key'] = ''): AttributeRow {
  lastRow += 1;
  return { id: lastRow, key, value: '' };
}

export function emptyValues(): ProductValues {
  const fields = formFieldNames.map((name) => [name, empty(productFields[name].kind)]);
  const hindi = translatedFieldNames.map((name) => [`${name}Hi`, '']);
  return { ...Object.fromEntries([...fields, ...hindi]), variants: [], bundle: null };
}

function empty(kind: ProductField['kind']): ProductValues[FormFieldName] {
  if (kind === 'grahas') return [];
  return kind === 'attributes' ? [newRow('color')] : '';
}

/** The form values of an existing product. */
export function productValuesOf(product: AdminProduct): ProductValues {
  const fields = formFieldNames.map((name) => [name, typed(product[name])]);
  const hindi = translatedFieldNames.map((name) => [
    `${name}Hi`,
    typed(product.hindi?.[name] ?? null),
  ]);
  const values = Object.fromEntries([...fields, ...hindi]);
  const attributes = product.attributes.map((attribute) => ({ ...newRow(), ...attribute }));
  return {
    ...values,
    planets: product.planets,
    attributes,
    variants: variantValuesOf(product),
    bundle: bundleValuesOf(product),
  };
}

/** The value of a text control. */
function typed(value: AdminProduct[FormFieldName]): string {
  if (value === null) return '';
  return Array.isArray(value) ? value.join('\n') : String(value);
}

/** The non-empty lines of a text. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The labels of the fields that have a Hindi translation. */
export function hindiParts(values: ProductValues): string[] {
  const translated = translatedFieldNames.filter((name) => values[`${name}Hi`].trim() !== '');
  return translated.map((name, index) =>
    index === 0 ? productLabels[name].label : labelInSentence(name),
  );
}

/** Whether any field differs from the empty form. An attribute without a value does not count. */
export function isTouched(values: ProductValues, imageCount: number): boolean {
  const { planets, attributes, variants, bundle, ...t } = values;
  const strings = [...Object.values(t), ...attributes.map(({ value }) => value)];
  if (planets.length > 0 || variants.length > 0 || bundle !== null) return true;
  return strings.some((text) => text.trim() !== '') || imageCount > 0;
}

/** The rows to send: those with both key and value. */
export function filledRows(rows: readonly AttributeRow[]) {
  return rows
    .filter(({ key, value }) => key !== '' && value.trim() !== '')
    .map(({ key, value, valueHi, benefits }) => ({
      key,
      value: value.trim(),
      ...(valueHi?.trim() ? { valueHi: valueHi.trim() } : {}),
      ...(benefits ? { benefits } : {}),
    }));
}

/** Validation messages by the server's error codes. */
const sentences: Partial<Record<string, string>> = {
  hsn_invalid: copy.hsnCode4,
  dimensions_invalid: copy.pleaseEnterDimensions,
  report_number_invalid: copy.reportNumberCan,
  report_date_invalid: copy.pleaseEnterDate,
};

/**
 * Validation errors of prices and codes, by field, with the server's rules; an empty field is not
 * an error yet.
 */
export function priceErrors(values: ProductValues): Record<string, string> {
  const { originalPrice, discountedPrice } = values;
  if (isByWeight(values) || values.variants.length > 0 || values.bundle) return codeErrors(values);
  const errors: Record<string, string> = {};
  if (originalPrice !== '' && !(Number(originalPrice) > 0))
    errors.originalPrice = copy.priceMustMore;
  if (discountedPrice !== '' && !(Number(discountedPrice) > 0))
    errors.discountedPrice = copy.priceMustMore;
  else if (originalPrice !== '' && Number(discountedPrice) > Number(originalPrice))
    errors.discountedPrice = copy.discountedPriceHigher;
  return { ...errors, ...codeErrors(values) };
}

function codeErrors(values: ProductValues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const name of formFieldNames) {
    const field: ProductField = productFields[name];
    if (field.kind !== 'line') continue;
    const text = tidyField(name, String(values[name])).trim();
    const rule = field.digits ? { is: field.digits.pattern, ...field.digits } : field.pattern;
    const error = rule && sentences[rule.otherwise];
    if (error && text !== '' && !rule.is.test(text)) errors[name] = error;
  }
  return errors;
}

/**
 * Whether the price of a stone is computed from weight and rate, so that no other price is needed.
 */
export function isByWeight({
  weightMg,
  pricePerCarat,
}: Pick<ProductValues, 'weightMg' | 'pricePerCarat'>): boolean {
  return Number(weightMg) > 0 && Number(pricePerCarat) > 0;
}

export const lastStep = 4;
export type WizardStep = 1 | 2 | 3 | 4;

/** The missing input of a step, which disables Continue; null when the step is complete. */
export function stepNeeds(
  step: WizardStep,
  values: ProductValues,
  imageCount: number,
): string | null {
  if (step === 1) {
    const isNamed = values.name.trim() !== '';
    const sorted = (categories as readonly string[]).includes(values.category);
    if (!isNamed && !sorted) return copy.addNameCategory;
    if (!isNamed) return copy.addNameContinue;
    return sorted ? null : copy.chooseCategoryContinue;
  }
  if (step === 2) {
    const { originalPrice, discountedPrice } = values;
    const open = values.bundle ? bundleNeeds(values.bundle) : variantsNeed(values.variants);
    if (open) return open;
    if (isByWeight(values) || values.variants.length > 0 || values.bundle)
      return Object.keys(priceErrors(values)).length === 0 ? null : copy.mendWhatMarked;
    if (!originalPrice && !discountedPrice) return copy.addBothPrices;
    if (!originalPrice) return copy.addOriginalPrice;
    if (!discountedPrice) return copy.addDiscountedPrice;
    return Object.keys(priceErrors(values)).length === 0 ? null : copy.mendWhatMarked;
  }
  if (step === 3) return imageCount > 0 ? null : copy.addLeast1;
  return (
    ([1, 2, 3] as const).map((previous) => stepNeeds(previous, values, imageCount)).find(Boolean) ??
    null
  );
}

/** Whether a step is accessible: already reached, with all previous steps complete. */
export function mayGo(
  step: WizardStep,
  reached: WizardStep,
  values: ProductValues,
  imageCount: number,
): boolean {
  const previous = ([1, 2, 3] as const).filter((one) => one < step);
  return step <= reached && previous.every((one) => stepNeeds(one, values, imageCount) === null);
}

/** The first files up to the maximum number of images; the others are dropped. */
export function takeFitting<File>(saved: number, files: readonly File[]): File[] {
  return files.slice(0, Math.max(0, limits.imagesPerProduct - saved));
}
