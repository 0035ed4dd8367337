import type { AlmanacCity, AlmanacSpan } from '@jyotiratna/contract';
import { useId } from 'react';
import { Link, useHref } from 'react-router';
import { tools } from '#messages/catalogue/tools.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Table } from '../../../ui/table.tsx';
import { placeText } from '../../almanac/select-day.tsx';
import { longDate, timeOn } from '../../almanac/times.ts';

const copy = tools.nakshatra;

type Stay = AlmanacSpan & { name: string };
export type NakshatraDay = {
  city: string;
  date: string;
  cities: AlmanacCity[];
  unknown: boolean;
  /** The Moon's nakshatras and rashis from sunrise to sunrise; null where the Sun does not rise. */
  found: { nakshatras: Stay[]; rashis: Stay[] } | null;
};

/** The Moon's nakshatra and rashi on a date. A plain GET form, which works without scripts. */
export function NakshatraFinder({
  day: { city, date, cities, unknown, found },
}: {
  day: NakshatraDay;
}) {
  const list = useId();
  return (
    <section aria-labelledby="finder" className="grid gap-6">
      <h2 id="finder" className="text-heading-m">
        {copy.title}
      </h2>
      <form
        action={useHref('/tools/nakshatra')}
        className="grid items-end gap-4 sm:grid-cols-[1fr_12rem_auto]"
      >
        <TextField
          label={copy.city}
          name="city"
          error={unknown ? copy.unknown(city) : undefined}
          defaultValue={city}
          list={list}
          maxLength={200}
          autoComplete="off"
        />
        <datalist id={list}>
          {cities.map((one) => (
            <option key={one.slug} value={placeText(one)} />
          ))}
        </datalist>
        <TextField
          label={copy.date}
          name="date"
          type="date"
          min="1900-01-01"
          max="2060-12-31"
          defaultValue={date}
        />
        <Button type="submit">{copy.show}</Button>
      </form>
      {found ? (
        <div className="grid gap-5">
          <p className="font-medium">{copy.found(city, longDate(date))}</p>
          <Stays head={copy.nakshatras} date={date} stays={found.nakshatras} />
          <Stays head={copy.rashis} date={date} stays={found.rashis} />
        </div>
      ) : (
        !unknown && <Alert tone="info">{copy.none}</Alert>
      )}
      <p>
        <Link to="/kundli" className="target text-link">
          {copy.kundli}
        </Link>
      </p>
    </section>
  );
}

function Stays({ head, date, stays }: { head: string; date: string; stays: Stay[] }) {
  return (
    <Table
      caption={head}
      rows={stays}
      rowKey={({ start }) => start}
      columns={[
        { key: 'name', head, cell: ({ name }) => <span className="font-medium">{name}</span> },
        { key: 'from', head: copy.from, cell: ({ start }) => timeOn(date, start) },
        { key: 'until', head: copy.until, cell: ({ end }) => timeOn(date, end) },
      ]}
    />
  );
}
