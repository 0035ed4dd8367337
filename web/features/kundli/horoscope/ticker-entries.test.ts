import { describe, expect, it } from 'vitest';
import { fallbackEntries, toEntries } from './ticker-entries.ts';

const reply = (sign: string, prediction?: string) => ({
  dailyHoroscope: [
    {
      sign,
      data: { data: { daily_prediction: { sign_name: sign, prediction: prediction as string } } },
    },
  ],
});

describe('the ticker', () => {
  it('has all twelve signs regardless of the response', () => {
    expect(toEntries({ dailyHoroscope: [] }).map(({ sign }) => sign)).toEqual(
      fallbackEntries.map(({ sign }) => sign),
    );
    expect(fallbackEntries).toHaveLength(12);
  });

  it.each([
    [110, 'x'.repeat(110)],
    [111, `${'x'.repeat(107)}...`],
  ])('shows a text of %i letters', (length, expected) => {
    expect(toEntries(reply('aries', 'x'.repeat(length)))[0]).toEqual({
      sign: 'aries',
      label: 'Aries',
      text: expected,
    });
  });

  it.each([undefined, '', ' '])(
    'returns a text for a sign with the prediction %j',
    (prediction) => {
      expect(toEntries(reply('aries', prediction))[0]?.text).toBe('Stay grounded and optimistic.');
    },
  );

  it('repeats the fallback message if the day is unavailable', () => {
    expect(new Set(fallbackEntries.map(({ text }) => text))).toEqual(
      new Set(['Embrace balance and stay open to growth']),
    );
  });
});
