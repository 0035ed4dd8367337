/**
 * The reason why an image was not stored:
 * - `type`: not a JPEG, PNG or WebP, regardless of its name
 * - `size`: larger than `limits.bytes`
 * - `pixels`: more than `limits.pixels`, or an aspect ratio above `limits.aspect`
 * - `broken`: damaged, truncated, or not of the format of its first bytes
 * - `disk-full`: the store has no space; nothing of the image remains
 * - `storage`: the store did not respond, or rejected the file; nothing of the image remains if the
 *   store was reachable
 */
export type ImageErrorCode = 'type' | 'size' | 'pixels' | 'broken' | 'disk-full' | 'storage';

/** The only error that the images port throws, apart from programming errors. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
  readonly code: ImageErrorCode;

  constructor(code: ImageErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
