import { Search, X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { list as t } from '#messages/admin/list.ts';
import { Button } from '../../../ui/button.tsx';
import { controlClass } from '../../../ui/field.tsx';
import { SelectControl } from '../../../ui/select-field.tsx';
import { type RecordColumn, searchRows, sortRows } from './columns.tsx';
import type { useFilters } from './use-filters.ts';

/**
 * A filter of a list: a text search, one of several values (the first means all, '' or the list's
 * default), or a date range.
 */
export type Filter<Row> =
  | {
      name: string;
      label: string;
      options?: readonly (readonly [value: string, label: string])[];
      /** For a list without pagination: the value of a row. */
      of?: (row: Row) => string;
    }
  | { period: true };
type Filters<Row = never> = readonly Filter<Row>[];

/** A filter by one of these labelled values, in their order; `all` is the label for no filter. */
export function selectFilter<Row>(
  name: string,
  label: string,
  all: string,
  labels: Readonly<Record<string, string>>,
  values: readonly string[] = Object.keys(labels),
): Filter<Row> {
  return {
    name,
    label,
    options: [['', all], ...values.map((one) => [one, labels[one] ?? one] as const)],
  };
}

/** The filters with a single value. */
const named = <Row,>(filters: Filters<Row>) => filters.filter((one) => 'name' in one);

export const namesOf = (filters: Filters) =>
  filters.flatMap((filter) => ('period' in filter ? ['from', 'to'] : [filter.name]));

/** The filter values that are valid; unknown values in the URL are ignored. */
export function knownValues(filters: Filters, values: Readonly<Record<string, string>>) {
  const known = Object.entries(values).filter(([name, value]) => {
    const options = named(filters).find((one) => one.name === name)?.options;
    return value !== '' && (!options || options.some(([option]) => option === value));
  });
  return Object.fromEntries(known);
}

/**
 * The filter values sent to the server; in a list without pagination, the browser applies the
 * others.
 */
export function serverValues(filters: Filters, known: Readonly<Record<string, string>>) {
  const own = named(filters).flatMap((one) => (one.of || !one.options ? one.name : []));
  return Object.fromEntries(Object.entries(known).filter(([name]) => !own.includes(name)));
}

type Arrangement<Row> = {
  filters: Filters<Row>;
  columns: readonly RecordColumn<Row>[];
  known: Readonly<Record<string, string>>;
  sort: string;
};

/** Applies filters and search to the rows of a list without pagination, and sorts them. */
export function arrangeRows<Row>(
  rows: readonly Row[],
  { filters, columns, known, sort }: Arrangement<Row>,
) {
  const matching = rows.filter((row) =>
    named(filters).every(({ name, of }) => !of || !known[name] || of(row) === known[name]),
  );
  const { search } = known;
  return sortRows(search ? searchRows(matching, columns, search) : matching, columns, sort);
}

type BarProps = { filters: Filters; state: ReturnType<typeof useFilters> };

/** The filters of a list, in one line. */
export function ListFilterBar({ filters, state }: BarProps) {
  const { values, set } = state;
  return (
    <>
      {filters.map((filter) => {
        if ('period' in filter)
          return (
            <span key="period" className="flex gap-3 max-sm:w-full">
              <DateFilter
                label={t.from}
                value={values.from ?? ''}
                max={values.to}
                onChange={(day) => set('from', day)}
              />
              <DateFilter
                label={t.to}
                value={values.to ?? ''}
                min={values.from}
                onChange={(day) => set('to', day)}
              />
            </span>
          );
        const { name, label, options } = filter;
        const field = { label, value: values[name] ?? '' };
        return options ? (
          <SelectFilter
            key={name}
            {...field}
            options={options}
            onChange={(value) => set(name, value)}
          />
        ) : (
          <SearchFilter key={name} {...field} onSearch={(text) => set(name, text)} />
        );
      })}
      {state.filtered && (
        <Button kind="text" size="s" onClick={state.clear}>
          {t.clearFilters}
        </Button>
      )}
    </>
  );
}

/** Debounce of the search input in milliseconds. */
const debounceMs = 300;

type SearchProps = { label: string; value: string; onSearch: (text: string) => void };

/** A search field that searches during typing, debounced. */
function SearchFilter({ label, value, onSearch }: SearchProps) {
  const [text, setText] = useState(value);
  const lastQuery = useRef(value);
  const isLeaving = useNavigation().state !== 'idle';

  // The URL was changed by something else: the back button, or Clear filters.
  useEffect(() => {
    if (value !== lastQuery.current) setText(value);
    lastQuery.current = value;
  }, [value]);

  // A layout effect: its cleanup cancels the timer in the same commit that renders a pending
  // navigation.
  useLayoutEffect(() => {
    const query = text.trim();
    // A pending navigation has priority: a search would override it.
    if (query === lastQuery.current || isLeaving) return;
    const search = () => {
      lastQuery.current = query;
      onSearch(query);
    };
    let timer = setTimeout(search, debounceMs);
    // A click starts a navigation some time before it is rendered.
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(search, debounceMs);
    };
    document.addEventListener('click', wait, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', wait, true);
    };
  });

  return (
    <search
      aria-busy={isLeaving}
      className="relative block grow basis-56 desktop:basis-36 xl:max-w-sm"
    >
      <Search
        aria-hidden
        size={20}
        strokeWidth={1.6}
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-600"
      />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${controlClass} pl-11 ${text ? 'pr-12' : ''}`}
      />
      {text && (
        <button
          type="button"
          aria-label={t.clearSearch}
          onClick={() => setText('')}
          className="target absolute top-1/2 right-0.5 grid -translate-y-1/2 place-items-center"
        >
          <X aria-hidden size={20} strokeWidth={1.6} />
        </button>
      )}
    </search>
  );
}

type SelectProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

/** A select whose options need no visible label; its name is for screen readers. */
export const SelectFilter = ({ label, value, options, onChange }: SelectProps) => (
  <SelectControl
    aria-label={label}
    value={value}
    options={options}
    className="max-sm:grow"
    onChange={(event) => onChange(event.target.value)}
  />
);

type DateProps = {
  label: string;
  value: string;
  max?: string | undefined;
  min?: string | undefined;
  onChange: (value: string) => void;
};

/** A date field, YYYY-MM-DD. */
function DateFilter({ label, value, onChange, ...range }: DateProps) {
  const id = useId();
  return (
    <span className="flex items-center gap-2 max-sm:min-w-0 max-sm:flex-1 max-sm:flex-col max-sm:items-start max-sm:gap-1">
      <label htmlFor={id} className="text-small text-text-2">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        {...range}
        onChange={(event) => onChange(event.target.value)}
        className={`${controlClass} figures px-2.5!`}
      />
    </span>
  );
}
