import type { HoroscopeDay } from '@jyotiratna/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { HoroscopePage } from './horoscope-page.tsx';

const day: HoroscopeDay = {
  date: '2026-01-11',
  weekday: 'Sunday',
  dayLord: 'Sun',
  moon: { rashi: 'Tula', rashiIndex: 6, nakshatra: 'Chitra', nakshatraIndex: 13 },
  ingress: { at: '2026-01-11T04:53:00+05:30', from: 'Kanya', rashi: 'Tula' },
  mercuryRetrograde: false,
  signs: [],
};

it('names the rashi that the Moon left, also before the hour of the prediction', () => {
  const page = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <HoroscopePage day={day} />
      </MemoryRouter>
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '');
  expect(page).toContain('The Moon is in Kanya until 4:53 am IST, then in Tula.');
});
