import type { MonthDay, PanchangMonth } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { almanac } from '#messages/almanac/almanac.ts';
import { useNow } from './now.tsx';
import { dayPath } from './panchang-path.ts';
import { dateText, partsOf, timeOn, weekdayOf } from './times.ts';

const { monthly, limbs } = almanac;

const cell = 'px-2 py-2.5 align-top max-[22rem]:wrap-anywhere md:px-4';
const wide = 'max-md:hidden';

/** A row per day: tithi and nakshatra at its sunrise, the Sun's times, and its observances. */
export function MonthTable({ month, caption }: { month: PanchangMonth; caption: string }) {
  return (
    <div className="facet-card border border-line bg-surface">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-marble-100 text-small text-ink-600">
          <tr>
            <th scope="col" className={`${cell} w-18 md:w-32`}>
              {monthly.day}
            </th>
            <th scope="col" className={cell}>
              {monthly.tithi}
            </th>
            <th scope="col" className={`${cell} ${wide}`}>
              {monthly.nakshatra}
            </th>
            <th scope="col" className={`${cell} ${wide}`}>
              {monthly.sunTimes}
            </th>
            <th scope="col" className={cell}>
              {monthly.festivals}
            </th>
          </tr>
        </thead>
        <tbody>
          {month.days.map((day) => (
            <DayRow key={day.date} day={day} month={month} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayRow({ day, month: { place, sunrise } }: { day: MonthDay; month: PanchangMonth }) {
  const now = useNow();
  const [, , number] = partsOf(day.date);
  const isToday = now !== null && dateIn(now, place.timezone) === day.date;
  return (
    <tr
      className={`border-t border-line ${isToday ? 'bg-kesar-100' : ''}`}
      aria-current={isToday ? 'date' : undefined}
    >
      <th scope="row" className={`${cell} font-normal`}>
        <Link
          to={dayPath(place.slug ?? '', day.date, sunrise)}
          className="group inline-flex min-h-11 min-w-11 flex-col justify-center md:flex-row md:items-baseline md:justify-start md:gap-2"
        >
          <span className="figures text-lead font-semibold text-accent group-hover:underline">
            {number}
          </span>
          <span className="text-small text-text-2">
            {almanac.shortWeekdays[weekdayOf(day.date)]}
          </span>
          <span className="sr-only">, {monthly.openDay(dateText(day.date))}</span>
        </Link>
        {isToday && <span className="sr-only">{monthly.marked}</span>}
      </th>
      <td className={cell}>
        <Tithi day={day} />
        {day.nakshatra && (
          <span className="block text-small text-text-2 md:hidden">{day.nakshatra.name}</span>
        )}
      </td>
      <td className={`${cell} ${wide}`}>
        {day.nakshatra && (
          <>
            {day.nakshatra.name}
            <span className="figures block text-small text-text-2">
              {almanac.until(timeOn(day.date, day.nakshatra.end))}
            </span>
          </>
        )}
      </td>
      <td className={`${cell} ${wide} figures`}>
        {day.sunrise &&
          day.sunset &&
          almanac.range(timeOn(day.date, day.sunrise), timeOn(day.date, day.sunset))}
      </td>
      <td className={cell}>
        {day.festivals.length > 0 && (
          <ul>
            {day.festivals.map(({ key, name, rank, disputed }) => (
              <li key={key} className={classes[rank]}>
                {name}
                {disputed && (
                  <span className="block text-small font-normal text-text-2">
                    ({almanac.festivals.disputed})
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}

const classes = {
  great: 'font-semibold text-gulabi-700',
  known: 'font-medium',
  monthly: 'text-text-2',
} as const;

const tithiText = ({ paksha, name }: NonNullable<MonthDay['tithi']>) =>
  limbs.ofPaksha(limbs.paksha[paksha], name);

function Tithi({ day: { date, tithi, kshayaTithis, vriddhiTithi } }: { day: MonthDay }) {
  if (!tithi) return <span className="text-text-2">{monthly.noSunrise}</span>;
  return (
    <>
      {tithiText(tithi)}
      <span className="figures block text-small text-text-2">
        {almanac.until(timeOn(date, tithi.end))}
      </span>
      {kshayaTithis.map((skipped) => (
        <span key={skipped.index} className="block text-small text-text-2">
          {monthly.kshaya(tithiText(skipped))}
        </span>
      ))}
      {vriddhiTithi && <span className="block text-small text-text-2">{monthly.vriddhi}</span>}
    </>
  );
}

/** The civil date of a zone at an instant (ms since 1970), YYYY-MM-DD. */
function dateIn(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
}
