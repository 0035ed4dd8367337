import type { AlmanacCity, PanchangMonth, PanchangReply, SunriseConvention } from '../almanac.ts';
import { type Call, type CallOptions, queryString } from './call.ts';

type Where = { city: string } | { lat: number; lon: number; timezone: string };
type How = { sunrise?: SunriseConvention | undefined; language?: 'en' | 'hi' | undefined };

export function createAlmanacCalls(call: Call) {
  return {
    /** The day of a date, YYYY-MM-DD; today at the place without one. */
    day: (query: Where & How & { date?: string | undefined }, options?: CallOptions) =>
      call<PanchangReply>('GET', `/panchang${queryString(query)}`, undefined, options),
    /** A month, YYYY-MM. */
    month: (query: Where & How & { month?: string | undefined }, options?: CallOptions) =>
      call<PanchangMonth>('GET', `/panchang/month${queryString(query)}`, undefined, options),
    /** Cities that a text may mean; the large ones without it. */
    cities: (query: { q?: string; language?: 'en' | 'hi' | undefined }, options?: CallOptions) =>
      call<{ cities: AlmanacCity[]; credit: string }>(
        'GET',
        `/panchang/cities${queryString(query)}`,
        undefined,
        options,
      ),
  };
}
