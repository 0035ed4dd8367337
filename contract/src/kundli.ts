import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { graha, line, note, typed } from './fields.ts';
import { issue } from './values/error-messages.ts';
import { locales } from './values/locale.ts';

/**
 * Fields use the names and ids of the chart provider that the specification was designed for
 * (0-based ids).
 */

export const place = z.object({
  name: z.string(),
  region: z.string(),
  country: z.string(),
  /** Degrees, north and east positive. */
  lat: z.number(),
  lon: z.number(),
  /** IANA zone. */
  timezone: z.string(),
});
export type Place = z.infer<typeof place>;

/** Languages of the chart and the horoscope. */
export const language = z.enum(locales, issue('language_unknown', { codes: locales }));

/** Birthplaces whose names start with the query. */
export const listPlaces = endpoint({
  method: 'GET',
  path: '/api/places',
  access: 'public',
  /** `language` of the returned names; the query may be in Latin or Devanagari. */
  query: z.strictObject({ q: note(200), language: language.optional() }),
  reply: z.object({ places: z.array(place), credit: z.string() }),
});

const dobText = issue('dob_invalid');
const timeText = issue('birth_time_invalid');

export const kundliRequest = z.strictObject({
  name: line(120, issue('given_name_missing')),
  gender: z.enum(['male', 'female'], issue('gender_needed')),
  dob: typed(100, dobText).regex(/^\d{2}([-/])\d{2}\1\d{4}$/, dobText),
  birthTime: typed(100, timeText)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeText)
    .optional(),
  location: line(200, issue('birthplace_missing')),
  lat: z.number().min(-90).max(90).optional(),
  lon: z.number().min(-180).max(180).optional(),
  /** IANA zone, or a fixed offset such as +04:51 for clocks missing from the tz database. */
  timezone: z
    .string()
    .max(64)
    .regex(/^(?:[A-Za-z][A-Za-z0-9/_+-]*|[+-]\d{2}:\d{2}(?::\d{2})?)$/, issue('time_zone_unknown'))
    .optional(),
  /**
   * Language of names and messages in the response; by default English. Ids, and a graha's English
   * `name`, are the same in both.
   */
  language: language.optional(),
});
export type KundliRequest = z.input<typeof kundliRequest>;

const grahaRef = z.object({ id: z.int(), name: graha, vedic_name: z.string() });
const rashiRef = z.object({ id: z.int(), name: z.string(), lord: grahaRef });
/** ISO 8601 times with the offset of birth. */
const period = z.object({ id: z.int(), name: graha, start: z.string(), end: z.string() });

/** Without a birth time: values constant over the whole day; all others are null or empty. */
export const kundliData = z.object({
  nakshatra_details: z.object({
    nakshatra: z
      .object({ id: z.int(), name: z.string(), lord: grahaRef, pada: z.int().nullable() })
      .nullable(),
    chandra_rasi: rashiRef.nullable(),
    soorya_rasi: rashiRef.nullable(),
    zodiac: z.object({ id: z.int(), name: z.string() }).nullable(),
    additional_info: z.record(z.string(), z.string()),
  }),
  mangal_dosha: z.object({
    has_dosha: z.boolean(),
    description: z.string(),
    has_exception: z.boolean(),
    type: z.enum(['Mild', 'Strong']).nullable(),
    exceptions: z.array(z.string()),
    remedies: z.array(z.string()),
  }),
  yoga_details: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      yoga_list: z.array(
        z.object({ name: z.string(), has_yoga: z.boolean(), description: z.string() }),
      ),
    }),
  ),
  dasha_periods: z.array(period.extend({ antardasha: z.array(period) })),
  dasha_balance: z
    .object({ lord: grahaRef, duration: z.string(), description: z.string() })
    .nullable(),
});

/** ISO 8601 with the offset of birth. */
const spread = z.object({ earliest: z.string(), latest: z.string() });

/** The clock by which a time of birth was read. */
export const birthClock = z.object({
  /** IANA name, or the offset that was sent instead. */
  zone: z.string(),
  /** '+05:30', '-03:30', '+05:21:10'. */
  offset: z.string(),
  /**
   * `local-mean`: four minutes for each degree of longitude, before the zone had standard time.
   * `daylight`: summer or war time.
   */
  kind: z.enum(['standard', 'daylight', 'local-mean', 'fixed']),
  /** Description of the clock in the requested language. */
  text: z.string(),
});
export type BirthClock = z.infer<typeof birthClock>;

/** Values undetermined by a birth date without a time; messages in the requested language. */
export const openDay = z.object({
  /** 'Ashwini until 14:20, then Bharani', or one name if it applies all day. */
  nakshatra: z.string(),
  moonRashi: z.string(),
  sunRashi: z.string(),
  zodiac: z.string(),
  moonPath: z.string(),
  why: z.string(),
  /** The mahadashas that may be current; empty for births more than 120 years ago. */
  today: z.string(),
  /** The mahadashas for each nakshatra in which the Moon was that day. */
  dashas: z.array(
    z.object({
      head: z.string(),
      periods: z.array(z.object({ id: z.int(), name: graha, start: spread, end: spread })),
    }),
  ),
});

