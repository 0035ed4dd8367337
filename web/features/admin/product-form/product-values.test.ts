import { describe, expect, it } from 'vitest';
import {
  emptyValues,
  filledRows,
  hindiParts,
  isTouched,
  linesOf,
  mayGo,
  newRow,
  priceErrors,
  stepNeeds,
  takeFitting,
} from './product-values.ts';

const complete = {
  ...emptyValues(),
  name: 'Tiger’s Eye',
  category: 'Semi-Precious',
  originalPrice: '1999',
  discountedPrice: '1299',
} as const;

describe('a step of the wizard', () => {
  it('needs a name that is more than spaces', () => {
    expect(stepNeeds(1, { ...complete, name: '  ' }, 0)).toBe('Add a name to continue');
  });

  it('needs a category', () => {
    expect(stepNeeds(1, { ...complete, category: '' }, 0)).toBe('Choose a category to continue');
  });

  it('needs both prices', () => {
    expect(stepNeeds(2, { ...complete, discountedPrice: '' }, 0)).toBe(
      'Add the discounted price to continue',
    );
  });

  it.each([
    ['a selling price above the original one', { discountedPrice: '2000' }, 'discountedPrice'],
    ['a price of nothing', { originalPrice: '0', discountedPrice: '0' }, 'originalPrice'],
    ['a tax code of five digits', { hsn: '71031' }, 'hsn'],
  ])('stops at %s', (_, patch, field) => {
    const values = { ...complete, ...patch };
    expect(stepNeeds(2, values, 0)).toBe('Mend what is marked to continue');
    expect(Object.keys(priceErrors(values))).toContain(field);
  });

  it('needs an image', () => {
    expect(stepNeeds(3, complete, 0)).toBe('Add at least 1 image to continue');
    expect(stepNeeds(3, complete, 1)).toBeNull();
  });

  it('may be submitted only when all previous steps are complete', () => {
    expect(stepNeeds(4, complete, 1)).toBeNull();
    expect(stepNeeds(4, { ...complete, originalPrice: '' }, 1)).toBe(
      'Add the original price to continue',
    );
  });
});

describe('jumping', () => {
  it('is possible to a step already reached', () => {
    expect(mayGo(2, 3, complete, 1)).toBe(true);
    expect(mayGo(3, 3, complete, 1)).toBe(true);
  });

  it('is not possible to a step not yet reached', () => {
    expect(mayGo(4, 3, complete, 1)).toBe(false);
  });

  it('is blocked past a step that became invalid', () => {
    expect(mayGo(3, 4, { ...complete, originalPrice: '' }, 1)).toBe(false);
  });
});

it('drops images beyond the fifth', () => {
  expect(takeFitting(3, ['a', 'b', 'c', 'd'])).toEqual(['a', 'b']);
});

it('sends only rows with both key and value', () => {
  const rows = [
    newRow('color'),
    { ...newRow(), value: 'no key' },
    { ...newRow('size'), value: ' 18 cm ' },
  ];
  expect(filledRows(rows)).toEqual([{ key: 'size', value: '18 cm' }]);
});

it('starts with one attribute row, whose key is color', () => {
  expect(emptyValues().attributes).toMatchObject([{ key: 'color', value: '' }]);
});

it('parses one benefit per line', () => {
  expect(linesOf(' For courage \n\n For Surya\r\n')).toEqual(['For courage', 'For Surya']);
});

it('detects Hindi input', () => {
  expect(hindiParts(complete)).toEqual([]);
  expect(hindiParts({ ...complete, nameHi: 'माणिक', benefitsHi: 'जप' })).toEqual([
    'Name',
    'benefits',
  ]);
  expect(hindiParts({ ...complete, descriptionHi: 'लाल।' })).toEqual(['Description']);
});

describe('a new remedy', () => {
  const empty = emptyValues();

  it('has no unsaved input at first', () => {
    expect(isTouched(empty, 0)).toBe(false);
  });

  it.each([
    ['a text', { ...empty, descriptionHi: 'लाल।' }, 0],
    ['a category', { ...empty, category: 'Precious' as const }, 0],
    ['a planet', { ...empty, planets: ['Sun' as const] }, 0],
    ['an attribute', { ...empty, attributes: [{ ...newRow('color'), value: 'Red' }] }, 0],
    ['a picture', empty, 1],
  ])('has something to lose with %s', (_subject, values, images) => {
    expect(isTouched(values, images)).toBe(true);
  });
});
