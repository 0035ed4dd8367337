import type { HealerRates } from './healer-rates.ts';
import { type Paise, toPaise } from './money.ts';

export const bookingModes = ['chat', 'phone', 'video'] as const;
export type BookingMode = (typeof bookingModes)[number];

/** The price of a booking, in paise. Nothing is charged at booking. */
export type BookingPrice = {
  /**
   * Amount due at the start of a phone or video session; 0 for a chat, whose price depends on its
   * length.
   */
  sessionPaise: Paise;
  /** Rate of a chat after its free minutes; 0 for phone and video. */
  perMinutePaise: Paise;
  freeMinutes: number;
};

/** The displayed price, in rupees: for a chat per minute. */
export function namedPrice(rates: HealerRates, mode: BookingMode): number {
  return { chat: rates.chatPrice, phone: rates.phonePrice, video: rates.videoPrice }[mode];
}

/**
 * The price of a session with a healer: a chat per minute after the free minutes, phone and video
 * at a fixed price.
 */
export function bookingPrice(rates: HealerRates, mode: BookingMode): BookingPrice {
  if (mode === 'chat') {
    return {
      sessionPaise: 0,
      perMinutePaise: toPaise(rates.chatPrice),
      freeMinutes: rates.freeMinutes,
    };
  }
  return { sessionPaise: toPaise(namedPrice(rates, mode)), perMinutePaise: 0, freeMinutes: 0 };
}

/**
 * The price of a chat in paise: free minutes cost nothing, every started minute after them the full
 * rate.
 * @param minutes length of the chat, 0 or more
 * @throws RangeError for a length that is negative or not finite
 */
export function chatCost({ perMinutePaise, freeMinutes }: BookingPrice, minutes: number): Paise {
  if (!Number.isFinite(minutes) || minutes < 0) throw new RangeError('minutes must be 0 or more');
  return Math.max(0, Math.ceil(minutes) - freeMinutes) * perMinutePaise;
}
