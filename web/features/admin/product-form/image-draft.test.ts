import type { AdminProduct } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { adminProduct } from './admin-product.fixture.ts';
import { draftImagesForm, draftsOf, isChanged, placed } from './image-draft.ts';

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

it('starts from the existing ones; the name alone is no description', () => {
  expect(draftsOf(product)).toEqual([
    { key: 'a', id: 'a', url: '/a', alt: '', altHi: '' },
    { key: 'b', id: 'b', url: '/b', alt: 'From behind', altHi: 'पीछे से' },
  ]);
  expect(isChanged(draftsOf(product), product)).toBe(false);
});

it('moves one, and nothing past either end', () => {
  const drafts = draftsOf(product);
  expect(placed(drafts, 'b', 0).map(({ key }) => key)).toEqual(['b', 'a']);
  expect(isChanged(placed(drafts, 'b', 0), product)).toBe(true);
  expect(placed(drafts, 'b', 2)).toEqual(drafts);
  expect(placed(drafts, 'a', -1)).toEqual(drafts);
});

it('sends ids of existing images, and new files in order', () => {
  const file = new File(['x'], 'c.png');
  const form = draftImagesForm(
    [{ key: 'new 1', file, url: 'blob:c', alt: ' New ', altHi: '' }, draftsOf(product)[1]!],
    7,
  );
  expect(form.get('version')).toBe('7');
  expect(JSON.parse(String(form.get('pictures')))).toEqual([
    { alt: 'New', altHi: '' },
    { id: 'b', alt: 'From behind', altHi: 'पीछे से' },
  ]);
  expect((form.getAll('images') as File[]).map(({ name }) => name)).toEqual(['c.png']);
});
