import { grahaNames, type HoroscopeDay } from '@jyotiratna/contract';
import { Moon } from 'lucide-react';
import { Link } from 'react-router';
import { horoscope } from '#messages/kundli/horoscope.ts';
import { language } from '#messages/language.ts';
import { months } from '#messages/platform/months.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { moonSigns } from './moon-signs.ts';
import { OwnReading, SignReading } from './sign-reading.tsx';
import { useOwnSign } from './use-own-sign.ts';

/** The horoscope of the day for every Moon sign, with the basis of each text. */
export function HoroscopePage({ day }: { day: HoroscopeDay }) {
  const { own, select } = useOwnSign();
  const mine = day.signs.find(({ sign }) => sign === own);
  return (
    <>
      <PageHead title={horoscope.title}>
        <p>
          {dateOf(day)}{' '}
          {day.ingress
            ? horoscope.moonIngress(day.ingress.from, ...clock(day.ingress.at), day.ingress.rashi)
            : horoscope.moonIn(day.moon.rashi)}
        </p>
      </PageHead>
      <div className="page pt-6 pb-16 md:pt-8 md:pb-24">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-6">
          <p className="flex min-h-12 items-center gap-3">
            <Moon aria-hidden size={20} strokeWidth={1.6} className="shrink-0" />
            <span>
              {horoscope.signsAre} <strong className="font-semibold">{horoscope.moonSigns}</strong>{' '}
              {horoscope.notSun}{' '}
              <Link to="/kundli" className="text-link">
                {horoscope.find}
              </Link>
            </span>
          </p>
          <SelectField
            label={horoscope.mySign}
            optional
            value={own ?? ''}
            onChange={({ target }) => select(target.value)}
            className="w-full sm:w-64"
          >
            <option value="">{horoscope.notSelected}</option>
            {moonSigns.map(({ sign, rashi, label }) => (
              <option key={sign} value={sign}>
                {horoscope.sign(rashi, label)}
              </option>
            ))}
          </SelectField>
        </div>
        {mine && <OwnReading reading={mine} />}
        <ul className="mt-6 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
          {day.signs
            .filter((reading) => reading !== mine)
            .map((reading) => (
              <SignReading key={reading.sign} reading={reading} />
            ))}
        </ul>
        <Method day={day} />
      </div>
    </>
  );
}

/** The method of the entries, and its limits. */
function Method({ day }: { day: HoroscopeDay }) {
  const { name, devanagari } = grahaNames[day.dayLord];
  return (
    <div className="mt-6 max-w-[80ch] text-small text-text-2">
      <p>
        {horoscope.method(language.script === 'devanagari' ? devanagari : name, day.moon.nakshatra)}{' '}
        {day.mercuryRetrograde && horoscope.mercury}
      </p>
      <p className="mt-2">{horoscope.belief}</p>
    </div>
  );
}

/** The weekday and date of a horoscope, 'Saturday, 21 November 2026'. */
function dateOf({ date, weekday }: HoroscopeDay): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return horoscope.date(weekday, day, months.long[month - 1] ?? '', year);
}

/** Hour and minute of an ISO time in India's offset. */
function clock(iso: string): [hour: number, minute: string] {
  return [Number(iso.slice(11, 13)), iso.slice(14, 16)];
}
