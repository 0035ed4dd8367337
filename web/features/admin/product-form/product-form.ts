import type { AdminProduct } from '@jyotiratna/contract';
import { type Draft, draftOf, filledRows } from './draft.ts';

/** The multipart form of a new remedy: optional fields only where there is something to say. */
export function newProductForm(draft: Draft, pictures: readonly File[]): FormData {
  const form = new FormData();
  form.set('name', draft.name.trim());
  form.set('category', draft.category);
  form.set('description', draft.description);
  for (const name of ['originalPrice', 'discountedPrice', 'quantity'] as const) {
    if (draft[name]) form.set(name, draft[name]);
  }
  const attributes = filledRows(draft.attributes);
  if (attributes.length) form.set('attributes', JSON.stringify(attributes));
  if (draft.planets.length) form.set('planets', JSON.stringify(draft.planets));
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
  for (const name of ['description', 'originalPrice', 'discountedPrice', 'quantity'] as const) {
    if (draft[name] !== before[name]) form.set(name, draft[name]);
  }
  if (form.has('quantity')) form.set('quantityWas', before.quantity);
  if (isFeatured !== was.isFeatured) form.set('isFeatured', String(isFeatured));
  const lists = [
    ['attributes', filledRows(draft.attributes), filledRows(before.attributes)],
    ['planets', draft.planets, before.planets],
  ] as const;
  for (const [name, now, then] of lists) {
    if (JSON.stringify(now) !== JSON.stringify(then)) form.set(name, JSON.stringify(now));
  }
  appendPictures(form, pictures);
  return form;
}

function appendPictures(form: FormData, pictures: readonly File[]): void {
  for (const picture of pictures) form.append('images', picture);
}
