/**
 * Why an image was not stored:
 * - `type`: not a JPEG, PNG or WebP, whatever its name says.
 * - `size`: more bytes than `limits.bytes`.
 * - `pixels`: more pixels than `limits.pixels`, or one side more than `limits.aspect` times the other.
 * - `broken`: damaged, cut short, or not what its first bytes promise.
 * - `disk-full`: the store has no room; nothing of the image is left behind.
 * - `storage`: the store did not answer or rejected; nothing of the image is left behind where it could be reached.
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
