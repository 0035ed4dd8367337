import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseline, fileOf, galleryFile, galleryPage, imageSizes, shots } from './gallery.ts';

const committed = readdirSync(baseline);
const megabyte = 1024 ** 2;

describe('the committed screenshots', () => {
  const expected = shots().flatMap(([screen, language]) =>
    imageSizes
      .filter(([size]) => !screen.size || screen.size === size)
      .map(([size]) => fileOf(screen, language, size)),
  );

  it('exist for each state and size, with unique names', () => {
    expect(committed.toSorted()).toEqual(expected.toSorted());
    expect(new Set(expected).size).toBe(expected.length);
  });

  it('have at most 7 MB in total', () => {
    const bytes = committed.reduce(
      (total, file) => total + statSync(path.join(baseline, file)).size,
      0,
    );
    expect(bytes / megabyte).toBeLessThanOrEqual(7);
  });

  it('are all in the gallery, which is up to date', () => {
    const gallery = readFileSync(galleryFile, 'utf8');
    const sources = [...gallery.matchAll(/<img src="([^"]+)"/g)].map(([, source = '']) => source);
    expect(sources.map((source) => path.basename(source)).toSorted()).toEqual(committed.toSorted());
    for (const source of sources)
      expect(statSync(path.join(path.dirname(galleryFile), source)).isFile()).toBe(true);
    expect(gallery).toBe(galleryPage());
  });
});
