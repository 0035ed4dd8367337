import type { AdminProduct } from '@jyotiratna/contract';

/** The media types of images that can be uploaded, comma-separated. */
export const acceptedImages = 'image/jpeg,image/png,image/webp';

/**
 * An image in the editor of a product's images: an existing one, or a file not uploaded yet.
 */
export type ImageValues = {
  key: string;
  /** The id of an existing image. */
  id?: string;
  file?: File;
  url: string;
  alt: string;
  altHi: string;
};

/**
 * The existing images of a product. A description equal to the product's name counts as empty,
 * because the name is the default.
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

/** The images with one moved to another index. */
export function placed(images: readonly ImageValues[], key: string, at: number): ImageValues[] {
  const moving = images.find((one) => one.key === key);
  if (!moving || at < 0 || at >= images.length) return [...images];
  const remaining = images.filter((one) => one !== moving);
  return [...remaining.slice(0, at), moving, ...remaining.slice(at)];
}

/** The multipart form that saves the images. */
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

/** Whether the images differ from the stored ones. */
export function isChanged(images: readonly ImageValues[], product: AdminProduct): boolean {
  const of = (all: readonly ImageValues[]) =>
    JSON.stringify(all.map(({ key, alt, altHi }) => [key, alt, altHi]));
  return of(images) !== of(imageValuesOf(product));
}
