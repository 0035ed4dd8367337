import type { AdminProduct } from '@jyotiratna/contract';
import { type Draft, draftOf, filledRows, linesOf } from './draft.ts';

/** Texts that are sent only where there is something to say. */
const optionalTexts = [
  'originalPrice',
  'discountedPrice',
  'quantity',
  'hsn',
  'countryOfOrigin',
  'nameHi',
  'descriptionHi',
] as const;

/** Whether an edit would change anything. */
export function isEdited(was: AdminProduct, draft: Draft, isFeatured: boolean, pictures: number): boolean {
  const { version: _, name, category, ...changed } = Object.fromEntries(editForm(was, draft, isFeatured, []));
  return pictures > 0 || name !== was.name || category !== was.category || Object.keys(changed).length > 0;
}

/** The multipart form of a new remedy: optional fields only where there is something to say. */
export function newProductForm(draft: Draft, pictures: readonly File[]): FormData {
  const form = new FormData();
  form.set('name', draft.name.trim());
  form.set('category', draft.category);
  form.set('description', draft.description);
  for (const name of optionalTexts) {
    if (draft[name].trim()) form.set(name, draft[name]);
  }
  for (const [name, list] of Object.entries(listsOf(draft))) {
    if (list.length) form.set(name, JSON.stringify(list));
  }
  appendPictures(form, pictures);
  return form;
}

/**
 * The form of an edit: name, category and the fields that differ from the product as it was, so that two administrators
 * who change different things do not undo each other. New pictures replace all old ones.
 */
export function editForm(was: AdminProduct, draft: Draft, isFeatured: boolean, pictures: readonly File[]): FormData {
  const before = draftOf(was);
  const form = new FormData();
  form.set('version', String(was.version));
  form.set('name', draft.name.trim());
  form.set('category', draft.category);
  for (const name of ['description', ...optionalTexts] as const) {
    if (draft[name] !== before[name]) form.set(name, draft[name]);
  }
  if (form.has('quantity')) form.set('quantityWas', before.quantity);
  if (isFeatured !== was.isFeatured) form.set('isFeatured', String(isFeatured));
  const then = listsOf(before);
  for (const [name, list] of Object.entries(listsOf(draft))) {
    const text = JSON.stringify(list);
    if (text !== JSON.stringify(then[name as keyof typeof then])) form.set(name, text);
  }
  appendPictures(form, pictures);
  return form;
}

/** The list-like fields, which travel as JSON. */
function listsOf({ attributes, benefits, benefitsHi, planets }: Draft) {
  return {
    attributes: filledRows(attributes),
    benefits: linesOf(benefits),
    benefitsHi: linesOf(benefitsHi),
    planets,
  };
}

function appendPictures(form: FormData, pictures: readonly File[]): void {
  for (const picture of pictures) form.append('images', picture);
}
