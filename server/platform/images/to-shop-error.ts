import { ShopError, type ShopErrorCode } from '@jyotiratna/contract';
import { ImageError, type ImageErrorCode } from './image-error.ts';

const codes: Record<ImageErrorCode, ShopErrorCode> = {
  type: 'upload_type',
  size: 'upload_size',
  pixels: 'upload_pixels',
  broken: 'upload_broken',
  'disk-full': 'storage_full',
  storage: 'storage_unavailable',
};

/**
 * The error message for a rejected image; `position` is 0-based. Returns other errors unchanged.
 */
export function toShopError(error: unknown, position: number): unknown {
  if (!(error instanceof ImageError)) return error;
  return new ShopError(codes[error.code], { data: { position } });
}
