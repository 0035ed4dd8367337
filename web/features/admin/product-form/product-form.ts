import {
  type AdminProduct,
  type FormFieldName,
  formFieldNames,
  type ProductField,
  productFields,
  translatedFieldNames,
} from '@jyotiratna/contract';
import { sentBundle } from './bundle-values.ts';
import { filledRows, linesOf, type ProductValues, productValuesOf } from './product-values.ts';
import { tidyField } from './tidy-field.ts';
import { sentVariants } from './variant-values.ts';

/** Options outside the field table: display on the home page, and unpublished. */
export type Switches = { isFeatured: boolean; unpublished: boolean };

/** Whether an edit differs from the saved product. */
export function hasChanges(
  previous: AdminProduct,
  values: ProductValues,
  switches: Switches,
  images: number,
): boolean {
  const {
    version: _,
    name,
    category,
    ...changed
  } = Object.fromEntries(editForm(previous, values, switches, []));
  return (
    images > 0 ||
    name !== previous.name ||
    category !== previous.category ||
    Object.keys(changed).length > 0
  );
}

/** The multipart form of a new remedy, without empty optional fields. */
export function newProductForm(
  values: ProductValues,
  images: readonly File[],
  unpublished = false,
): FormData {
  const form = new FormData();
  if (unpublished) form.set('draft', 'true');
  for (const [name, text] of Object.entries(stringsOf(values))) {
    if (required.has(name) || (text.trim() !== '' && text !== '[]')) form.set(name, text);
  }
  appendImages(form, images);
  return form;
}

/**
 * The multipart form of an edit: name, category and the changed fields only, so that two
 * administrators with different changes do not overwrite each other. New images replace all old
 * ones.
 */
export function editForm(
  previous: AdminProduct,
  values: ProductValues,
  { isFeatured, unpublished }: Switches,
  images: readonly File[],
): FormData {
  const before = productValuesOf(previous);
  const previousStrings = stringsOf(before);
  const form = new FormData();
  form.set('version', String(previous.version));
  for (const [name, text] of Object.entries(stringsOf(values))) {
    if (required.has(name) || text !== previousStrings[name]) form.set(name, text);
  }
  if (form.has('quantity')) form.set('quantityWas', before.quantity);
  if (isFeatured !== previous.isFeatured) form.set('isFeatured', String(isFeatured));
  // Explicit, because by default the first image of a draft publishes it.
  if (unpublished !== previous.draft || (unpublished && images.length > 0))
    form.set('draft', String(unpublished));
  appendImages(form, images);
  return form;
}

const required = new Set<string>(
  formFieldNames.filter((name) => 'required' in productFields[name]),
);

/** Every field as a string of the multipart form; lists are JSON. */
function stringsOf(values: ProductValues): Record<string, string> {
  const fields = formFieldNames.map((name) => [name, textOf(name, values[name])]);
  const hindi = translatedFieldNames.map((name) => {
    const text = values[`${name}Hi`];
    return [
      `${name}Hi`,
      productFields[name].kind === 'lines' ? JSON.stringify(linesOf(text)) : text,
    ];
  });
  const variants = ['variants', JSON.stringify(sentVariants(values.variants))];
  const bundle = ['bundle', values.bundle ? JSON.stringify(sentBundle(values.bundle)) : ''];
  return Object.fromEntries([...fields, ...hindi, variants, bundle]);
}

function textOf(name: FormFieldName, value: ProductValues[FormFieldName]): string {
  const field: ProductField = productFields[name];
  if (typeof value !== 'string')
    return JSON.stringify(
      field.kind === 'attributes' ? filledRows(value as ProductValues['attributes']) : value,
    );
  if (field.kind === 'lines') return JSON.stringify(linesOf(value));
  return 'required' in field ? value.trim() : tidyField(name, value);
}

function appendImages(form: FormData, images: readonly File[]): void {
  for (const image of images) form.append('images', image);
}
