import { expect, it } from 'vitest';
import { thumbnailFiles } from './thumbnail-files.ts';

it('offers the small files of a large picture', () => {
  expect(thumbnailFiles('/pictures/0a1b-960.webp')).toMatchObject({ base: '/pictures/0a1b', widths: [160, 320] });
  expect(thumbnailFiles('/pictures/0a1b-160.webp')).toMatchObject({ widths: [160] });
});

it('offers the one file of a picture that is smaller than all widths', () => {
  expect(thumbnailFiles('/pictures/0a1b-40.webp')).toMatchObject({ base: '/pictures/0a1b', widths: [40] });
});

it.each([[undefined], ['https://example.com/a.webp'], ['/pictures/x.svg']])('has none for %s', (image) => {
  expect(thumbnailFiles(image)).toBeNull();
});
