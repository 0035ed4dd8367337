import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardCell, unguardCell } from './guard-cell.ts';

describe('the guard of a cell', () => {
  it.each(['=1+1', '+91', '-5', '@SUM(A1)', '\t=1', '＝1', "'=1"])('disarms %j', (text) => {
    expect(guardCell(text)).toBe(`'${text}`);
  });

  it('leaves ordinary strings unchanged', () => {
    for (const text of ['Rose Quartz', 'रुद्राक्ष', '5 = 5', '']) expect(guardCell(text)).toBe(text);
  });

  it('can be removed from any text, restoring it', () => {
    const text = fc
      .array(fc.constantFrom("'", '=', '+', '-', '@', '\t', '\n', 'a', 'ॐ', '"', ','))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, (given) => {
        expect(unguardCell(guardCell(given))).toBe(given);
      }),
    );
  });
});
