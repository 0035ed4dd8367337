import { type Design, type Metal, nameIn } from '@jyotiratna/contract';
import { setting as copy } from '#messages/catalogue/setting.ts';
import { language } from '#messages/language.ts';
import { type ImageFiles, storedImage } from '../../ui/image.tsx';

/** The fields of a design that its image needs. */
export type DesignImages = Pick<Design, 'name' | 'nameHi' | 'picture' | 'metalPictures'>;

type MetalImage = {
  image: ImageFiles;
  /** The metal in the image; null if unknown. */
  metal: Metal | null;
};

/**
 * The design's image in the colour of a metal, else its general one; null without an image. The
 * alternative text names the metal if it is known.
 * @param metal '' before a selection
 */
export function designImage(design: DesignImages, metal: Metal | ''): MetalImage | null {
  const { picture, metalPictures } = design;
  const name = nameIn(design, language.code);
  const own = metalPictures.find((one) => one.metal === metal);
  const general = metalPictures.find((one) => one.picture.id === picture?.id);
  const selected = own ?? general ?? (picture ? null : metalPictures[0]);
  if (selected) {
    const alt = copy.imageIn(name, copy.metals[selected.metal]);
    return { image: storedImage({ ...selected.picture, alt }), metal: selected.metal };
  }
  return picture && { image: storedImage({ ...picture, alt: copy.imageOf(name) }), metal: null };
}
