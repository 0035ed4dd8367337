import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';

/** A page of 400 × 600 px with lines of text at the given top. */
function page({
  top = 100,
  words: text = 'Order 48213, 21 Nov',
  box = '#f2b743',
  height = 600,
  edge = 'auto',
} = {}) {
  const lines = [0, 1, 2]
    .map(
      (line) =>
        `<text x="30" y="${top + line * 24}" font-family="sans-serif" font-size="16">${text}</text>`,
    )
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="${height}" shape-rendering="${edge}"><rect width="400" height="${height}" fill="#fff"/><rect x="30" y="300" width="160" height="48" rx="8" fill="${box}"/>${lines}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

describe('two screenshots of a page', () => {
  it.each([
    ['other digits', { words: 'Order 97106, 30 Nov' }],
    ['other antialiasing', { edge: 'crispEdges' }],
    ['half a pixel', { top: 100.5 }],
  ])('are alike with %s', async (_, change) => {
    expect(await compare(await page(), await page(change), 400)).toBeNull();
  });

  it('are equal after lossy compression', async () => {
    const stored = await sharp(await page())
      .resize(267)
      .avif({ quality: 45 })
      .toBuffer();
    expect(await compare(stored, await page(), 400)).toBeNull();
  });

  it.each([
    ['a line moved by half its height', { top: 112 }, /different in \d+ places/],
    ['lost words', { words: '' }, /different in \d+ places/],
    ['another colour', { box: '#2e7d6f' }, /different in \d+ places between 32,288 and 192,352$/],
    ['a longer page', { height: 660 }, /60 px taller/],
  ])('differ with %s', async (_, change, says) => {
    const difference = await compare(await page(), await page(change), 400);
    expect(difference?.says).toMatch(says);
    expect((await sharp(difference?.picture).metadata()).format).toBe('webp');
  });
});
