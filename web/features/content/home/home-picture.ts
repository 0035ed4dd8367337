import type { PictureFiles } from '../../../ui/picture.tsx';

/** The widths that tools/home-pictures makes of each set, in pixels. */
const widths = { hero: [480, 640, 800, 960], home: [320, 480, 640] } as const;

/** An image of the home page's own, by the slug of the product it shows: it stays when the product goes. */
export function homePicture(set: keyof typeof widths, product: string, alt: string): PictureFiles {
  const size = widths[set].at(-1) ?? 640;
  return { base: `/${set}/${product}`, width: size, height: size, widths: widths[set], hasAlpha: true, alt };
}
