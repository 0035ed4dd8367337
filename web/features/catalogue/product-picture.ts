import type { Picture } from '@jyotiratna/contract';
import type { PictureFiles } from '../../ui/picture.tsx';

/** A product's picture as the picture component takes it. */
export function toPictureFiles({ id, ...picture }: Picture): PictureFiles {
  return { ...picture, base: `/pictures/${id}` };
}
