import type { AdminProduct } from '@jyotiratna/contract';

/** The media types of images that can be uploaded, comma-separated. */
export const acceptedImages = 'image/jpeg,image/png,image/webp';

/**
 * An image in the editor of a product's images: an existing one, or a file not uploaded yet.
 */
export type ImageValues = {
  key: string;
  /** Of one that is there. */
  id?: string;
  file?: File;
  url: string;
  alt: string;
  altHi: string;
};

/**
 * The current images. A description equal to the product's name counts as empty: the name is
 * the shop's default.
 */
export function imageValuesOf({ name, pictures, images }: AdminProduct): ImageValues[] {
  return pictures.map(({ id, alt, altHi = '' }, at) => ({
    key: id,
    id,
    url: images[at] ?? '',
    alt: alt === name ? '' : alt,
    altHi,
  }));
}

/** The same with one moved to another position, 0-based. */
export function placed(images: readonly ImageValues[], key: string, at: number): ImageValues[] {
  const moving = images.find((one) => one.key === key);
  if (!moving || at < 0 || at >= images.length) return [...images];
  const remaining = images.filter((one) => one !== moving);
  return [...remaining.slice(0, at), moving, ...remaining.slice(at)];
}

/** The request of the save call. */
export function sentImages(images: readonly ImageValues[], version: number): FormData {
  const form = new FormData();
  form.set('version', String(version));
  const result = images.map(({ id, alt, altHi }) => ({
    ...(id && { id }),
    alt: alt.trim(),
    altHi: altHi.trim(),
  }));
  form.set('pictures', JSON.stringify(result));
  for (const { id, file } of images) if (!id && file) form.append('images', file);
  return form;
}

/** Whether it differs from the stored state. */
export function isChanged(images: readonly ImageValues[], product: AdminProduct): boolean {
  const of = (all: readonly ImageValues[]) =>
    JSON.stringify(all.map(({ key, alt, altHi }) => [key, alt, altHi]));
  return of(images) !== of(imageValuesOf(product));
}
