import {
  energisationTiers,
  firstRingSize,
  type LineExtras,
  lastRingSize,
  metals,
  priceByWeight,
} from '@jyotiratna/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DesignRow } from '../catalogue/designs/queries.ts';
import type { ProductRow } from '../catalogue/queries.ts';
import { readEnv } from '../platform/env.ts';
import { priceExtras } from './price-extras.ts';
import { priceLines } from './price-lines.ts';

const env = readEnv({ ENERGISATION_PRICES: 'basic=251,personal=1101' });
const nowMs = Date.parse('2026-11-25T10:00:00+05:30');

/** A stone, a design in every metal, and a selection of both. Weights in mg, money in paise. */
const configuration = fc.record({
  stoneMg: fc.integer({ min: 20, max: 20_000 }),
  perCaratRupees: fc.integer({ min: 100, max: 500_000 }),
  kind: fc.constantFrom('ring', 'pendant', 'bracelet'),
  metal: fc.constantFrom(...metals),
  baseMg: fc.integer({ min: 500, max: 60_000 }),
  perSizeMg: fc.integer({ min: 0, max: 400 }),
  ratePaise: fc.integer({ min: 1_000, max: 2_000_000 }),
  making: fc.constantFrom('per-gram', 'fixed'),
  makingPaise: fc.integer({ min: 0, max: 3_000_000 }),
  size: fc.integer({ min: firstRingSize, max: lastRingSize }),
  tier: fc.constantFrom(null, ...energisationTiers),
  set: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 10 }),
});

it('costs weight times rate, metal, making and add-ons, to the paisa, for any selection', () => {
  fc.assert(
    fc.property(configuration, (one) => {
      const stonePaise = priceByWeight(one.perCaratRupees * 100, one.stoneMg);
      const product = {
        id: 'p',
        name: 'Ruby',
        nameHi: '',
        weightMg: one.stoneMg,
        discountedPricePaise: stonePaise,
        originalPricePaise: stonePaise,
      } as ProductRow;
      const weights = metals.map((metal) => ({
        metal,
        baseMg: one.baseMg,
        perSizeMg: one.perSizeMg,
      }));
      const { kind, making, makingPaise, metal } = one;
      const design = {
        id: 'd',
        name: 'plain',
        nameHi: '',
        kind,
        weights,
        making,
        makingPaise,
        daysToMake: 5,
      } as DesignRow;
      const rates = [
        {
          metal,
          paisePerGram: one.ratePaise,
          validFrom: new Date(nowMs),
          sample: false,
          stale: false,
        },
      ];
      const extras: LineExtras = {
        ...(one.set && {
          setting: { design: 'd', metal, size: kind === 'ring' ? one.size : null },
        }),
        ...(one.tier && {
          energisation: {
            tier: one.tier,
            ...(one.tier === 'personal' && { for: { name: 'Asha' } }),
          },
        }),
      };
      const line = priceExtras(
        { product, quantity: one.quantity, extras },
        extras,
        { designs: [design], rates, nowMs },
        env,
      );

      // A carat is 200 mg; the stone's price is rounded half up to whole rupees.
      const stone = (BigInt(one.perCaratRupees) * BigInt(one.stoneMg) + 100n) / 200n;
      const mg = BigInt(one.baseMg + (kind === 'ring' ? one.perSizeMg * (one.size - 1) : 0));
      const work = making === 'fixed' ? BigInt(makingPaise) * 1000n : mg * BigInt(makingPaise);
      const setting = one.set ? (mg * BigInt(one.ratePaise) + work + 500n) / 1000n : 0n;
      const service = one.tier === null ? 0n : one.tier === 'basic' ? 25_100n : 110_100n;
      const full = stone * 100n + setting + service;
      expect(BigInt(line.product.discountedPricePaise)).toBe(full);
      const { parts } = line;
      const result = [
        parts!.stonePaise,
        parts!.setting?.metalPaise ?? 0,
        parts!.setting?.makingPaise ?? 0,
        parts!.energisation?.paise ?? 0,
      ];
      expect(BigInt(result.reduce((total, paise) => total + paise, 0))).toBe(full);
      // The subtotal is this amount for the full quantity, in whole rupees.
      const { quote } = priceLines([line], null);
      expect(BigInt(quote.subtotal)).toBe(full * BigInt(one.quantity));
      expect(Math.abs(quote.charge - quote.subtotal)).toBeLessThanOrEqual(50);
    }),
  );
});
