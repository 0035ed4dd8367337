import { z } from 'zod';
import { graha, slug } from './fields.ts';
import { language } from './kundli.ts';
import { issue } from './values/error-messages.ts';

/** Fields of the almanac's requests and responses. */

/**
 * Definition of sunrise. `almanac`: the Sun's upper limb with refraction, as in printed almanacs;
 * `hindu`: the disc's centre without refraction.
 */
export const sunriseConventions = ['almanac', 'hindu'] as const;
export const sunrise = z.enum(
  sunriseConventions,
  issue('sunrise_unknown', { codes: sunriseConventions }),
);
export type SunriseConvention = (typeof sunriseConventions)[number];

const dateMessage = issue('day_invalid');
const monthMessage = issue('month_invalid');

/** A Gregorian date, YYYY-MM-DD. */
export const date = z
  .string(dateMessage)
  .regex(/^\d{4}-\d{2}-\d{2}$/, dateMessage)
  .refine(isCalendarDate, dateMessage);
export const month = z.string(monthMessage).regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, monthMessage);

function isCalendarDate(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

/** Degrees in a query string, north and east positive. */
function degrees(limit: number) {
  return z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d{1,9})?$/, issue('degrees_invalid'))
    .transform(Number)
    .pipe(z.number().min(-limit).max(limit));
}

/** A place: a city's slug, or latitude, longitude and IANA zone together. */
export const where = {
  city: slug.optional(),
  lat: degrees(90).optional(),
  lon: degrees(180).optional(),
  timezone: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9/_+-]*$/, issue('time_zone_unknown'))
    .max(64)
    .optional(),
};
export const how = { sunrise: sunrise.optional(), language: language.optional() };

export const almanacPlace = z.object({
  /** Null for a place given by coordinates. */
  slug: z.string().nullable(),
  /** Empty for a place given by coordinates, like `region` and `country`. */
  name: z.string(),
  region: z.string(),
  country: z.string(),
  lat: z.number(),
  lon: z.number(),
  timezone: z.string(),
});
export type AlmanacPlace = z.infer<typeof almanacPlace>;

export const span = z.object({ start: z.string(), end: z.string() });
export const segment = span.extend({ index: z.int(), name: z.string() });
export const paksha = z.enum(['Shukla', 'Krishna']);
export const indexedName = z.object({ index: z.int(), name: z.string() });
export const monthName = indexedName.extend({
  /** Whether it is an added (adhika) month. */
  adhika: z.boolean(),
});

/** A festival or vrata observed on a day. */
export const festival = z.object({
  key: z.string(),
  name: z.string(),
  rank: z.enum(['great', 'known', 'monthly']),
  /** Whether some schools observe it on another day. */
  disputed: z.boolean(),
});
export type AlmanacFestival = z.infer<typeof festival>;

export const choghadiya = span.extend({
  key: z.enum(['Udveg', 'Char', 'Labh', 'Amrit', 'Kaal', 'Shubh', 'Rog']),
  worth: z.enum(['good', 'fair', 'avoid']),
});
export const hora = span.extend({ graha });
export const halves = <Part extends z.ZodType>(part: Part) =>
  z.object({ day: z.array(part), night: z.array(part) });
