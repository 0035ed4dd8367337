import { readdirSync } from 'node:fs';
import { disclosed, metals, priceByWeight } from '@jyotiratna/contract';
import { grahas } from '@jyotiratna/contract/values/graha';
import { attributeKeys } from '@jyotiratna/contract/values/limits';
import { describe, expect, it } from 'vitest';
import { toOklab } from '../../platform/images/oklab.ts';
import { seedRemedies } from './catalogue.ts';
import { metalMaster, seedDesigns } from './designs.ts';
import { seedSizes } from './sizes.ts';

const masters = new Set(readdirSync(new URL('../pictures/masters/', import.meta.url)));

/** Remedies with fewer than three rendered images, and how many they have. */
const notYetInThree: string[] = [
  'amethyst-cluster 2',
  'clear-quartz-pyramid 2',
  'crystal-tree 2',
  'diamond-heera 2',
  'navaratna-set 2',
  'sphatik-bracelet 2',
  'tumbled-stones-set 2',
];

/** OKLCH lightness and chroma of a colour `#RRGGBB`. */
function lightnessAndChroma(hex: string): { lightness: number; chroma: number } {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const { l, a, b } = toOklab(red!, green!, blue!);
  return { lightness: l, chroma: Math.hypot(a, b) };
}

describe('the demo catalogue', () => {
  it('contains at least 32 remedies with distinct slugs and dates', () => {
    expect(seedRemedies.length).toBeGreaterThanOrEqual(32);
    expect(new Set(seedRemedies.map((remedy) => remedy.slug)).size).toBe(seedRemedies.length);
    expect(new Set(seedRemedies.map((remedy) => remedy.createdAt)).size).toBe(seedRemedies.length);
  });

  it('shows a single stone in its own shape: an oval for an oval, a cushion for a cushion', () => {
    const byMaster = new Map<string, Set<unknown>>();
    for (const { weightMg, shape, pictures } of seedRemedies) {
      const [master] = pictures;
      if (weightMg && master)
        byMaster.set(master.file, (byMaster.get(master.file) ?? new Set()).add(shape));
    }
    expect([...byMaster].filter(([, shapes]) => shapes.size > 1)).toEqual([]);
  });

  it('uses every master image once (except for single stones), at most five per remedy', () => {
    const filesOf = (remedies: readonly (typeof seedRemedies)[number][]) =>
      remedies.flatMap((remedy) => remedy.pictures.map((image) => image.file));
    const lasting = filesOf(seedRemedies.filter(({ weightMg }) => !weightMg));
    expect(new Set(lasting).size).toBe(lasting.length);
    const ofDesigns = seedDesigns.flatMap(({ picture }) =>
      metals.map((metal) => metalMaster(picture, metal)),
    );
    expect([...new Set([...filesOf(seedRemedies), ...ofDesigns])].toSorted()).toEqual(
      [...masters].toSorted(),
    );
    for (const remedy of seedRemedies)
      expect(remedy.pictures.length, remedy.slug).toBeLessThanOrEqual(5);
  });

  it('shows remedies in at least three images, the complete product first', () => {
    for (const { slug, pictures: images } of seedRemedies)
      expect(images[0]?.file, slug).toMatch(/-1\.webp$/);
    const fewer = seedRemedies.filter(({ pictures: images }) => images.length < 3);
    expect(fewer.map(({ slug, pictures: images }) => `${slug} ${images.length}`).sort()).toEqual(
      notYetInThree,
    );
  });

  it('shows every bracelet on a wrist and every ring on a finger', () => {
    const worn = seedRemedies.flatMap(({ slug, pictures: images }) => {
      const [, kind] = /-(bracelet|ring)$/.exec(slug) ?? [];
      return kind
        ? [{ slug, kind, picture: images.find(({ file }) => file === `${slug}-3.webp`) }]
        : [];
    });
    expect(worn.map(({ kind }) => kind).sort()).toEqual([
      ...Array(15).fill('bracelet'),
      ...Array(4).fill('ring'),
    ]);
    for (const { slug, kind, picture: image } of worn) {
      expect(image?.alt, slug).toMatch(kind === 'bracelet' ? /on a wrist of 16 cm/ : /on a finger/);
      expect(image?.altHi, slug).toMatch(kind === 'bracelet' ? /16 सेमी की कलाई पर/ : /उँगली में/);
    }
  });

  it('has at least two remedies for every graha besides the set of nine', () => {
    for (const graha of grahas) {
      const worn = seedRemedies.filter(
        (remedy) => remedy.planets.length < 9 && remedy.planets.includes(graha),
      );
      expect(worn.length, graha).toBeGreaterThanOrEqual(2);
    }
  });

  it('has at least twelve unique stones, each with its disclosure and priced by its rate', () => {
    const stones = seedRemedies.filter(({ weightMg }) => weightMg);
    expect(stones.length).toBeGreaterThanOrEqual(12);
    for (const stone of stones) {
      expect(stone.quantity, stone.slug).toBe(1);
      for (const field of disclosed) expect(stone[field], `${stone.slug} ${field}`).toBeTruthy();
      expect(priceByWeight(stone.pricePerCaratPaise!, stone.weightMg!)).toBe(
        stone.discountedPricePaise,
      );
      if (stone.reportNumber)
        expect([stone.laboratory, stone.reportNumber]).toEqual([
          'sample',
          expect.stringMatching(/^SAMPLE-/),
        ]);
    }
    const numbers = stones.flatMap(({ reportNumber }) => reportNumber ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('sells bracelets by the wrist and a ring by its size', () => {
    for (const [slug, sizes] of Object.entries(seedSizes)) {
      const remedy = seedRemedies.find((one) => one.slug === slug);
      expect(
        sizes.reduce((total, { pieces: units }) => total + units, 0),
        slug,
      ).toBe(remedy?.quantity);
    }
  });

  it('features eight remedies, tracks the stock of most, and has one sold out', () => {
    expect(seedRemedies.filter((remedy) => remedy.isFeatured)).toHaveLength(8);
    expect(seedRemedies.some((remedy) => remedy.quantity === null)).toBe(true);
    expect(seedRemedies.some((remedy) => remedy.quantity === 0)).toBe(true);
    for (const { slug, quantity, weightMg } of seedRemedies) {
      if (quantity && !weightMg) expect(quantity >= 3 && quantity <= 60, slug).toBe(true);
    }
  });

  describe.each(seedRemedies.map((remedy) => [remedy.slug, remedy] as const))(
    '%s',
    (_slug, remedy) => {
      it('starts with a sentence that fits on a compact card', () => {
        const first = remedy.description.slice(0, remedy.description.indexOf('.') + 1);
        expect(first.length).toBeGreaterThan(20);
        expect(first.length).toBeLessThanOrEqual(100);
        expect(remedy.description[first.length]).toBe(' ');
      });

      it('costs whole rupees, and less than its original price', () => {
        expect(remedy.originalPricePaise % 100).toBe(0);
        expect(remedy.discountedPricePaise % 100).toBe(0);
        expect(remedy.discountedPricePaise).toBeLessThan(remedy.originalPricePaise);
      });

      it('has attributes, benefits and tariff heading', () => {
        for (const { key, value } of remedy.attributes) {
          expect(attributeKeys).toContain(key);
          expect(value).not.toBe('');
        }
        expect(remedy.benefits.length).toBeGreaterThan(0);
        expect(remedy.hsn).toMatch(/^71(01|02|03|13|16|17)$/);
      });

      it('describes each image in English and Hindi with distinct texts', () => {
        for (const { alt, altHi } of remedy.pictures) {
          expect(alt.length, alt).toBeGreaterThan(20);
          expect(altHi.length, altHi).toBeGreaterThan(15);
          expect(altHi, 'Hindi').toMatch(/^[\p{Script=Devanagari}\p{Mark}\d .,;()-]+$/u);
          expect(altHi, 'Latin digits').not.toMatch(/[०-९]/);
          expect(altHi, 'composed letters').toBe(altHi.normalize());
        }
        const { pictures: images } = remedy;
        expect(new Set(images.flatMap(({ alt, altHi }) => [alt, altHi])).size).toBe(
          2 * images.length,
        );
      });

      it('attributes belief and promises nothing', () => {
        const text = [remedy.description, ...remedy.benefits].join(' ');
        expect(text).toMatch(/traditional|in Jyotish/i);
        expect(text).not.toMatch(
          /\b(cures?|heals?|guarantee\w*|ensures?|attracts?|removes? (?:all|every))\b/i,
        );
      });

      it('has the same content in Hindi: a short first sentence, as many benefits, attributed beliefs and no promises', () => {
        const { nameHi, descriptionHi, benefitsHi } = remedy;
        const text = [nameHi, descriptionHi, ...benefitsHi].join(' ');
        const first = descriptionHi.slice(0, descriptionHi.indexOf('।') + 1);
        expect(first.length).toBeGreaterThan(20);
        expect(first.length).toBeLessThanOrEqual(100);
        expect(descriptionHi).toMatch(/।$/);
        expect(benefitsHi).toHaveLength(remedy.benefits.length);
        expect(text).toMatch(/परंपरा|ज्योतिष में/);
        expect(text).not.toMatch(/गारंटी|निश्चित|अवश्य|चमत्कार|रोग|ठीक कर|दूर कर|दिलाता|लाता है/);
        expect(text, 'Latin digits').not.toMatch(/[०-९]/);
        expect(text, 'composed letters').toBe(text.normalize());
      });

      it('has the same numbers in Hindi', () => {
        const numbersIn = (text: string) =>
          [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => number).sort();
        for (const { value, valueHi = '' } of remedy.attributes) {
          expect(valueHi).toMatch(/\p{Script=Devanagari}/u);
          expect(numbersIn(valueHi)).toEqual(numbersIn(value));
          expect(valueHi, 'composed letters').toBe(valueHi.normalize());
        }
        const carats = [...remedy.description.matchAll(/(\d+\.\d+) ct/g)].map(
          ([, carat]) => `${carat} कैरेट`,
        );
        for (const carat of carats) expect(remedy.descriptionHi).toContain(carat);
      });

      it('states carat and cut of a precious stone', () => {
        if (remedy.category !== 'Precious') return;
        expect(remedy.description).toMatch(/\d ct\b/);
        expect(remedy.description).toMatch(/\bcuts?\b|\bbrilliant\b|\bround\b/);
      });

      it('has a light and pale tint of its own', () => {
        const { lightness, chroma } = lightnessAndChroma(remedy.tint);
        expect(lightness).toBeGreaterThan(0.915);
        expect(lightness).toBeLessThan(0.956);
        expect(chroma).toBeLessThan(0.0455);
      });

      it('was listed before the shop opened', () => {
        expect(Date.parse(remedy.createdAt)).toBeLessThan(Date.parse('2025-10-01'));
      });
    },
  );
});
