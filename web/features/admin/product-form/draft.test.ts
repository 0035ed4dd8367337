import { describe, expect, it } from 'vitest';
import { emptyDraft, filledRows, mayGo, newRow, stepNeeds, takeFitting } from './draft.ts';

const complete = {
  ...emptyDraft(),
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
    expect(stepNeeds(2, { ...complete, discountedPrice: '' }, 0)).toBe('Add the discounted price to continue');
  });

  it('needs a picture', () => {
    expect(stepNeeds(3, complete, 0)).toBe('Add at least 1 image to continue');
    expect(stepNeeds(3, complete, 1)).toBeNull();
  });

  it('may be submitted only when everything before is complete', () => {
    expect(stepNeeds(4, complete, 1)).toBeNull();
    expect(stepNeeds(4, { ...complete, originalPrice: '' }, 1)).toBe('Add the original price to continue');
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

  it('is not possible past a step that lost what it needs', () => {
    expect(mayGo(3, 4, { ...complete, originalPrice: '' }, 1)).toBe(false);
  });
});

it('drops pictures beyond the fifth', () => {
  expect(takeFitting(3, ['a', 'b', 'c', 'd'])).toEqual(['a', 'b']);
});

it('sends only rows with both key and value', () => {
  const rows = [newRow('color'), { ...newRow(), value: 'no key' }, { ...newRow('size'), value: ' 18 cm ' }];
  expect(filledRows(rows)).toEqual([{ key: 'size', value: '18 cm' }]);
});
