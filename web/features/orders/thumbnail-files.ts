import { pictureWidths } from '@jyotiratna/contract';
import type { PictureFiles } from '../../ui/picture.tsx';

/**
 * The small files of an image of which only one address is known, `/pictures/{id}-{width}.webp`: an order keeps no more.
 * An image has the usual widths up to its largest; a smaller one has its own alone.
 * @returns null for an address of another kind
 */
export function thumbnailFiles(image: string | undefined): PictureFiles | null {
  const [, base, digits] = /^(\/pictures\/[0-9a-f]+)-(\d+)\.webp$/.exec(image ?? '') ?? [];
  if (!base || !digits) return null;
  const known = Number(digits);
  const usual = pictureWidths.filter((width) => width <= Math.min(known, 320));
  const widths = pictureWidths.some((width) => width === known) ? usual : [known];
  return { base, width: widths[0]!, height: widths[0]!, widths, hasAlpha: false, alt: '' };
}
