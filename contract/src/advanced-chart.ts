import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { graha } from './fields.ts';
import { ayanamsa, kundliRequest } from './kundli.ts';
import { issue } from './values/error-messages.ts';

/**
 * An advanced birth chart for experienced users: divisional charts, ashtakavarga, Saturn's
 * transits, three levels of dashas and the transits of another day. Rashis 0 Mesha to 11, houses
 * 1 to 12.
 */

const dayText = issue('day_invalid');
/** Years covered by the ephemeris tables. */
export const transitYears = { from: 1900, to: 2099 } as const;
const isTransitYear = (text: string) => {
  const year = Number(text.slice(0, 4));
  return year >= transitYears.from && year <= transitYears.to;
};

export const advancedRequest = kundliRequest.extend({
  ayanamsa: ayanamsa.optional(),
  /**
   * The day of the transits, YYYY-MM-DD, at 12:00 local time of the birthplace; if absent, the
   * current moment.
   */
  transitDate: z
    .string(dayText)
    .regex(/^\d{4}-\d{2}-\d{2}$/, dayText)
    .refine((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false, dayText)
    .refine(isTransitYear, issue('transit_years', transitYears))
    .optional(),
});
export type AdvancedRequest = z.input<typeof advancedRequest>;

const rashi = z.int().min(0).max(11);

const divisional = z.object({
  key: z.string(),
  /** The number of divisions of a rashi. */
  parts: z.int(),
  /** Rashis of the lagna and the nine grahas; null for the lagna without a birth time. */
  rashis: z.record(z.string(), rashi.nullable()),
});
export type Divisional = z.infer<typeof divisional>;

/** Times as ISO 8601 with the offset of birth. */
const period = z.object({ name: graha, start: z.string(), end: z.string() });
const antardasha = period.extend({ pratyantardashas: z.array(period) });
const mahadasha = period.extend({ antardashas: z.array(antardasha) });

const passage = z.object({
  phase: z.enum(['rising', 'peak', 'setting', 'dhaiya-4', 'dhaiya-8']),
  rashi,
  rashiName: z.string(),
  start: z.string(),
  end: z.string(),
  /** Ordinal of the Sade Sati in this life, from 1; null for the dhaiyas. */
  cycle: z.int().nullable(),
});
export type SaturnPassage = z.infer<typeof passage>;

const transit = z.object({
  graha,
  rashi,
  rashiName: z.string(),
  /** Degrees: longitude in [0, 360), and degree within the rashi. */
  longitude: z.number(),
  degree: z.number(),
  retrograde: z.boolean(),
  /**
   * Relative to the birth lagna (null without a birth time) and the birth Moon (null if its rashi
   * depends on the birth time).
   */
  fromLagna: z.int().nullable(),
  fromMoon: z.int().nullable(),
});

const transits = z.object({ at: z.string(), grahas: z.array(transit) });

const point = z.tuple([z.number(), z.number()]);
/**
 * Drawing of a divisional chart: lines of an SVG path, and for each field the centre of its
 * content.
 */
export const chartPlan = z.object({
  lines: z.string(),
  /**
   * North: houses are fixed, counted from the lagna; other styles: rashis are fixed, counted from
   * Mesha.
   */
  counts: z.enum(['houses', 'rashis']),
  /** `row`: the number of grahas in a row. */
  fields: z.array(z.object({ grahas: point, number: point, row: z.int() })),
});
export type ChartPlan = z.infer<typeof chartPlan>;

export const advancedReply = z.object({
  /** The ayanamsa at birth, in degrees. */
  ayanamsa: z.object({ key: ayanamsa, degrees: z.number() }),
  /** If false, only data independent of the lagna is included. */
  hasTime: z.boolean(),
  rashiNames: z.array(z.string()),
  /** Divisional charts (vargas) by Parashara; without a birth time only D1 and D9 of the grahas. */
  vargas: z.array(divisional),
  /** Drawings on a square of 480 units. */
  plans: z.object({ north: chartPlan, south: chartPlan, east: chartPlan }),
  /** By Varahamihira's table; bindus from Mesha to Meena. Null without a birth time. */
  ashtakavarga: z
    .object({ bav: z.record(z.string(), z.array(z.int())), sav: z.array(z.int()) })
    .nullable(),
  /**
   * Saturn's transits that overlap the 90 years from birth; null for the reason in `sadeSatiOpen`.
   */
  sadeSati: z.array(passage).nullable(),
  /**
   * `hour`: the Moon's rashi depends on the birth time; `years`: the birth is outside the years of
   * Saturn's table, 1900 to 2099.
   */
  sadeSatiOpen: z.enum(['hour', 'years']).nullable(),
  transits,
  /** Empty without a birth time. */
  dashas: z.array(mahadasha),
});
export type AdvancedReply = z.infer<typeof advancedReply>;

/** Computes an advanced chart. Nothing is stored. */
export const readAdvancedChart = endpoint({
  method: 'POST',
  path: '/api/astrology/kundli/deeper',
  access: 'public',
  limit: { max: 300, minutes: 1 },
  body: advancedRequest,
  reply: advancedReply,
  errors: ['place_not_found'],
});

/** The transits of another day only, for a slider that requests one day after another. */
export const readTransits = endpoint({
  method: 'POST',
  path: '/api/astrology/kundli/transits',
  access: 'public',
  limit: { max: 600, minutes: 1 },
  body: advancedRequest,
  reply: z.object({ transits }),
  errors: ['place_not_found'],
});
