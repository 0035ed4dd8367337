import { limits } from '@jyotiratna/contract';
import type { SourceImage, SourceVariant } from '../../../imports/source.ts';

/**
 * A product's images including those of its variants. If they exceed the limit, those of variants
 * come right after the first image.
 */
export function withVariantImages(
  images: readonly SourceImage[],
  variants: readonly SourceVariant[],
): SourceImage[] {
  const own = new Set(variants.map(({ imageUrl }) => imageUrl).filter(Boolean));
  const known = new Set(images.map(({ url }) => url));
  const all = [
    ...images,
    ...[...own].filter((url) => !known.has(url)).map((url) => ({ url, alt: '' })),
  ];
  if (all.length <= limits.imagesPerProduct) return all;
  const [first, ...others] = all;
  const [ofVariants, rest] = [
    others.filter(({ url }) => own.has(url)),
    others.filter(({ url }) => !own.has(url)),
  ];
  return first ? [first, ...ofVariants, ...rest] : [];
}
