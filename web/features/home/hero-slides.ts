import type { PictureFiles } from '../../ui/picture.tsx';
import type { Rashi } from '../../ui/rashis.ts';

/** `lit` is a sign owned by the graha of the slide's stone; it lies at the front of the dial, right of the middle. */
export type HeroSlide = { picture: PictureFiles; lit: Rashi; first: Rashi };

const stone = (file: string, name: string): PictureFiles => ({
  base: `/hero/${file}`,
  width: 960,
  height: 960,
  widths: [480, 640, 800, 960],
  hasAlpha: true,
  alt: `${name} bracelet`,
});

/** `first` is the sign five sectors before the lit one: it begins at the top of the dial. */
export const heroSlides: readonly HeroSlide[] = [
  { picture: stone('tigers-eye', "Tiger's eye"), lit: 'Simha', first: 'Meena' },
  { picture: stone('lapis-lazuli', 'Lapis lazuli'), lit: 'Makara', first: 'Simha' },
  { picture: stone('rose-quartz', 'Rose quartz'), lit: 'Tula', first: 'Vrishabha' },
  { picture: stone('amethyst', 'Amethyst'), lit: 'Kumbha', first: 'Kanya' },
];
