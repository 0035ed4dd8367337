import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { birthClock, kundliRequest, language } from './kundli.ts';

/** Two births next to each other: the eight koots of Guna Milan (36 points), and Mangal dosha of both. */

/** A birth as for a kundli; who is the boy and who the girl is said by the field it stands in. */
const birth = kundliRequest.omit({ gender: true, language: true });

export const matchRequest = z.strictObject({
  boy: birth,
  girl: birth,
  /** Of names and sentences in the reply; English without it. */
  language: language.optional(),
});
export type MatchRequest = z.input<typeof matchRequest>;

/** In the order in which they are told; together 1 + 2 + … + 8 = 36 points. */
export const kootNames = ['varna', 'vashya', 'tara', 'yoni', 'grahaMaitri', 'gana', 'bhakoot', 'nadi'] as const;

const koot = z.object({
  key: z.enum(kootNames),
  name: z.string(),
  /** What is looked at in it, in a few words. */
  about: z.string(),
  /** In halves; null where the hour of a birth is not known and would decide. */
  points: z.number().nullable(),
  /** Every number of points that the open hours allow, the least first; one where nothing is open. */
  possible: z.array(z.number()),
  maximum: z.int(),
  /** What both bring, such as 'Aadi'; several where the hour would decide. */
  boy: z.string(),
  girl: z.string(),
  why: z.string(),
  /** Why published tables differ here, where they do. */
  disputed: z.string().nullable(),
});
export type Koot = z.infer<typeof koot>;

const person = z.object({
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
export type MatchPerson = z.infer<typeof person>;

const manglik = z.object({
  manglik: z.boolean(),
  type: z.enum(['Mild', 'Strong']).nullable(),
  description: z.string(),
  /** A sentence for each reason for which tradition sets the dosha aside. */
  exceptions: z.array(z.string()),
});
export type MatchManglik = z.infer<typeof manglik>;

const mangalVerdict = z.enum(['none', 'cancelled', 'one, with exceptions', 'one']);

export const matchReply = z.object({
  /** What had to be assumed of a birth. */
  message: z.string().optional(),
  boy: person,
  girl: person,
  koots: z.array(koot),
  /** The sum of the koots, 0 to 36 in halves; null where the hour of a birth would decide. */
  total: z.number().nullable(),
  /** Every total that the open hours allow lies between these, both included. */
  range: z.object({ least: z.number(), most: z.number() }),
  maximum: z.literal(36),
  /** From here on custom goes along with a match. */
  threshold: z.literal(18),
  verdict: z.enum(['excellent', 'good', 'fair', 'low']).nullable(),
  /** The total in words, a sentence each. */
  summary: z.array(z.string()),
  /** What many hold to set a lost koot aside; the points stay as they are. Those that hold at every open hour. */
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
  /** Null without both birth times: it is counted from the lagna. */
  mangal: z
    .object({
      boy: manglik,
      girl: manglik,
      /** Both have it, which custom holds to cancel it. */
      cancelled: z.boolean(),
      verdict: mangalVerdict,
      /** The same without the exception of age, which depends on today. */
      verdictWithoutAge: mangalVerdict,
    })
    .nullable(),
  /** What the verdict means, or why there is none. */
  mangalText: z.string(),
  /** How this is reckoned, and what it is not. */
  notes: z.array(z.string()),
});
export type MatchReply = z.infer<typeof matchReply>;

const errors = ['place_not_found'] as const;

/** Two births, kept nowhere. */
export const matchKundlis = endpoint({
  method: 'POST',
  path: '/api/astrology/matching',
  access: 'public',
  limit: { max: 600, minutes: 1 },
  body: matchRequest,
  reply: matchReply,
  errors,
});

/** The same as a PDF. */
export const printMatch = endpoint({
  method: 'POST',
  path: '/api/astrology/matching/pdf',
  access: 'public',
  kind: 'file',
  type: 'application/pdf',
  limit: { max: 30, minutes: 1 },
  body: matchRequest,
  errors,
});
