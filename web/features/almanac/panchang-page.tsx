import type { AlmanacCity, PanchangReply } from '@jyotiratna/contract';
import { almanac } from '#messages/almanac/almanac.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { DayTimes } from './day-times.tsx';
import { FiveLimbs, MonthAndYear } from './limbs.tsx';
import { Method } from './method.tsx';
import { MoonDisc } from './moon-disc.tsx';
import { Neighbours } from './neighbours.tsx';
import { NowProvider } from './now.tsx';
import { dayPath } from './panchang-path.ts';
import { ChoghadiyaTables, HoraTables } from './parts-of-day.tsx';
import { placeText, SelectDay, SelectSunrise, type UnknownCity } from './select-day.tsx';
import { SunAndMoon } from './sun-and-moon.tsx';
import { addDays, dateText, longDate } from './times.ts';

type Props = {
  day: PanchangReply;
  cities: readonly AlmanacCity[];
  unknown?: UnknownCity | undefined;
};

/**
 * A day's panchang at a place: the selection on the left, the day on the right. Current periods are
 * marked after hydration.
 */
export function PanchangPage({ day, cities, unknown }: Props) {
  const { place, date, sunrise, tithis } = day;
  const city = place.slug ?? '';
  const dayAt = (days: number) => {
    const other = addDays(date, days);
    return { to: dayPath(city, other, sunrise), name: dateText(other) };
  };
  return (
    <NowProvider>
      <div className="relative">
        <PageHead title={almanac.day.title(place.name)}>
          <p>{longDate(date)}</p>
          <p className="mt-1 text-small">
            {placeText(place)} ({place.timezone}), {almanac.conventions[sunrise]}
          </p>
        </PageHead>
        <div className="page pointer-events-none absolute inset-0 hidden items-center justify-end md:flex">
          <MoonDisc tithi={tithis[0]?.index ?? 0} />
        </div>
      </div>
      <div className="page pt-3 pb-16 md:pb-24">
        <Breadcrumb
          steps={[
            { label: almanac.home.title, to: '/panchang' },
            { label: place.name, to: `/panchang/${city}` },
            { label: dateText(date) },
          ]}
        />
        <div className="mt-3 grid items-start gap-5 lg:grid-cols-[340px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-7">
          <SelectDay
            place={place}
            date={date}
            sunrise={sunrise}
            cities={cities}
            unknown={unknown}
          />
          <div className="grid min-w-0 gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <Neighbours
              label={almanac.day.others}
              previous={{ label: almanac.day.previous, ...dayAt(-1) }}
              next={{ label: almanac.day.next, ...dayAt(1) }}
            />
            <SunAndMoon day={day} />
            <div className="grid items-start gap-5 xl:grid-cols-2">
              <FiveLimbs day={day} />
              <MonthAndYear day={day} />
              <DayTimes day={day} />
            </div>
            <ChoghadiyaTables day={day} />
            <HoraTables day={day} />
            <Method />
          </div>
          <SelectSunrise city={city} date={date} sunrise={sunrise} />
        </div>
      </div>
    </NowProvider>
  );
}
