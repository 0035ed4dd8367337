import {
  type AdminProduct,
  type FormFieldName,
  formFieldNames,
  type ProductField,
  productFields,
  translatedFieldNames,
} from '@jyotiratna/contract';
import { type Draft, draftOf, filledRows, linesOf } from './draft.ts';
import { sentVariants } from './variant-draft.ts';

/** What is chosen beside the fields: whether it stands on the home page, and whether it is kept from the shop. */
export type Switches = { isFeatured: boolean; unpublished: boolean };

/** Whether an edit would change anything. */
export function isEdited(was: AdminProduct, draft: Draft, switches: Switches, pictures: number): boolean {
  const { version: _, name, category, ...changed } = Object.fromEntries(editForm(was, draft, switches, []));
  return pictures > 0 || name !== was.name || category !== was.category || Object.keys(changed).length > 0;
}

/** The multipart form of a new remedy: optional fields only where there is something to say. */
export function newProductForm(draft: Draft, pictures: readonly File[], unpublished = false): FormData {
  const form = new FormData();
  if (unpublished) form.set('draft', 'true');
  for (const [name, text] of Object.entries(textsOf(draft))) {
    if (required.has(name) || (text.trim() !== '' && text !== '[]')) form.set(name, text);
  }
  appendPictures(form, pictures);
  return form;
}

/**
 * The form of an edit: name, category and the fields that differ from the product as it was, so that two administrators
 * who change different things do not undo each other. New pictures replace all old ones.
 */
export function editForm(
  was: AdminProduct,
  draft: Draft,
  { isFeatured, unpublished }: Switches,
  pictures: readonly File[],
): FormData {
  const before = draftOf(was);
  const texts = textsOf(before);
  const form = new FormData();
  form.set('version', String(was.version));
  for (const [name, text] of Object.entries(textsOf(draft))) {
    if (required.has(name) || text !== texts[name]) form.set(name, text);
  }
  if (form.has('quantity')) form.set('quantityWas', before.quantity);
  if (isFeatured !== was.isFeatured) form.set('isFeatured', String(isFeatured));
  // A draft's first picture would publish it, were nothing said.
  if (unpublished !== was.draft || (unpublished && pictures.length > 0)) form.set('draft', String(unpublished));
  appendPictures(form, pictures);
  return form;
}

const required = new Set<string>(formFieldNames.filter((name) => 'required' in productFields[name]));

/** Every field as the form sends it; lists travel as JSON. */
function textsOf(draft: Draft): Record<string, string> {
  const fields = formFieldNames.map((name) => [name, textOf(productFields[name], draft[name])]);
  const hindi = translatedFieldNames.map((name) => {
    const words = draft[`${name}Hi`];
    return [`${name}Hi`, productFields[name].kind === 'lines' ? JSON.stringify(linesOf(words)) : words];
  });
  return Object.fromEntries([...fields, ...hindi, ['variants', JSON.stringify(sentVariants(draft.variants))]]);
}

function textOf(field: ProductField, value: Draft[FormFieldName]): string {
  if (typeof value !== 'string')
    return JSON.stringify(field.kind === 'attributes' ? filledRows(value as Draft['attributes']) : value);
  if (field.kind === 'lines') return JSON.stringify(linesOf(value));
  return 'required' in field ? value.trim() : value;
}

function appendPictures(form: FormData, pictures: readonly File[]): void {
  for (const picture of pictures) form.append('images', picture);
}
