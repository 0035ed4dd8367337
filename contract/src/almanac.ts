import { z } from 'zod';
import {
  almanacPlace,
  choghadiya,
  date,
  festival,
  halves,
  hora,
  how,
  indexedName,
  month,
  monthName,
  paksha,
  segment,
  span,
  sunrise,
  where,
} from './almanac-fields.ts';
import { endpoint } from './endpoint.ts';
import { graha, id, note, slug } from './fields.ts';
import { language } from './kundli.ts';
import { issue } from './values/error-messages.ts';
import { grahas } from './values/graha.ts';

/**
 * The almanac's endpoints. Instants are ISO 8601 with the place's offset, to the second; an
 * offset of local mean time has seconds ('+05:53:28', RFC 9557). Spans are [start, end). Indices
 * count from 0: tithi 0 Shukla Pratipada to 29 Amavasya, karana 0 to 59, nakshatra and yoga 0 to
 * 26, rashi 0 to 11, month 0 Chaitra to 11, vara 0 Sunday to 6. Names are in the requested
 * language.
 */

const tithi = segment.extend({
  /** 1 to 15 of its paksha. */
  number: z.int(),
  paksha,
  /** Whether it is the 4th, 9th or 14th of its paksha. */
  rikta: z.boolean(),
  /** Whether it starts and ends between two sunrises, so that it is current at no sunrise. */
  kshaya: z.boolean(),
});

const panchang = z.object({
  place: almanacPlace,
  date: z.string(),
  sunrise,
  vara: indexedName.extend({ lord: graha }),
  sun: z.object({ rise: z.string(), set: z.string(), nextRise: z.string(), rashi: indexedName }),
  /** Between this sunrise and the next of the `almanac` convention; null without the event. */
  moon: z.object({
    rise: z.string().nullable(),
    set: z.string().nullable(),
    rashis: z.array(segment),
  }),
  month: z.object({
    amanta: monthName,
    purnimanta: monthName,
    /** Whether the name of the following month is skipped (kshaya). */
    kshaya: z.boolean(),
    shaka: z.int(),
    vikram: z.int(),
    /** The value in which other almanacs may differ; null without one. */
    disputed: z.enum(['name', 'year']).nullable(),
  }),
  paksha,
  /** Segments that overlap the day, with their actual starts and ends. */
  tithis: z.array(tithi),
  /** Whether the tithi at this sunrise is also the tithi at the next sunrise. */
  vriddhiTithi: z.boolean(),
  nakshatras: z.array(segment.extend({ lord: graha })),
  yogas: z.array(segment.extend({ inauspicious: z.boolean() })),
  karanas: z.array(segment.extend({ vishti: z.boolean() })),
  rahu: span,
  yamaganda: span,
  gulika: span,
  /** `used` is false on Wednesday, when Abhijit is traditionally not used. */
  abhijit: span.extend({ used: z.boolean() }),
  /**
   * Brahma muhurta before this sunrise: the 14th of the night's 15 parts; `brahmaFixed`: 96 to 48
   * minutes before sunrise.
   */
  brahma: span,
  brahmaFixed: span,
  durmuhurta: z.array(span),
  varjyam: z.array(span),
  amritKaal: z.array(span),
  choghadiya: halves(choghadiya),
  hora: halves(hora),
  /** Null if the rules need days outside the years of the almanac. */
  festivals: z.array(festival).nullable(),
});
export type PanchangReply = z.infer<typeof panchang>;
export type AlmanacSpan = z.infer<typeof span>;
export type AlmanacTithi = z.infer<typeof tithi>;
export type Choghadiya = z.infer<typeof choghadiya>;
export type Hora = z.infer<typeof hora>;

/** The panchang of a day; by default of today at the place. */
export const readPanchang = endpoint({
  method: 'GET',
  path: '/api/panchang',
  access: 'public',
  query: z.strictObject({ ...where, date: date.optional(), ...how }),
  reply: panchang,
  errors: ['no_sunrise', 'not_found'],
});

