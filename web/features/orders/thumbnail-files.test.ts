import { expect, it } from 'vitest';
import { thumbnailFiles } from './thumbnail-files.ts';

it('offers the small files of a large image', () => {
  expect(thumbnailFiles('/pictures/0a1b-960.webp')).toMatchObject({
    base: '/pictures/0a1b',
    widths: [160, 320],
  });
  expect(thumbnailFiles('/pictures/0a1b-160.webp')).toMatchObject({ widths: [160] });
});

it('offers the only file of an image smaller than all widths', () => {
  expect(thumbnailFiles('/pictures/0a1b-40.webp')).toMatchObject({
    base: '/pictures/0a1b',
    widths: [40],
  });
});

it.each([[undefined], ['https://example.com/a.webp'], ['/pictures/x.svg']])(
  'is empty for %s',
  (image) => {
    expect(thumbnailFiles(image)).toBeNull();
  },
);
