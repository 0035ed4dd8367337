import type {
  HoroscopeDay,
  HoroscopeReply,
  KundliLanguage,
  KundliReply,
  KundliRequest,
  Place,
  SavedKundli,
} from '../calls/kundli.ts';
import { type Call, type CallOptions, type Download, queryString } from './call.ts';

export function createKundliCalls(call: Call, download: Download) {
  return {
    make: (body: KundliRequest) => call<KundliReply>('POST', '/astrology/kundli', body),
    /** The same as a PDF. */
    pdf: (body: KundliRequest) => download('/astrology/kundli/pdf', body),
    places: (q: string, language?: KundliLanguage, options?: CallOptions) =>
      call<{ places: Place[]; credit: string }>('GET', `/places${queryString({ q, language })}`, undefined, options),
    saved: () => call<{ kundlis: SavedKundli[] }>('GET', '/users/kundlis'),
    save: (body: KundliRequest) => call<{ kundlis: SavedKundli[] }>('POST', '/users/kundlis', body),
    remove: (id: string) => call<{ kundlis: SavedKundli[] }>('DELETE', `/users/kundlis/${encodeURIComponent(id)}`),
    /** The ticker's texts. */
    horoscope: (language?: KundliLanguage) =>
      call<HoroscopeReply>('GET', `/create/horoscope${queryString({ language })}`),
    /** Today in India with all that each text rests on. */
    horoscopeDay: (language?: KundliLanguage, options?: CallOptions) =>
      call<HoroscopeDay>('GET', `/horoscope${queryString({ language })}`, undefined, options),
  };
}
