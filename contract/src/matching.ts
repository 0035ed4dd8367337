import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { birthClock, kundliRequest, language } from './kundli.ts';

/**
 * Two births next to each other: the eight koots of Guna Milan (36 points), and Mangal dosha of
 * both.
 */

/** A birth as for a kundli; the field determines which is the boy and which the girl. */
const birth = kundliRequest.omit({ gender: true, language: true });

export const matchRequest = z.strictObject({
  boy: birth,
  girl: birth,
  /** Language of names and messages in the response; by default English. */
  language: language.optional(),
});
export type MatchRequest = z.input<typeof matchRequest>;

/** In display order; together 1 + 2 + … + 8 = 36 points. */
export const kootNames = [
  'varna',
  'vashya',
  'tara',
  'yoni',
  'grahaMaitri',
  'gana',
  'bhakoot',
  'nadi',
] as const;

const koot = z.object({
  key: z.enum(kootNames),
  name: z.string(),
  /** A short description of its subject. */
  about: z.string(),
  /** In halves; null if a birth time is unknown and affects it. */
  points: z.number().nullable(),
  /**
   * All scores possible for the unknown birth times, lowest first; a single one if all is
   * determined.
   */
  possible: z.array(z.number()),
  maximum: z.int(),
  /** The values of both, such as 'Aadi'; several if the birth time affects it. */
  boy: z.string(),
  girl: z.string(),
  why: z.string(),
  /** Why published tables differ here, where they do. */
  disputed: z.string().nullable(),
});
export type Koot = z.infer<typeof koot>;

const member = z.object({
  name: z.string(),
  dob: z.string(),
  birthTime: z.string().nullable(),
  /** The place in the request's language. */
  placeName: z.string(),
  /** ISO 8601 with the offset of that day. */
  usedDatetime: z.string(),
  clock: birthClock,
  /** Of the Moon; several where the hour would decide, and no pada then. */
  rashi: z.string(),
  nakshatra: z.string(),
  pada: z.int().nullable(),
  /** Null without a birth time. */
  lagna: z.string().nullable(),
  /** SVG text, North Indian and South Indian style; at 12:00 without a birth time. */
  chart: z.string(),
  chartSouth: z.string(),
});
export type MatchPartner = z.infer<typeof member>;

const manglik = z.object({
  manglik: z.boolean(),
  type: z.enum(['Mild', 'Strong']).nullable(),
  description: z.string(),
  /** A message for each traditional reason that cancels the dosha. */
  exceptions: z.array(z.string()),
});
export type MatchManglik = z.infer<typeof manglik>;

const mangalVerdict = z.enum(['none', 'cancelled', 'one, with exceptions', 'one']);

export const poruthamNames = [
  'dina',
  'gana',
  'mahendra',
  'streeDeergha',
  'yoni',
  'rasi',
  'rasyadhipati',
  'vasya',
  'rajju',
  'vedha',
] as const;

const porutham = z.object({
  key: z.enum(poruthamNames),
  name: z.string(),
  /** The subject it concerns by custom. */
  weighs: z.string(),
  level: z.enum(['good', 'middling', 'none']),
  levelText: z.string(),
});
export type PoruthamReply = z.infer<typeof porutham>;

/** The match as the south counts it, worded in the request's language. */
const southernMatch = z.object({
  title: z.string(),
  school: z.string(),
  poruthams: z.array(porutham),
  /** How many of the ten are good or middling. */
  given: z.int(),
  /** Missing ones that by custom rule out a match. */
  refused: z.array(z.enum(['rajju', 'vedha'])),
  summary: z.array(z.string()),
  /** Malefic points of both (Kerala); null without both birth times. */
  papasamya: z.object({ boy: z.number(), girl: z.number(), balanced: z.boolean() }).nullable(),
  papasamyaText: z.string(),
});
export type SouthernMatch = z.infer<typeof southernMatch>;

export const matchReply = z.object({
  /** Assumptions about a birth. */
  message: z.string().optional(),
  boy: member,
  girl: member,
  koots: z.array(koot),
  /** The total of the koots, 0 to 36 in halves; null if a birth time affects it. */
  total: z.number().nullable(),
  /** Every total that the open hours allow lies between these, both included. */
  range: z.object({ least: z.number(), most: z.number() }),
  maximum: z.literal(36),
  /** From here on custom goes along with a match. */
  threshold: z.literal(18),
  verdict: z.enum(['excellent', 'good', 'fair', 'low']).nullable(),
  /** An explanation of the total, one string per statement. */
  summary: z.array(z.string()),
  /**
   * Common exceptions that cancel a failed koot; the points stay unchanged. Only those valid at
   * every possible birth time.
   */
  relief: z.array(
    z.object({
      key: z.enum([
        'bhakoot: same lord',
        'bhakoot: friendly lords',
        'nadi: same rashi, different nakshatra',
        'nadi: same nakshatra, different rashi',
        'nadi: same nakshatra, different pada',
      ]),
      koot: z.enum(['bhakoot', 'nadi']),
      text: z.string(),
    }),
  ),
  /** Null without both birth times: it is relative to the lagna. */
  mangal: z
    .object({
      boy: manglik,
      girl: manglik,
      /** Both have it, which traditionally cancels it. */
      cancelled: z.boolean(),
      verdict: mangalVerdict,
      /** The same without the exception of age, which depends on today. */
      verdictWithoutAge: mangalVerdict,
    })
    .nullable(),
  /** Null where a birth time would decide a star or rashi of the Moon. */
  south: southernMatch.nullable(),
  /** The meaning of the verdict, or the reason for its absence. */
  mangalText: z.string(),
  /** The method of calculation, and its limits. */
  notes: z.array(z.string()),
});
export type MatchReply = z.infer<typeof matchReply>;

const errors = ['place_not_found'] as const;

/** Two births, not stored. */
export const matchKundlisRoute = endpoint({
  method: 'POST',
  path: '/api/astrology/matching',
  access: 'public',
  limit: { max: 600, minutes: 1 },
  body: matchRequest,
  reply: matchReply,
  errors,
});

/** The same as a PDF. */
export const printMatchRoute = endpoint({
  method: 'POST',
  path: '/api/astrology/matching/pdf',
  access: 'public',
  kind: 'file',
  type: 'application/pdf',
  limit: { max: 30, minutes: 1 },
  body: matchRequest,
  errors,
});
