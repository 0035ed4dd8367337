import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seedRemedies } from './catalogue.ts';
import { attributeKeys, grahas } from './remedy.ts';

const masters = new Set(readdirSync(new URL('../pictures/masters/', import.meta.url)));

/** OKLCH lightness and chroma of an sRGB colour `#RRGGBB` (Ottosson 2020). */
function lightnessAndChroma(hex: string): { lightness: number; chroma: number } {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ),
  };
}

describe('the demo catalogue', () => {
  it('holds at least 32 remedies, each slug and date once', () => {
    expect(seedRemedies.length).toBeGreaterThanOrEqual(32);
    expect(new Set(seedRemedies.map((remedy) => remedy.slug)).size).toBe(seedRemedies.length);
    expect(new Set(seedRemedies.map((remedy) => remedy.createdAt)).size).toBe(seedRemedies.length);
  });

  it('uses every master picture exactly once, at most five a remedy', () => {
    const used = seedRemedies.flatMap((remedy) => remedy.pictures.map((picture) => picture.file));
    expect(used.toSorted()).toEqual([...masters].toSorted());
    for (const remedy of seedRemedies) expect(remedy.pictures.length, remedy.slug).toBeLessThanOrEqual(5);
    expect(seedRemedies.filter((remedy) => remedy.pictures.length > 1).length).toBeGreaterThanOrEqual(8);
  });

  it('gives every graha at least two remedies that are not the set of nine', () => {
    for (const graha of grahas) {
      const worn = seedRemedies.filter((remedy) => remedy.planets.length < 9 && remedy.planets.includes(graha));
      expect(worn.length, graha).toBeGreaterThanOrEqual(2);
    }
  });

  it('features eight, counts most, leaves some uncounted and one sold out', () => {
    expect(seedRemedies.filter((remedy) => remedy.isFeatured)).toHaveLength(8);
    expect(seedRemedies.some((remedy) => remedy.quantity === null)).toBe(true);
    expect(seedRemedies.some((remedy) => remedy.quantity === 0)).toBe(true);
    for (const { slug, quantity } of seedRemedies) {
      if (quantity) expect(quantity >= 3 && quantity <= 60, slug).toBe(true);
    }
  });

  describe.each(seedRemedies.map((remedy) => [remedy.slug, remedy] as const))('%s', (_slug, remedy) => {
    it('opens with a sentence that a compact card shows whole', () => {
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

    it('says what it is: attributes, benefits, tariff heading, pictures with text', () => {
      for (const { key, value } of remedy.attributes) {
        expect(attributeKeys).toContain(key);
        expect(value).not.toBe('');
      }
      expect(remedy.benefits.length).toBeGreaterThan(0);
      expect(remedy.hsn).toMatch(/^71(01|02|03|13|16|17)$/);
      for (const { alt } of remedy.pictures) expect(alt.length).toBeGreaterThan(20);
    });

    it('attributes belief and promises nothing', () => {
      const text = [remedy.description, ...remedy.benefits].join(' ');
      expect(text).toMatch(/traditional|in Jyotish/i);
      expect(text).not.toMatch(/\b(cures?|heals?|guarantee\w*|ensures?|attracts?|removes? (?:all|every))\b/i);
    });

    it('names carat and cut where the stone is precious', () => {
      if (remedy.category !== 'Precious') return;
      expect(remedy.description).toMatch(/\d ct\b/);
      expect(remedy.description).toMatch(/\bcuts?\b|\bbrilliant\b|\bround\b/);
    });

    it('lies on a tint of its own, light and pale', () => {
      const { lightness, chroma } = lightnessAndChroma(remedy.tint);
      expect(lightness).toBeGreaterThan(0.915);
      expect(lightness).toBeLessThan(0.956);
      expect(chroma).toBeLessThan(0.0455);
    });

    it('was listed before the shop opened', () => {
      expect(Date.parse(remedy.createdAt)).toBeLessThan(Date.parse('2025-10-01'));
    });
  });
});
