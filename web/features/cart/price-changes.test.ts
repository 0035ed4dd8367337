import { describe, expect, it } from 'vitest';
import { describeChanges } from './price-changes.ts';

const ruby = { productId: 'a', name: 'Ruby', unitPrice: 1299 };
const pearl = { productId: 'b', name: 'Pearl', unitPrice: 999.5 };

describe('describeChanges', () => {
  it('is empty when nothing changed', () =>
    expect(describeChanges([ruby], [ruby, pearl])).toEqual([]));

  it('names both prices', () =>
    expect(describeChanges([ruby, pearl], [{ ...ruby, unitPrice: 1399 }, pearl])).toEqual([
      'Ruby now costs ₹1,399 instead of ₹1,299.',
    ]));

  it('names unavailable items', () =>
    expect(describeChanges([ruby, pearl], [pearl])).toEqual(['Ruby is no longer available.']));
});
