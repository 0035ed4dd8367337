import type { PanchangMonth } from '@jyotiratna/contract';
import { CalendarPlus } from 'lucide-react';
import { almanac } from '#messages/almanac/almanac.ts';
import { language } from '#messages/language.ts';
import { months } from '#messages/platform/months.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Method } from './method.tsx';
import { MonthTable } from './month-table.tsx';
import { Neighbours } from './neighbours.tsx';
import { NowProvider } from './now.tsx';
import { calendarPath, monthPath } from './panchang-path.ts';
import { RegionalFold } from './regional-fold.tsx';
import { placeText } from './select-day.tsx';
import { addMonths, partsOf } from './times.ts';

const { monthly } = almanac;

/** Every day of a month at a place, with its festivals. */
export function MonthPage({ month }: { month: PanchangMonth }) {
  const { place, sunrise } = month;
  const city = place.slug ?? '';
  const [year, number] = partsOf(`${month.month}-01`);
  const nameOf = (text: string) => {
    const [ofYear, of] = partsOf(`${text}-01`);
    return monthly.name(months.long[of - 1] ?? '', ofYear);
  };
  const monthAt = (count: number) => {
    const other = addMonths(month.month, count);
    return { to: monthPath(city, other, sunrise), name: nameOf(other) };
  };
  return (
    <NowProvider>
      <PageHead title={monthly.title(months.long[number - 1] ?? '', year)}>
        <p>
          {placeText(place)} ({place.timezone}), {almanac.conventions[sunrise]}
        </p>
      </PageHead>
      <div className="page pt-3 pb-16 md:pb-24">
        <Breadcrumb
          steps={[
            { label: almanac.home.title, to: '/panchang' },
            { label: place.name, to: `/panchang/${city}` },
            { label: nameOf(month.month) },
          ]}
        />
        <div className="mt-3 grid gap-4">
          <Neighbours
            label={monthly.others}
            previous={{ label: monthly.previous, ...monthAt(-1) }}
            next={{ label: monthly.next, ...monthAt(1) }}
          />
          {!month.festivalsKnown && <p className="text-text-2">{almanac.festivals.open}</p>}
          <MonthTable
            month={month}
            caption={monthly.caption(place.name, months.long[number - 1] ?? '', year)}
          />
          <ul className="flex flex-wrap gap-x-8">
            {[
              { period: month.month, label: monthly.calendarMonth },
              { period: String(year), label: monthly.calendarYear(year) },
            ].map(({ period, label }) => (
              <li key={period}>
                <a
                  href={calendarPath(city, period, language.code)}
                  className="inline-flex min-h-11 items-center gap-2.5 font-medium text-accent hover:underline hover:underline-offset-4"
                >
                  <CalendarPlus aria-hidden size={20} strokeWidth={1.6} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <RegionalFold city={city} year={year} />
          <p className="text-small text-text-2">{monthly.abroad}</p>
          <Method />
        </div>
      </div>
    </NowProvider>
  );
}
