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
  /** The 4th, 9th and 14th. */
  rikta: z.boolean(),
  /** Starts and stops between two sunrises, so that no sunrise falls in it. */
  kshaya: z.boolean(),
});

const panchang = z.object({
  place: almanacPlace,
  date: z.string(),
  sunrise,
  vara: indexedName.extend({ lord: graha }),
  sun: z.object({ rise: z.string(), set: z.string(), nextRise: z.string(), rashi: indexedName }),
  /** Between this sunrise and the next of `almanac`; null if there is no such event. */
  moon: z.object({
    rise: z.string().nullable(),
    set: z.string().nullable(),
    rashis: z.array(segment),
  }),
  month: z.object({
    amanta: monthName,
    purnimanta: monthName,
    /** A month whose following name is dropped. */
    kshaya: z.boolean(),
    shaka: z.int(),
    vikram: z.int(),
    /** Values that may differ in other almanacs. */
    disputed: z.enum(['name', 'year']).nullable(),
  }),
  paksha,
  /** Segments that overlap the day, with their real starts and ends. */
  tithis: z.array(tithi),
  /** Whether the tithi of this sunrise rules the next one, too. */
  vriddhiTithi: z.boolean(),
  nakshatras: z.array(segment.extend({ lord: graha })),
  yogas: z.array(segment.extend({ inauspicious: z.boolean() })),
  karanas: z.array(segment.extend({ vishti: z.boolean() })),
  rahu: span,
  yamaganda: span,
  gulika: span,
  /** `used` is false on Wednesday, when custom leaves it out. */
  abhijit: span.extend({ used: z.boolean() }),
  /**
   * Before this sunrise: the 14th of the night's 15 parts, and by the fixed rule 96 to 48 minutes
   * before sunrise.
   */
  brahma: span,
  brahmaFixed: span,
  durmuhurta: z.array(span),
  varjyam: z.array(span),
  amritKaal: z.array(span),
  choghadiya: halves(choghadiya),
  hora: halves(hora),
  /** Null where the rules need days that no almanac is computed for. */
  festivals: z.array(festival).nullable(),
});
export type PanchangReply = z.infer<typeof panchang>;
export type AlmanacSpan = z.infer<typeof span>;
export type AlmanacTithi = z.infer<typeof tithi>;
export type Choghadiya = z.infer<typeof choghadiya>;
export type Hora = z.infer<typeof hora>;

/** The panchang of a day, today at the place without a date. */
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
  /** Null on a day on which the Sun does not rise and set there, as all that follows. */
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
  /** 'Tamil Nadu', in the requested language, and the rules that are followed. */
  regionName: z.string(),
  rules: z.string(),
  year: z.int(),
  /** Solar months whose first day lies in the year; empty where the region counts lunar ones. */
  months: z.array(
    z.object({
      rashi: z.int(),
      name: z.string(),
      first: z.string(),
      /** The Sun's entry into the rashi. */
      entry: z.string(),
      /** Number or name of the region's year. */
      yearName: z.string(),
      opensYear: z.boolean(),
    }),
  ),
  festivals: z.array(z.object({ key: z.string(), name: z.string(), date: z.string() })),
});
export type RegionalYearReply = z.infer<typeof regionalYear>;

/**
 * A Gregorian year as a region's almanac has it: solar months, new years and festivals by its own
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
  /** False where the rules need days that no almanac is computed for. */
  festivalsKnown: z.boolean(),
});
export type PanchangMonth = z.infer<typeof panchangMonth>;

/** A calendar month, this one at the place without a month. */
export const readPanchangMonth = endpoint({
  method: 'GET',
  path: '/api/panchang/month',
  access: 'public',
  query: z.strictObject({ ...where, month: month.optional(), ...how }),
  reply: panchangMonth,
  errors: ['not_found', 'no_sunrise'],
});

/** Festivals and ekadashis of a month or of a whole year as an iCalendar file. */
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

/** An integer of a query string, such as an index. */
const index = (max: number) =>
  z
    .string()
    .regex(/^\d{1,2}$/, issue('number_between', { least: 0, most: max }))
    .transform(Number)
    .pipe(z.int().max(max, issue('number_between', { least: 0, most: max })));

const gemQuery = z.strictObject({
  ...where,
  graha: z.enum(grahas, issue('graha_unknown', { codes: grahas })),
  /** The first day, YYYY-MM-DD; today at the place without it, from now on. */
  from: date.optional(),
  /**
   * Where the wearer's Moon stood at birth: nakshatra 0 to 26 and rashi 0 to 11, both or neither.
   */
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
  /** Displayed next to it, without weight. */
  beside: z.object({
    /** The window's middle. */
    nakshatra: indexedName,
    tithi: indexedName,
    choghadiyas: z.array(choghadiya.shape.key),
    /** Special days: a combination of nakshatra and weekday. */
    yoga: z.enum(['raviPushya', 'guruPushya', 'amritaSiddhi']).nullable(),
    abhijit: z.boolean(),
  }),
});
export type GemWindow = z.infer<typeof gemWindow>;

const gemHours = z.object({
  place: almanacPlace,
  graha,
  /** The graha whose weekday and hora apply: the nodes have no weekday or hora of their own. */
  lord: graha,
  from: z.string(),
  /** Days searched: 60, or fewer where the served years end. */
  days: z.int(),
  /** Of the graha's own days in these, those on which the Sun does not rise and set there. */
  sunless: z.int(),
  wearer: z.object({ nakshatra: z.int(), rashi: z.int() }).nullable(),
  /** The best first, inside a tier by time. */
  windows: z.array(gemWindow),
  /** The earliest of the two upper tiers; null if there is no match in these days. */
  next: z.object({ best: gemWindow.nullable(), good: gemWindow.nullable() }),
  /** Stones that must never be put on without an astrologer's advice. */
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

/** The same as an iCalendar file: the two upper tiers, and without any of those the lower one. */
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
  /** Where the wearer's Moon stood at birth, for hours without those that it closes. */
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
 * Sends the muhurta of an ordered stone by email to the order's own address: its owner requests
 * it, once for each graha.
 */
export const emailGemHoursRoute = endpoint({
  method: 'POST',
  path: '/api/panchang/gem-hours/email',
  access: 'shopper',
  limit: { max: 10, minutes: 1 },
  body: gemHoursEmail,
  /** False if they were already requested before. */
  reply: z.object({ isNew: z.boolean() }),
  errors: ['order_not_found', 'not_found', 'no_sunrise'],
});

const city = almanacPlace.extend({ slug: z.string() });
export type AlmanacCity = z.infer<typeof city>;

/** Cities that match a query, best match first; without a query the large ones. */
export const listAlmanacCities = endpoint({
  method: 'GET',
  path: '/api/panchang/cities',
  access: 'public',
  query: z.strictObject({ q: note(200).optional(), language: language.optional() }),
  reply: z.object({ cities: z.array(city), credit: z.string() }),
});
