/**
 * The reason why an image was not stored:
 * - `type`: not a JPEG, PNG or WebP, regardless of its name.
 * - `size`: more bytes than `limits.bytes`.
 * - `pixels`: more pixels than `limits.pixels`, or one side more than `limits.aspect` times the
 *   other.
 * - `broken`: damaged, truncated, or not of the format of its first bytes.
 * - `disk-full`: the store has no space; nothing of the image remains.
 * - `storage`: the store did not respond or rejected; nothing of the image remains where the
 *   store was reachable.
 */
export type ImageErrorCode = 'type' | 'size' | 'pixels' | 'broken' | 'disk-full' | 'storage';

/** The only error that the images port throws, programming mistakes apart. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
  readonly code: ImageErrorCode;

  constructor(code: ImageErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
