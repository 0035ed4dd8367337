import type { AlmanacCity, AlmanacPlace, SunriseConvention } from '@jyotiratna/contract';
import { CalendarDays, CalendarPlus, History } from 'lucide-react';
import { useId } from 'react';
import { Link, useHref } from 'react-router';
import { almanac } from '#messages/almanac/almanac.ts';
import { language } from '#messages/language.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { calendarPath, dayPath, monthPath } from './panchang-path.ts';

const { select } = almanac;

/** The requested city that was not found, and the date requested with it. */
export type UnknownCity = { city: string; date: string };

type Props = {
  place: AlmanacPlace;
  date: string;
  sunrise: SunriseConvention;
  cities: readonly AlmanacCity[];
  unknown?: UnknownCity | undefined;
};

/** A place's name, such as 'Jaipur, Rajasthan, India'. */
export const placeText = ({
  name,
  region,
  country,
}: Pick<AlmanacPlace, 'name' | 'region' | 'country'>) =>
  [...new Set([name, region, country])].filter(Boolean).join(', ');

/** Selects city and date by a plain form and links, which work without scripts. */
export function SelectDay({ place, date, sunrise, cities, unknown }: Props) {
  const list = useId();
  const city = place.slug ?? '';
  return (
    <Card title={select.title}>
      <form
        action={useHref('/panchang')}
        className="grid gap-4"
        key={`${city} ${date} ${unknown?.city}`}
      >
        <TextField
          label={select.city}
          name="city"
          hint={select.cityHint}
          error={unknown && select.unknown(unknown.city)}
          defaultValue={unknown?.city ?? placeText(place)}
          list={list}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
        />
        <datalist id={list}>
          {cities.map((one) => (
            <option key={one.slug} value={placeText(one)} />
          ))}
        </datalist>
        <TextField
          label={select.date}
          name="date"
          type="date"
          min="1900-01-01"
          max="2060-12-31"
          defaultValue={unknown?.date ?? date}
        />
        {sunrise !== 'almanac' && <input type="hidden" name="sunrise" value={sunrise} />}
        <Button type="submit" wide>
          {select.show}
        </Button>
      </form>
      <ul className="mt-4 border-t border-line pt-2">
        <li>
          <Link to={`/panchang/${city}`} className={linkClass}>
            <History aria-hidden size={20} strokeWidth={1.6} />
            {select.today}
          </Link>
        </li>
        <li>
          <Link to={monthPath(city, date.slice(0, 7), sunrise)} className={linkClass}>
            <CalendarDays aria-hidden size={20} strokeWidth={1.6} />
            {select.month}
          </Link>
        </li>
        <li>
          <a href={calendarPath(city, date.slice(0, 7), language.code)} className={linkClass}>
            <CalendarPlus aria-hidden size={20} strokeWidth={1.6} className="shrink-0" />
            {select.calendar}
          </a>
        </li>
      </ul>
    </Card>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center gap-2.5 font-medium text-accent hover:underline hover:underline-offset-4';

/** Links to the page for each sunrise definition. */
export function SelectSunrise({
  city,
  date,
  sunrise,
}: {
  city: string;
  date: string;
  sunrise: SunriseConvention;
}) {
  return (
    <Card title={select.sunrise}>
      <ul className="grid gap-3">
        {(['almanac', 'hindu'] as const).map((convention) => (
          <li key={convention}>
            <Link
              to={dayPath(city, date, convention)}
              preventScrollReset
              aria-current={convention === sunrise ? 'true' : undefined}
              className="block rounded-md border border-line px-3.5 py-2.5 hover:bg-mayur-50 aria-[current]:border-2 aria-[current]:border-mayur-700 aria-[current]:bg-mayur-50 aria-[current]:px-[13px] aria-[current]:py-[9px]"
            >
              <span className="font-semibold">{select[convention]}</span>
              <span className="block text-small text-text-2">{select[`${convention}Note`]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
