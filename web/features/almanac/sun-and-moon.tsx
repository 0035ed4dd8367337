import type { PanchangReply } from '@jyotiratna/contract';
import { Moon, MoonStar, Sunrise, Sunset } from 'lucide-react';
import { Link } from 'react-router';
import { almanac } from '#messages/almanac/almanac.ts';
import { grahaWord } from '../../graha-label.ts';
import { useNow } from './now.tsx';
import { dayPath } from './panchang-path.ts';
import { kaalsOf, leftUntil, nextChange, runs } from './running-periods.ts';
import { addDays, localClock, timeOn } from './times.ts';

const { sun: labels, now: nowMessages, festivals: festivalMessages } = almanac;

/**
 * The night panel: rise and set times, the day's observances, and the current periods after
 * hydration.
 */
export function SunAndMoon({ day }: { day: PanchangReply }) {
  const { date, sun, moon, festivals } = day;
  const times = [
    { icon: Sunrise, name: labels.sunrise, at: sun.rise },
    { icon: Sunset, name: labels.sunset, at: sun.set },
    { icon: MoonStar, name: labels.moonrise, at: moon.rise },
    { icon: Moon, name: labels.moonset, at: moon.set },
  ];
  return (
    <section aria-label={labels.title} className="night facet-panel p-5 md:p-8">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-4">
        {times.map(({ icon: Icon, name, at }) => (
          <div key={name}>
            <dt className="flex items-center gap-2 text-small text-text-2">
              <Icon aria-hidden size={20} strokeWidth={1.6} className="text-accent" />
              {name}
            </dt>
            <dd className="figures mt-1 text-lead font-semibold">
              {at === null ? (
                <span className="text-body font-normal">{labels.none}</span>
              ) : (
                timeOn(date, at)
              )}
            </dd>
          </div>
        ))}
      </dl>
      {festivals && festivals.length > 0 && (
        <div className="mt-5 border-t border-line pt-4">
          <h2 className="font-text text-body font-semibold text-kesar-300">
            {festivalMessages.title}
          </h2>
          <ul className="mt-1">
            {festivals.map(({ key, name, rank, disputed }) => (
              <li key={key} className={rank === 'great' ? 'text-lead font-semibold' : ''}>
                {name}
                {disputed && (
                  <span className="text-small font-normal text-text-2">
                    {' '}
                    ({festivalMessages.disputed})
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <WhatRuns day={day} />
    </section>
  );
}

/** The current periods and the next one. Space for the longest lines on a phone is reserved. */
function WhatRuns({ day }: { day: PanchangReply }) {
  const now = useNow();
  return (
    <div
      className="mt-5 min-h-40 border-t border-line pt-4 md:min-h-20"
      data-now={now === null ? undefined : ''}
    >
      {now === null ? <Bounds day={day} /> : <Running day={day} now={now} />}
    </div>
  );
}

function Bounds({ day: { date, sun } }: { day: PanchangReply }) {
  return (
    <p className="text-text-2">
      {nowMessages.dayRuns(timeOn(date, sun.rise), timeOn(date, sun.nextRise))}
    </p>
  );
}

function Running({ day, now }: { day: PanchangReply; now: number }) {
  const choghadiya = [...day.choghadiya.day, ...day.choghadiya.night].find((period) =>
    runs(period, now),
  );
  const hora = [...day.hora.day, ...day.hora.night].find((period) => runs(period, now));
  const kaals = Object.values(kaalsOf(day))
    .flat()
    .filter((span) => runs(span, now));
  const next = nextChange(day, now);
  const before = isBefore(day, now);
  if (!choghadiya || !hora) {
    return (
      <>
        <Bounds day={day} />
        {before && (
          <p className="mt-1">
            <Link
              to={dayPath(day.place.slug ?? '', addDays(day.date, -1), day.sunrise)}
              className="text-link"
            >
              {nowMessages.dayBefore}
            </Link>
          </p>
        )}
      </>
    );
  }
  const clock = localClock(localTimeAt(day, now)).time;
  const left = next && leftUntil(next.at, now);
  return (
    <>
      <p className="font-semibold">
        {nowMessages.runs(clock, almanac.choghadiya.names[choghadiya.key], grahaWord(hora.graha))}{' '}
        {kaals.length > 0 && nowMessages.kaal(kaals.map(({ name }) => name).join(', '))}
      </p>
      {next && left && (
        <p className="mt-1 text-text-2">
          {nowMessages.next(
            nowMessages[next.kind](next.name),
            timeOn(day.date, next.iso),
            nowMessages.left(left.hours, left.minutes),
          )}
        </p>
      )}
    </>
  );
}

/** Whether an instant is on this date, but before its sunrise. */
function isBefore({ date, sun }: PanchangReply, now: number): boolean {
  const midnight = Date.parse(`${date}T00:00:00${sun.rise.slice(19)}`);
  return now >= midnight && now < Date.parse(sun.rise);
}

/**
 * An instant as ISO 8601 in the place's offset at this day's sunrise, truncated to the minute.
 */
function localTimeAt({ sun }: PanchangReply, now: number): string {
  const offset = sun.rise.slice(19);
  const offsetMs = Date.parse(`${sun.rise.slice(0, 19)}Z`) - Date.parse(sun.rise);
  return `${new Date(Math.floor((now + offsetMs) / 60_000) * 60_000).toISOString().slice(0, 19)}${offset}`;
}
