import { imageWidths, itemAt } from '@jyotiratna/contract';
import type { ImageFiles } from '../../ui/image.tsx';

/**
 * The small variants of an image of which an order stores only one URL,
 * `/pictures/{id}-{width}.webp`. An image has the default widths up to its largest; a smaller image
 * has only its own width.
 * @returns null for a URL of another form
 */
export function thumbnailFiles(image: string | undefined): ImageFiles | null {
  const [, base, digits] = /^(\/pictures\/[0-9a-f]+)-(\d+)\.webp$/.exec(image ?? '') ?? [];
  if (!base || !digits) return null;
  const pixels = Number(digits);
  const standard = imageWidths.filter((width) => width <= Math.min(pixels, 320));
  const widths = imageWidths.some((width) => width === pixels) ? standard : [pixels];
  return {
    base,
    width: itemAt(widths, 0),
    height: itemAt(widths, 0),
    widths,
    hasAlpha: false,
    alt: '',
  };
}
