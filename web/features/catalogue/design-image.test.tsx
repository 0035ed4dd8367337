import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { designImage } from './design-image.ts';
import { DesignList } from './design-list.tsx';

const image = (id: string) => ({
  id,
  width: 640,
  height: 640,
  widths: [160, 320],
  hasAlpha: true,
  alt: 'plain ring',
});
const design = {
  id: 'dsg_1',
  name: 'plain ring',
  nameHi: 'सादी अँगूठी',
  picture: image('gold'),
  metalPictures: [
    { metal: 'silver-925' as const, picture: image('silver') },
    { metal: 'gold-18k' as const, picture: image('gold') },
  ],
};
const imageIn = (metal: Parameters<typeof designImage>[1], of = design) => {
  const found = designImage(of, metal);
  return found && [found.image.base, found.metal, found.image.alt];
};

it('an image of a setting is in the colour of the metal, which its alternative text names', () => {
  const silver = [
    '/pictures/silver',
    'silver-925',
    'plain ring in 925 silver, set with an example stone',
  ];
  expect(imageIn('silver-925')).toEqual(silver);
});

it('before a metal is selected the general image is displayed, with its metal in the alternative text', () => {
  expect(imageIn('')).toEqual([
    '/pictures/gold',
    'gold-18k',
    'plain ring in 18K gold, set with an example stone',
  ]);
});

it('a metal without an image displays the general one and does not claim its metal', () => {
  expect(imageIn('panchdhatu')?.slice(0, 2)).toEqual(['/pictures/gold', 'gold-18k']);
  const general = { ...design, metalPictures: [] };
  expect(imageIn('panchdhatu', general)).toEqual([
    '/pictures/gold',
    null,
    'plain ring, set with an example stone',
  ]);
});

it('the list of settings reserves space for their images, without scripts', () => {
  const html = renderToStaticMarkup(<DesignList designs={[design]} />);
  expect(html).toContain('alt="plain ring in 18K gold, set with an example stone"');
  expect(html).toMatch(/width="640" height="640" loading="lazy"/);
});
