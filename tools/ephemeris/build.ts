// Generates jyotish/src/sky/generated/tables.json from the full theory, and verifies it before
// saving.
//   nice node tools/ephemeris/build.ts          about 10 minutes on one core
//   nice node tools/ephemeris/build.ts Saturn   that table alone; the rest are unchanged
import { readFileSync, writeFileSync } from 'node:fs';
import { arc } from '../../jyotish/src/sky/angle.ts';
import { evaluate } from '../../jyotish/src/sky/series.ts';
import { fitSeries } from './fit.ts';
import { pack } from './pack.ts';
import { SPAN, TABLES } from './plans.ts';

/** Maximum deviation of a table from the theory, in quanta. */
const TOLERANCE = 10;
const PROBES = 4000;

const target = new URL('../../jyotish/src/sky/generated/tables.json', import.meta.url);

const expected = process.argv.slice(2);
const present = expected.length ? JSON.parse(readFileSync(target, 'utf8')).tables : {};

const entries = Object.entries(TABLES).map(
  ([name, { days, quantum, rate, span = SPAN, longitude }]) => {
    if (expected.length && !expected.includes(name)) return [name, present[name]];
    // The middle of the residuals becomes their origin, which saves bits.
    const residuals = Array.from({ length: 500 }, (_, i) => {
      const jd = span.start + ((span.end - span.start) * (i + 0.5)) / 500;
      return arc(longitude(span.start) + rate * (jd - span.start), longitude(jd));
    });
    const origin = longitude(span.start) + (Math.max(...residuals) + Math.min(...residuals)) / 2;
    const plan = {
      ...span,
      days,
      origin: Number(origin.toFixed(6)),
      rate: Number(rate.toFixed(12)),
    };
    const { bits, bytes } = pack(fitSeries(longitude, plan), quantum);
    const series = {
      start: plan.start,
      days,
      quantum,
      origin: plan.origin,
      rate: plan.rate,
      bits,
      bytes,
    };

    let worst = 0;
    for (let i = 0; i < PROBES; i += 1) {
      // Golden ratio steps distribute the probes evenly over the span and within segments.
      const jd = span.start + ((i * 0.6180339887498949) % 1) * (span.end - span.start);
      worst = Math.max(worst, Math.abs(arc(longitude(jd), evaluate(series, jd).longitude)) * 3600);
    }
    console.log(
      `${name}: ${bytes.length} bytes, bits ${bits.join(' ')}, at most ${worst.toFixed(4)}" from the theory`,
    );
    if (worst > TOLERANCE * quantum)
      throw new Error(`${name} differs by ${worst}" from the theory`);
    const { bytes: _, ...metadata } = series;
    return [name, { ...metadata, base64: bytes.toBase64() }];
  },
);

const created =
  'by tools/ephemeris/build.ts from VSOP87 and ELP/MPP02; not to be edited; the format: ../series.ts';
writeFileSync(
  target,
  `${JSON.stringify({ made: created, tables: Object.fromEntries(entries) }, undefined, 1)}\n`,
);