const monthDay = z.object({
  date: z.string(),
  vara: indexedName,
  /** Null, like all following fields, on a day on which the Sun does not rise and set there. */
  sunrise: z.string().nullable(),
  sunset: z.string().nullable(),
  tithi: tithi.nullable(),
  kshayaTithis: z.array(tithi),
  vriddhiTithi: z.boolean(),
  nakshatra: segment.nullable(),
  moonRashi: indexedName.nullable(),
  month: z.object({ amanta: monthName, purnimanta: monthName }).nullable(),
  festivals: z.array(festival),
});
export type MonthDay = z.infer<typeof monthDay>;

export const regions = [
  'tamil',
  'tamilDrik',
  'malayalam',
  'telugu',
  'marathi',
  'gujarati',
  'bengali',
] as const;
export type AlmanacRegion = (typeof regions)[number];

const regionalYear = z.object({
  place: almanacPlace,
  region: z.enum(regions),
  /** The region ('Tamil Nadu') and the rules that it follows, in the requested language. */
  regionName: z.string(),
  rules: z.string(),
  year: z.int(),
  /** Solar months that start in the year; empty if the region uses lunar months. */
  months: z.array(
    z.object({
      rashi: z.int(),
      name: z.string(),
      first: z.string(),
      /** Time of the Sun's entry into the rashi. */
      entry: z.string(),
      /** Number or name of the year in the region's era. */
      yearName: z.string(),
      opensYear: z.boolean(),
    }),
  ),
  festivals: z.array(z.object({ key: z.string(), name: z.string(), date: z.string() })),
});
export type RegionalYearReply = z.infer<typeof regionalYear>;

/**
 * A Gregorian year in a region's almanac: solar months, new years and festivals by the region's
 * rules.
 */
export const readRegionalYear = endpoint({
  method: 'GET',
  path: '/api/panchang/regional',
  access: 'public',
  query: z.strictObject({
    ...where,
    region: z.enum(regions),
    year: z
      .string()
      .regex(/^\d{4}$/, issue('year_invalid'))
      .transform(Number),
    language: language.optional(),
  }),
  reply: regionalYear,
  errors: ['no_sunrise', 'not_found'],
});

const panchangMonth = z.object({
  place: almanacPlace,
  month: z.string(),
  sunrise,
  days: z.array(monthDay),
  /** False if the rules need days outside the years of the almanac. */
  festivalsKnown: z.boolean(),
});
export type PanchangMonth = z.infer<typeof panchangMonth>;

/** A calendar month; by default the current one at the place. */
export const readPanchangMonth = endpoint({
  method: 'GET',
  path: '/api/panchang/month',
  access: 'public',
  query: z.strictObject({ ...where, month: month.optional(), ...how }),
  reply: panchangMonth,
  errors: ['not_found', 'no_sunrise'],
});

/** Festivals and ekadashis of a month or a year as an iCalendar file. */
export const readPanchangCalendar = endpoint({
  method: 'GET',
  path: '/api/panchang/calendar.ics',
  access: 'public',
  kind: 'file',
  type: 'text/calendar; charset=utf-8',
  query: z.strictObject({
    ...where,
    month: month.optional(),
    year: z
      .string()
      .regex(/^\d{4}$/, issue('year_invalid'))
      .optional(),
    language: language.optional(),
  }),
  errors: ['not_found', 'no_sunrise'],
});

/** An integer in a query string, such as an index. */
const index = (max: number) =>
  z
    .string()
    .regex(/^\d{1,2}$/, issue('number_between', { least: 0, most: max }))
    .transform(Number)
    .pipe(z.int().max(max, issue('number_between', { least: 0, most: max })));

const gemQuery = z.strictObject({
  ...where,
  graha: z.enum(grahas, issue('graha_unknown', { codes: grahas })),
  /** The first day, YYYY-MM-DD; by default today at the place, from now on. */
  from: date.optional(),
  /** The wearer's birth Moon: nakshatra 0 to 26 and rashi 0 to 11, both or neither. */
  nakshatra: index(26).optional(),
  rashi: index(11).optional(),
  language: language.optional(),
});

