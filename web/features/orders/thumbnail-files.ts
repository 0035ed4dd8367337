import type { PictureFiles } from '../../ui/picture.tsx';

/** Every stored picture has these of its widths that are no larger than its largest; a smaller one has its own alone. */
const usual = [160, 320, 480, 640, 960, 1280];

/**
 * The small files of a picture of which only one address is known, `/pictures/{id}-{width}.webp`: an order keeps no more.
 * @returns null for an address of another kind
 */
export function thumbnailFiles(image: string | undefined): PictureFiles | null {
  const [, base, digits] = /^(\/pictures\/[0-9a-f]+)-(\d+)\.webp$/.exec(image ?? '') ?? [];
  if (!base || !digits) return null;
  const known = Number(digits);
  const widths = usual.includes(known) ? usual.filter((width) => width <= Math.min(known, 320)) : [known];
  return { base, width: widths[0]!, height: widths[0]!, widths, hasAlpha: false, alt: '' };
}
