import { describe, expect, test } from 'vitest';
import { bookingPrice, chatCost } from './booking-price.ts';

const rates = { chatPrice: 60, phonePrice: 750, videoPrice: 950, freeMinutes: 3 };

describe('the price of a booking', () => {
  test('a chat is priced per minute', () =>
    expect(bookingPrice(rates, 'chat')).toEqual({
      sessionPaise: 0,
      perMinutePaise: 6000,
      freeMinutes: 3,
    }));
  test('a call has a fixed price', () =>
    expect(bookingPrice(rates, 'phone')).toEqual({
      sessionPaise: 75_000,
      perMinutePaise: 0,
      freeMinutes: 0,
    }));
  test('a video session has a fixed price of its own', () =>
    expect(bookingPrice(rates, 'video').sessionPaise).toBe(95_000));
});

describe('the cost of a chat', () => {
  const chat = bookingPrice(rates, 'chat');
  test.each([
    [0, 0],
    [3, 0],
    [3.01, 6000],
    [4, 6000],
    [10, 42_000],
  ])('%d minutes', (minutes, paise) => expect(chatCost(chat, minutes)).toBe(paise));
  test('a negative duration is rejected', () =>
    expect(() => chatCost(chat, -1)).toThrow(RangeError));
});
