import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { graha } from './fields.ts';
import { language } from './kundli.ts';

const inLanguage = z.object({ language: language.optional() });

/** The ticker's messages. */
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
          data: z.object({ daily_prediction: z.object({ sign_name: z.string(), prediction: z.string() }) }),
        }),
      }),
    ),
  }),
});
export type HoroscopeReply = z.infer<typeof horoscope.reply>;

/** The full day for the twelve Moon signs: the basis of each text. Times are ISO 8601 in IST. */
export const horoscopeDayRoute = endpoint({
  method: 'GET',
  path: '/api/horoscope',
  access: 'public',
  query: inLanguage,
  reply: z.object({
    date: z.string(),
    weekday: z.string(),
    dayLord: graha,
    moon: z.object({ rashi: z.string(), rashiIndex: z.int(), nakshatra: z.string(), nakshatraIndex: z.int() }),
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
