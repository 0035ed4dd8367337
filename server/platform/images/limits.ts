import { defined, imageWidths, limits as shared } from '@jyotiratna/contract';

/**
 * Limits of images, and their variants. Sources: the storefront's size budgets (thumb 6 KB,
 * card 30 KB, gallery 90 KB) and OWASP ASVS 5.0 V5.2.
 */
export const imageLimits = {
  /** Bytes of an uploaded file. */
  bytes: shared.imageBytes,
  /** Pixels after decoding: a small file can hold a very large image. */
  pixels: 40_000_000,
  /**
   * Decoding the largest accepted image takes four seconds on a loaded core; one that takes much
   * longer is malicious.
   */
  seconds: 20,
  /**
   * Longest side over shortest: beyond this an image is of no use in a tile and costly to encode.
   */
  aspect: 4,
  /**
   * A width is created only when the source has at least this part of it: blurred enlargements
   * are useless.
   */
  enlarge: 1.25,
} as const;

/** Widths made of every image in px, each with the bytes that one square file of it may take. */
export const sizes = imageWidths.map((width) => ({
  width,
  bytes: (width <= 160 ? 6 : width <= 640 ? 30 : 90) * 1024,
}));

/** The widths for a source of `width` px; one smaller than all of them keeps its own. */
export function widthsFor(width: number): number[] {
  const widths = sizes
    .map((size) => size.width)
    .filter((expected) => expected <= width * imageLimits.enlarge);
  return widths.length > 0 ? widths : [width];
}

/**
 * Bytes that a file of this width and height should stay under. Tall images get as much more as
 * they have more area.
 */
export function budgetFor(width: number, height: number): number {
  const size = sizes.find((candidate) => candidate.width >= width) ?? defined(sizes.at(-1));
  return size.bytes * Math.max(1, height / width);
}
