import { defined, imageWidths, limits as shared } from '@jyotiratna/contract';

/**
 * Limits of images and their variants. Sources: the storefront's size budgets (thumbnail 6 KB, card
 * 30 KB, gallery 90 KB) and OWASP ASVS 5.0 V5.2.
 */
export const imageLimits = {
  /** Maximum bytes of an uploaded file. */
  bytes: shared.imageBytes,
  /** Maximum number of pixels: a small file can decode to a very large image. */
  pixels: 40_000_000,
  /**
   * Maximum seconds of decoding: the largest accepted image takes four on a loaded core, so one
   * that takes much longer is malicious.
   */
  seconds: 20,
  /** Maximum ratio of the sides: beyond it, an image is useless in a tile and costly to encode. */
  aspect: 4,
  /**
   * Maximum enlargement: a width is only created if the source has at least width / 1.25 px, since
   * blurred enlargements are useless.
   */
  enlarge: 1.25,
} as const;

/** The widths of every image in px, each with the size budget of a square file in bytes. */
export const sizes = imageWidths.map((width) => ({
  width,
  bytes: (width <= 160 ? 6 : width <= 640 ? 30 : 90) * 1024,
}));

/** The widths for a source of `width` px; a source smaller than all of them keeps its own width. */
export function widthsFor(width: number): number[] {
  const widths = sizes
    .map((size) => size.width)
    .filter((expected) => expected <= width * imageLimits.enlarge);
  return widths.length > 0 ? widths : [width];
}

/**
 * The size budget in bytes of a file with this width and height; a tall image gets more, in
 * proportion to its area.
 */
export function budgetFor(width: number, height: number): number {
  const size = sizes.find((candidate) => candidate.width >= width) ?? defined(sizes.at(-1));
  return size.bytes * Math.max(1, height / width);
}
