import { grahaNames, type HoroscopeDay } from '@jyotiratna/contract';
import { Moon } from 'lucide-react';
import { Link } from 'react-router';
import { PageHead } from '../../ui/page-head.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { moonSigns } from './moon-signs.ts';
import { OwnReading, SignReading } from './sign-reading.tsx';
import { useOwnSign } from './use-own-sign.ts';

/** Today for every Moon sign, and what each text rests on. */
export function HoroscopePage({ day }: { day: HoroscopeDay }) {
  const { own, choose } = useOwnSign();
  const mine = day.signs.find(({ sign }) => sign === own);
  return (
    <>
      <PageHead title="Daily horoscope">
        <p>
          {longDate(day.date)}. The Moon is in {day.moon.rashi}
          {day.ingress && ` until ${clock(day.ingress.at)} IST, then in ${day.ingress.rashi}`}.
        </p>
      </PageHead>
      <div className="page pt-6 pb-16 md:pt-8 md:pb-24">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-6">
          <p className="flex min-h-12 items-center gap-3">
            <Moon aria-hidden size={20} strokeWidth={1.6} className="shrink-0" />
            <span>
              Signs here are <strong className="font-semibold">Moon signs</strong> (chandra rashi), not Sun signs.{' '}
              <Link to="/kundli" className="text-link">
                Find yours with a free kundli
              </Link>
            </span>
          </p>
          <SelectField
            label="My sign"
            optional
            value={own ?? ''}
            onChange={({ target }) => choose(target.value)}
            className="w-full sm:w-64"
          >
            <option value="">Not chosen</option>
            {moonSigns.map(({ sign, rashi, label }) => (
              <option key={sign} value={sign}>
                {rashi} ({label})
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

/** How the texts come about, and what they are not. */
function Method({ day }: { day: HoroscopeDay }) {
  return (
    <div className="mt-6 max-w-[80ch] text-small text-text-2">
      <p>
        Calculated from the sky at 06:00 IST each morning (gochara, after Phaladeepika 26): the houses of the nine
        grahas are counted from each Moon sign. Every sentence names the placement it rests on, and the dots are the sum
        of all of them. Today is ruled by {grahaNames[day.dayLord].name}, and the Moon is in the nakshatra{' '}
        {day.moon.nakshatra}.{day.mercuryRetrograde && ' Mercury is retrograde.'}
      </p>
      <p className="mt-2">
        It is belief, meant for reflection and the same for everyone with that Moon sign. It is no ground for decisions
        on health or money.
      </p>
    </div>
  );
}

/** 'Saturday, 21 November 2026' from YYYY-MM-DD. */
function longDate(date: string): string {
  return new Intl.DateTimeFormat('en-IN', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** '14:05' in India. */
function clock(iso: string): string {
  return new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(new Date(iso));
}
