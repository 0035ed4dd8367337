import { describe, expect, it } from 'vitest';
import { freeSlug, slugOf } from './slug.ts';

describe('the slug of a name', () => {
  it.each([
    ['Rose Quartz Bracelet', 'rose-quartz-bracelet'],
    ["  Tiger's Eye – 8 mm (AAA)  ", 'tigers-eye-8-mm-aaa'],
    ['Améthyste №5', 'amethyste-no5'],
    ['रुद्राक्ष माला', 'rudraksha-mala'],
    ['पन्ना रत्न', 'panna-ratna'],
    ['नीलम', 'nilam'],
    ['१०८ मनके', '108-manake'],
    ['💎', 'remedy'],
    ['../../etc/passwd', 'etc-passwd'],
    ['水晶', 'remedy'],
  ])('%s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('is short, and never has a trailing hyphen', () => {
    expect(slugOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
  });

  it('uses the first free number', () => {
    expect(freeSlug('pearl', new Set())).toBe('pearl');
    expect(freeSlug('pearl', new Set(['pearl', 'pearl-2', 'pearl-4']))).toBe('pearl-3');
  });
});
