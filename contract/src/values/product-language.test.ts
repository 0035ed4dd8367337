import { expect, it } from 'vitest';
import { productIn } from './product-language.ts';

const attributes = [{ key: 'color' as const, value: 'Red' }];
const images = ['Red oval stone', 'The same from the side'].map((alt, index) => ({
  id: String(index),
  width: 1,
  height: 1,
  widths: [1],
  hasAlpha: false,
  alt,
}));
const ruby = { name: 'Ruby', description: 'A red stone.', benefits: ['For Surya'] };
const manik = { slug: 'ruby', ...ruby, attributes, pictures: images };
const altsOf = (product: Pick<typeof manik, 'pictures'>) => product.pictures.map(({ alt }) => alt);
const hindi = { name: 'माणिक', description: 'लाल रत्न।', benefits: ['सूर्य के लिए'] };

it('translates into Hindi on request, and leaves everything else unchanged', () => {
  expect(productIn({ ...manik, hindi }, 'hi')).toMatchObject({
    slug: 'ruby',
    attributes,
    ...hindi,
  });
});

it('returns English otherwise, without the Hindi fields', () => {
  expect(productIn({ ...manik, hindi }, 'en')).toEqual(manik);
});

it.each([
  ['name', ''],
  ['description', ''],
  ['benefits', []],
] as const)('falls back to the English %s where the Hindi one is empty', (field, empty) => {
  expect(productIn({ ...manik, hindi: { ...hindi, [field]: empty } }, 'hi')).toMatchObject({
    slug: 'ruby',
    attributes,
    ...hindi,
    [field]: manik[field],
  });
});

it('uses the Hindi name as alternative text of images', () => {
  expect(altsOf(productIn({ ...manik, hindi }, 'hi'))).toEqual(['माणिक', 'माणिक (2)']);
  expect(altsOf(productIn({ ...manik, hindi: { ...hindi, name: '' } }, 'hi'))).toEqual(
    altsOf(manik),
  );
});

it('uses the Hindi description of an image if it exists, and none in English', () => {
  const [first, second] = manik.pictures;
  const described = { ...manik, pictures: [{ ...first!, altHi: 'लाल अंडाकार रत्न' }, second!] };
  expect(altsOf(productIn({ ...described, hindi }, 'hi'))).toEqual(['लाल अंडाकार रत्न', 'माणिक (2)']);
  expect(altsOf(productIn(described, 'hi'))).toEqual(['लाल अंडाकार रत्न', 'The same from the side']);
  expect(productIn(described, 'en').pictures).toEqual(manik.pictures);
});

it('returns English without any translation', () => {
  expect(productIn(manik, 'hi')).toEqual(manik);
});

it('returns Hindi values of attributes if they exist', () => {
  const pair = [
    { key: 'color' as const, value: 'Red', valueHi: 'लाल', benefits: 'Calm' },
    { key: 'weight' as const, value: '3 ct' },
  ];
  const attributesIn = (language: 'en' | 'hi') =>
    productIn({ ...manik, attributes: pair }, language).attributes;
  expect(attributesIn('hi')).toEqual([
    { key: 'color', value: 'लाल', benefits: 'Calm' },
    { key: 'weight', value: '3 ct' },
  ]);
  expect(attributesIn('en')).toEqual([
    { key: 'color', value: 'Red', benefits: 'Calm' },
    { key: 'weight', value: '3 ct' },
  ]);
});
