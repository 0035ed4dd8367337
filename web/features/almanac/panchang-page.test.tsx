import type { PanchangMonth, PanchangReply } from '@jyotiratna/contract';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { MonthPage } from './month-page.tsx';
import fixture from './panchang.fixture.json' with { type: 'json' };
import { PanchangPage } from './panchang-page.tsx';
import type { UnknownCity } from './select-day.tsx';

/** Jaipur on 22 November 2026, and six days of Delhi around Diwali 2026, as API responses. */
const jaipur = fixture.day as PanchangReply;
const delhi = fixture.month as PanchangMonth;

/** The server-rendered page, without its frame; React's markers between texts are removed. */
function rendered(page: ReactElement): string {
  return renderToString(<MemoryRouter>{page}</MemoryRouter>).replaceAll('<!-- -->', '');
}

const dayWith = (change: Partial<PanchangReply> = {}, unknown?: UnknownCity) =>
  rendered(<PanchangPage day={{ ...jaipur, ...change }} cities={[]} unknown={unknown} />);
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('a day as rendered', () => {
  it('has the limbs with their end times, the Sun, the kaals and the observances', () => {
    const text = textOf(dayWith());
    for (const expected of [
      'Panchang for Jaipur Sunday, 22 November 2026',
      'sunrise by the Sun’s upper limb, with refraction',
      'Sunrise 06:52 Sunset 17:34',
      'Shukla Trayodashi until 02:38, 23 Nov',
      'Rahu Kaal 16:14 to 17:34',
      'Ravivara, the day of Sun',
      'Pradosh Vrat',
    ])
      expect(text).toContain(expected);
  });

  it('is independent of the time: no period is marked, and space for every mark is reserved', () => {
    const html = dayWith();
    expect(html).not.toContain('data-now');
    const marks = html.match(/<span class="[^"]*">Now<\/span>/g) ?? [];
    expect(marks.length).toBeGreaterThan(40);
    expect(marks.filter((mark) => !mark.includes('invisible'))).toEqual([]);
  });

  it('reports tithis without a sunrise, and with two', () => {
    const tithis = jaipur.tithis.map((tithi) => ({ ...tithi, kshaya: tithi.index === 13 }));
    expect(textOf(dayWith({ tithis }))).toContain('Shukla Chaturdashi is a kshaya tithi');
    expect(textOf(dayWith({ vriddhiTithi: true }))).toContain(
      'Shukla Trayodashi is a vriddhi tithi',
    );
  });

  it('omits Abhijit on Wednesday and reports an added month', () => {
    const { month, abhijit } = jaipur;
    const added = { index: 2, name: 'Jyeshtha', adhika: true };
    const text = textOf(
      dayWith({
        abhijit: { ...abhijit, used: false },
        month: { ...month, amanta: added, purnimanta: added },
      }),
    );
    expect(text).toContain('Abhijit not used on Wednesday None this day');
    expect(text).toContain('Jyeshtha (adhika, an added month)');
  });

  it('displays an unknown city at its field, and keeps the date submitted with it', () => {
    const html = dayWith({}, { city: 'Xqzzk', date: '2026-12-25' });
    expect(html).toMatch(/<input[^>]*type="date"[^>]*value="2026-12-25"/);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*>/);
    expect(textOf(html)).toContain('We could not find a city called “Xqzzk”.');
  });
});

describe('a month as rendered', () => {
  const month = (change: Partial<PanchangMonth> = {}) =>
    rendered(<MonthPage month={{ ...delhi, ...change }} />);

  it('is a table with a caption, column heads and a row head for each day', () => {
    const html = month();
    expect(html).toContain('The days of November 2026 in Delhi</caption>');
    expect(html.match(/<th scope="col"/g)).toHaveLength(5);
    expect(html.match(/<th scope="row"/g)).toHaveLength(6);
    const diwali = html.split('<tr').find((row) => row.includes('Diwali')) ?? '';
    expect(diwali).toContain('href="/panchang/delhi/2026-11-08"');
  });

  it('reports where the Sun does not rise and festivals are unavailable', () => {
    const text = textOf(
      month({
        festivalsKnown: false,
        days: delhi.days.map((day) => ({
          ...day,
          sunrise: null,
          sunset: null,
          tithi: null,
          nakshatra: null,
        })),
      }),
    );
    expect(text).toContain('The Sun does not rise and set here on this day.');
    expect(text).toContain('Some festivals cannot be shown');
  });
});
