import type { AdminProduct } from '@jyotiratna/contract';

/** A picture while its product's pictures are edited: one that is there, or a file that is not sent yet. */
export type PictureDraft = {
  key: string;
  /** Of one that is there. */
  id?: string;
  file?: File;
  url: string;
  alt: string;
  altHi: string;
};

/** The pictures as they are. A description that is the product's name is none: the shop says the name by itself. */
export function draftsOf({
  name,
  pictures,
  images,
}: Pick<AdminProduct, 'name' | 'pictures' | 'images'>): PictureDraft[] {
  return pictures.map(({ id, alt, altHi = '' }, at) => ({
    key: id,
    id,
    url: images[at] ?? '',
    alt: alt === name ? '' : alt,
    altHi,
  }));
}

/** The same with one at another place, counted from 0. */
export function placed(drafts: readonly PictureDraft[], key: string, at: number): PictureDraft[] {
  const moving = drafts.find((one) => one.key === key);
  if (!moving || at < 0 || at >= drafts.length) return [...drafts];
  const others = drafts.filter((one) => one !== moving);
  return [...others.slice(0, at), moving, ...others.slice(at)];
}

/** What the saving call sends. */
export function picturesForm(drafts: readonly PictureDraft[], version: number): FormData {
  const form = new FormData();
  form.set('version', String(version));
  const told = drafts.map(({ id, alt, altHi }) => ({ ...(id && { id }), alt: alt.trim(), altHi: altHi.trim() }));
  form.set('pictures', JSON.stringify(told));
  for (const { id, file } of drafts) if (!id && file) form.append('images', file);
  return form;
}

/** Whether anything differs from what is there. */
export function isChanged(drafts: readonly PictureDraft[], product: AdminProduct): boolean {
  const of = (all: readonly PictureDraft[]) => JSON.stringify(all.map(({ key, alt, altHi }) => [key, alt, altHi]));
  return of(drafts) !== of(draftsOf(product));
}