/** A row of the chart's table: degrees within the rashi; house null without a birth time. */
const position = z.object({
  graha,
  name: z.string(),
  rashi: z.string(),
  rashiIndex: z.int(),
  longitude: z.number(),
  degree: z.number(),
  house: z.int().nullable(),
  nakshatra: z.string(),
  pada: z.int(),
  retrograde: z.boolean(),
  combust: z.boolean(),
  dignity: z.string().nullable(),
  navamsa: z.string(),
});

const stone = z.object({
  graha,
  stone: z.string(),
  /** The transliterated Indian name. */
  hindi: z.string(),
  substitutes: z.array(z.string()),
  /** English names in every language, for finding remedies in the catalogue. */
  known: z.object({ stone: z.string(), substitutes: z.array(z.string()) }),
  metals: z.array(z.string()),
  finger: z.string(),
  day: z.string(),
  reasons: z.array(z.object({ title: z.string(), text: z.string() })),
  score: z.number(),
  consultFirst: z.string().nullable(),
  neverWith: z.array(graha),
});
export type StoneAdvice = z.infer<typeof stone>;

export const gemAdvice = z.object({
  /** 'nakshatra' is weak evidence, used when the birth time is unknown. */
  basis: z.enum(['lagna', 'nakshatra']),
  best: stone,
  alternative: stone.nullable(),
  neutral: z.array(stone),
  avoid: z.array(stone),
  nodes: z.array(stone),
  note: z.string().nullable(),
  disclaimer: z.string(),
});
export type GemAdvice = z.infer<typeof gemAdvice>;

const indexedName = z.object({ index: z.int(), name: z.string() });

/**
 * The five limbs at a moment: vara 0 Sunday to 6, tithi 0 to 29, nakshatra and yoga 0 to 26, karana
 * 0 to 59.
 */
const limbs = z.object({
  /**
   * The weekday from sunrise to sunrise; null outside the years of the almanac, and where the Sun
   * did not rise.
   */
  vara: indexedName.nullable(),
  /** Name with its paksha: 'Shukla Trayodashi'. */
  tithi: indexedName,
  nakshatra: indexedName,
  yoga: indexedName,
  karana: indexedName,
});

export const kundliReply = z.object({
  source: z.enum(['api', 'cache', 'fallback']),
  message: z.string().optional(),
  name: z.string(),
  gender: z.enum(['male', 'female']),
  dob: z.string(),
  birthTime: z.string().optional(),
  location: z.string(),
  place,
  /** The place in the requested language, as far as translations exist: 'जयपुर, राजस्थान, भारत'. */
  placeName: z.string(),
  coordinates: z.object({ lat: z.number(), lon: z.number() }),
  /** ISO 8601 with the offset of that day. */
  usedDatetime: z.string(),
  clock: birthClock,
  /** SVG text, North Indian style. */
  kundliChart: z.string(),
  /** SVG text, South Indian style. */
  kundliChartSouth: z.string(),
  kundli: z.object({ data: kundliData }),
  chart: z.object({
    ayanamsa: z.number(),
    /** Null without a birth time. */
    lagna: z
      .object({
        rashi: z.string(),
        rashiIndex: z.int(),
        longitude: z.number(),
        degree: z.number(),
        nakshatra: z.string(),
        pada: z.int(),
      })
      .nullable(),
    grahas: z.array(position),
  }),
  /**
   * Current maha-, antar- and pratyantardasha; null for births more than 120 years ago and without
   * a birth time.
   */
  running: z.object({ mahadasha: period, antardasha: period, pratyantardasha: period }).nullable(),
  gems: gemAdvice,
  /** The panchang at birth; null without a birth time. */
  panchang: limbs.nullable(),
  /**
   * Null if the birth time is given. Without a birth time, positions and drawings are those of
   * `usedDatetime`, 12:00 local time.
   */
  openDay: openDay.nullable(),
});
export type KundliReply = z.infer<typeof kundliReply>;

const birthErrors = ['place_not_found', 'kundli_credit'] as const;

/** Rate limit: a chart takes about a millisecond, so the limit per IP address is generous. */
export const makeKundliRoute = endpoint({
  method: 'POST',
  path: '/api/astrology/kundli',
  access: 'public',
  limit: { max: 600, minutes: 1 },
  body: kundliRequest,
  reply: kundliReply,
  errors: birthErrors,
});

export const ayanamsas = ['lahiri', 'raman', 'krishnamurti'] as const;
/** The origin of the zodiac; by default Lahiri. */
export const ayanamsa = z.enum(ayanamsas, issue('ayanamsa_unknown', { codes: ayanamsas }));

/** `ayanamsa` of the advanced chart, which is printed after the basic one. */
export const printRequest = kundliRequest.extend({ ayanamsa: ayanamsa.optional() });
export type PrintRequest = z.input<typeof printRequest>;

/** The basic and the advanced chart as a PDF, which is a thousand times slower. */
export const printKundliRoute = endpoint({
  method: 'POST',
  path: '/api/astrology/kundli/pdf',
  access: 'public',
  kind: 'file',
  type: 'application/pdf',
  limit: { max: 30, minutes: 1 },
  body: printRequest,
  errors: birthErrors,
});