/** A daytime period in which a graha's stone is traditionally put on. */
const gemWindow = span.extend({
  date: z.string(),
  tier: z.enum(['best', 'good', 'allowed']),
  /** Factors that determine the tier, in a fixed order. */
  reasons: z.array(z.enum(['shukla', 'krishna', 'ownStar', 'pushya', 'hora', 'combust'])),
  /** Additional information that does not affect the tier. */
  beside: z.object({
    /** At the middle of the window. */
    nakshatra: indexedName,
    tithi: indexedName,
    choghadiyas: z.array(choghadiya.shape.key),
    /** A special combination of nakshatra and weekday; null without one. */
    yoga: z.enum(['raviPushya', 'guruPushya', 'amritaSiddhi']).nullable(),
    abhijit: z.boolean(),
  }),
});
export type GemWindow = z.infer<typeof gemWindow>;

const gemHours = z.object({
  place: almanacPlace,
  graha,
  /** The graha whose weekday and hora apply; the nodes have none of their own. */
  lord: graha,
  from: z.string(),
  /** Number of days searched: 60, or fewer at the end of the almanac's years. */
  days: z.int(),
  /** Number of the graha's weekdays in this period without sunrise and sunset at the place. */
  sunless: z.int(),
  wearer: z.object({ nakshatra: z.int(), rashi: z.int() }).nullable(),
  /** Windows by tier, best first, then by time. */
  windows: z.array(gemWindow),
  /** The earliest window of each of the two upper tiers; null without one in this period. */
  next: z.object({ best: gemWindow.nullable(), good: gemWindow.nullable() }),
  /** Whether the stone must never be worn without an astrologer's advice. */
  consultFirst: z.boolean(),
});
export type GemHours = z.infer<typeof gemHours>;

/** Traditional times to put on a graha's stone at a place, in the next 60 days. */
export const readGemHours = endpoint({
  method: 'GET',
  path: '/api/panchang/gem-hours',
  access: 'public',
  query: gemQuery,
  reply: gemHours,
  errors: ['no_sunrise', 'not_found'],
});

/** The windows of the two upper tiers, or else of the lower one, as an iCalendar file. */
export const readGemCalendar = endpoint({
  method: 'GET',
  path: '/api/panchang/gem-hours.ics',
  access: 'public',
  kind: 'file',
  type: 'text/calendar; charset=utf-8',
  query: gemQuery,
  errors: ['no_sunrise', 'not_found'],
});

const gemHoursEmail = z.strictObject({
  orderId: id,
  graha,
  city: slug,
  /** The wearer's birth Moon, to exclude hours that are unfavourable for it. */
  wearer: z
    .strictObject({
      nakshatra: z
        .int()
        .min(0)
        .max(26, issue('number_between', { least: 0, most: 26 })),
      rashi: z
        .int()
        .min(0)
        .max(11, issue('number_between', { least: 0, most: 11 })),
    })
    .optional(),
});
export type GemHoursEmailRequest = z.infer<typeof gemHoursEmail>;

/**
 * Sends the muhurta of an ordered stone to the email address of the order, once per graha, at the
 * request of its customer.
 */
export const emailGemHoursRoute = endpoint({
  method: 'POST',
  path: '/api/panchang/gem-hours/email',
  access: 'shopper',
  limit: { max: 10, minutes: 1 },
  body: gemHoursEmail,
  /** False if it was already requested. */
  reply: z.object({ isNew: z.boolean() }),
  errors: ['order_not_found', 'not_found', 'no_sunrise'],
});

const city = almanacPlace.extend({ slug: z.string() });
export type AlmanacCity = z.infer<typeof city>;

/** Cities that match a query, best match first; without a query large cities. */
export const listAlmanacCities = endpoint({
  method: 'GET',
  path: '/api/panchang/cities',
  access: 'public',
  query: z.strictObject({ q: note(200).optional(), language: language.optional() }),
  reply: z.object({ cities: z.array(city), credit: z.string() }),
});
