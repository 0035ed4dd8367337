import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { birthClock, kundliRequest, language } from './kundli.ts';

/** Comparison of two births: the eight koots of Guna Milan (36 points), and Mangal dosha. */

/** Birth data as for a kundli; the field determines which is the boy's and which the girl's. */
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
  /** Points in steps of 0.5; null if they depend on an unknown birth time. */
  points: z.number().nullable(),
  /** All possible points for unknown birth times, lowest first; a single value if determined. */
  possible: z.array(z.number()),
  maximum: z.int(),
  /** Attributes of both, such as 'Aadi'; several if they depend on the birth time. */
  boy: z.string(),
  girl: z.string(),
  why: z.string(),
  /** How published tables differ here; null where they agree. */
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
  /**
   * Rashi and nakshatra of the Moon; several if they depend on the birth time, and then no pada.
   */
  rashi: z.string(),
  nakshatra: z.string(),
  pada: z.int().nullable(),
  /** Null without a birth time. */
  lagna: z.string().nullable(),
  /** SVG text in North Indian and South Indian style; at 12:00 without a birth time. */
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
  /** The area of life that it traditionally concerns. */
  weighs: z.string(),
  level: z.enum(['good', 'middling', 'none']),
  levelText: z.string(),
});
export type PoruthamReply = z.infer<typeof porutham>;

/** South Indian matching (ten poruthams), in the request's language. */
const southernMatch = z.object({
  title: z.string(),
  school: z.string(),
  poruthams: z.array(porutham),
  /** Number of the ten poruthams that are good or middling. */
  given: z.int(),
  /** Missing poruthams that traditionally rule out a match. */
  refused: z.array(z.enum(['rajju', 'vedha'])),
  summary: z.array(z.string()),
  /** Papasamya points of both charts (Kerala); null without both birth times. */
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
  /** Total points of the koots, 0 to 36 in steps of 0.5; null if it depends on a birth time. */
  total: z.number().nullable(),
  /** Lowest and highest possible total for unknown birth times, inclusive. */
  range: z.object({ least: z.number(), most: z.number() }),
  maximum: z.literal(36),
  /** Total from which a match is traditionally recommended. */
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
  /** Mangal dosha relative to the lagna; null without both birth times. */
  mangal: z
    .object({
      boy: manglik,
      girl: manglik,
      /** Both have the dosha, which traditionally cancels it. */
      cancelled: z.boolean(),
      verdict: mangalVerdict,
      /** The verdict without the exception of age, which depends on today's date. */
      verdictWithoutAge: mangalVerdict,
    })
    .nullable(),
  /** Null if the Moon's nakshatra or rashi depends on an unknown birth time. */
  south: southernMatch.nullable(),
  /** The meaning of the verdict, or the reason for its absence. */
  mangalText: z.string(),
  /** The method of calculation, and its limits. */
  notes: z.array(z.string()),
});
export type MatchReply = z.infer<typeof matchReply>;

const errors = ['place_not_found'] as const;

/** Compares two births. Nothing is stored. */
export const matchKundlisRoute = endpoint({
  method: 'POST',
  path: '/api/astrology/matching',
  access: 'public',
  limit: { max: 600, minutes: 1 },
  body: matchRequest,
  reply: matchReply,
  errors,
});

/** The comparison as a PDF. */
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
