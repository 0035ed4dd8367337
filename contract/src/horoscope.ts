import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { graha } from './fields.ts';
import { language } from './kundli.ts';
import { rashiPages } from './values/page-addresses.ts';

const inLanguage = z.object({ language: language.optional() });

/** Messages of the ticker. */
export const horoscope = endpoint({
  method: 'GET',
  path: '/api/create/horoscope',
  access: 'public',
  query: inLanguage,
  reply: z.object({
    dailyHoroscope: z.array(
      z.object({
        sign: z.string(),
        data: z.object({
          data: z.object({
            daily_prediction: z.object({ sign_name: z.string(), prediction: z.string() }),
          }),
        }),
      }),
    ),
  }),
});
export type HoroscopeReply = z.infer<typeof horoscope.reply>;

/**
 * Details of a day for the twelve Moon signs, on which each text is based. Times are ISO 8601 in
 * IST.
 */
export const horoscopeDayRoute = endpoint({
  method: 'GET',
  path: '/api/horoscope',
  access: 'public',
  query: inLanguage,
  reply: z.object({
    date: z.string(),
    weekday: z.string(),
    dayLord: graha,
    moon: z.object({
      rashi: z.string(),
      rashiIndex: z.int(),
      nakshatra: z.string(),
      nakshatraIndex: z.int(),
    }),
    ingress: z.object({ at: z.string(), from: z.string(), rashi: z.string() }).nullable(),
    mercuryRetrograde: z.boolean(),
    signs: z.array(
      z.object({
        sign: z.string(),
        signName: z.string(),
        rashi: z.string(),
        rashiIndex: z.int(),
        prediction: z.string(),
        explanation: z.string(),
        /** 1 (hard) to 5 (easy). */
        level: z.int(),
        moonHouse: z.int(),
      }),
    ),
  }),
});
export type HoroscopeDay = z.infer<typeof horoscopeDayRoute.reply>;

/** Period of a horoscope, from today in India. */
export const horoscopePeriods = ['day', 'week', 'month'] as const;
export type HoroscopePeriod = (typeof horoscopePeriods)[number];

const signDay = z.object({
  date: z.string(),
  prediction: z.string(),
  /** 1 (hard) to 5 (easy). */
  level: z.int(),
  moonHouse: z.int(),
});

/**
 * The horoscope of a Moon sign, from the positions of the grahas at 06:00 IST of each day. Houses
 * are relative to the sign.
 */
export const signHoroscopeRoute = endpoint({
  method: 'GET',
  path: '/api/horoscope/:sign',
  access: 'public',
  params: z.strictObject({ sign: z.enum(rashiPages.map(({ slug }) => slug)) }),
  query: z.strictObject({
    period: z.enum(horoscopePeriods).optional(),
    language: language.optional(),
  }),
  reply: z.object({
    /** 0 (Mesha) to 11. */
    rashiIndex: z.int(),
    period: z.enum(horoscopePeriods),
    from: z.string(),
    to: z.string(),
    /** Detailed text for the first day. */
    explanation: z.string(),
    days: z.array(signDay),
    /** Positions of the grahas on the first day. */
    transits: z.array(
      z.object({
        graha,
        rashi: z.string(),
        house: z.int(),
        /** Whether it is in a favourable house that is not obstructed by another graha (vedha). */
        good: z.boolean(),
      }),
    ),
    /** Ingresses into another rashi within the period, except the Moon's. */
    moves: z.array(z.object({ date: z.string(), graha, rashi: z.string(), house: z.int() })),
  }),
});
export type SignHoroscopeReply = z.infer<typeof signHoroscopeRoute.reply>;
