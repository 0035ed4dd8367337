import { expect, it } from 'vitest';
import { breakLines, setText } from './set-text.ts';

const size = 100;
const heights = (text: string) => {
  const points = setText(text, 'display', size).outlines.flat();
  return {
    top: -Math.min(...points.map(([, y]) => y)),
    foot: -Math.max(...points.map(([, y]) => y)),
  };
};

it('places glyphs upright on the baseline, in the typeface’s own metrics', () => {
  const { top, foot } = heights('H');
  expect(foot).toBeCloseTo(0, 0);
  // Eczar's capitals are 650 of 1000 font units high.
  expect(top).toBeCloseTo(65, 0);
});

it.each([
  ['Latin letters', 'Pukhraj'],
  ['the rupee sign', '₹'],
  ['Devanagari', 'रत्न'],
])('has %s in both typefaces', (_, text) => {
  for (const face of ['display', 'text'] as const)
    expect(setText(text, face, size).width).toBeGreaterThan(20);
});

it('shapes Devanagari conjuncts: one is narrower than its parts', () => {
  const width = (text: string) => setText(text, 'display', size).width;
  expect(width('क्ष')).toBeLessThan(width('क') + width('ष'));
});

it('does not loop forever on text that the heading typeface’s Devanagari never finishes', () => {
  expect(setText('हाथ से', 'display', size).outlines.length).toBeGreaterThan(4);
});

it('omits characters that no typeface contains', () => {
  expect(setText('🪬', 'text', size)).toEqual({ width: 0, outlines: [] });
});

it('breaks between words and truncates the rest', () => {
  const width = setText('Yellow Sapphire', 'display', size).width;
  expect(breakLines('Yellow Sapphire Ring', 'display', size, width, 3)).toEqual([
    'Yellow Sapphire',
    'Ring',
  ]);
  const [first, second] = breakLines(
    'Yellow Sapphire Ring in silver with a certificate',
    'display',
    size,
    width,
    2,
  );
  expect(first).toBe('Yellow Sapphire');
  expect(second).toMatch(/^Ring in .*…$/);
  expect(setText(second!, 'display', size).width).toBeLessThanOrEqual(width);
});
