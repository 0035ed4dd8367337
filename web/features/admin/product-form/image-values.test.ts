import type { AdminProduct } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { adminProduct } from './admin-product.fixture.ts';
import { imageValuesOf, isChanged, placed, sentImages } from './image-values.ts';

const image = (id: string, alt: string, altHi?: string): AdminProduct['pictures'][number] => ({
  id,
  width: 1,
  height: 1,
  widths: [1],
  hasAlpha: false,
  alt,
  ...(altHi && { altHi }),
});
const product = adminProduct({
  images: ['/a', '/b'],
  pictures: [image('a', 'Lapis'), image('b', 'From behind', 'पीछे से')],
});

it('starts from the existing images; a description equal to the name counts as empty', () => {
  expect(imageValuesOf(product)).toEqual([
    { key: 'a', id: 'a', url: '/a', alt: '', altHi: '' },
    { key: 'b', id: 'b', url: '/b', alt: 'From behind', altHi: 'पीछे से' },
  ]);
  expect(isChanged(imageValuesOf(product), product)).toBe(false);
});

it('moves an image, but not past either end', () => {
  const images = imageValuesOf(product);
  expect(placed(images, 'b', 0).map(({ key }) => key)).toEqual(['b', 'a']);
  expect(isChanged(placed(images, 'b', 0), product)).toBe(true);
  expect(placed(images, 'b', 2)).toEqual(images);
  expect(placed(images, 'a', -1)).toEqual(images);
});

it('sends ids of existing images, and new files in order', () => {
  const file = new File(['x'], 'c.png');
  const form = sentImages(
    [{ key: 'new 1', file, url: 'blob:c', alt: ' New ', altHi: '' }, imageValuesOf(product)[1]!],
    7,
  );
  expect(form.get('version')).toBe('7');
  expect(JSON.parse(String(form.get('pictures')))).toEqual([
    { alt: 'New', altHi: '' },
    { id: 'b', alt: 'From behind', altHi: 'पीछे से' },
  ]);
  expect((form.getAll('images') as File[]).map(({ name }) => name)).toEqual(['c.png']);
});
