import { list as t } from '#messages/admin/list.ts';
import { Button } from '../../../ui/button.tsx';
import { type RecordColumn, searchRows, sortRows } from './columns.ts';
import { DateFilter, SearchFilter, SelectFilter } from './filter-fields.tsx';
import type { useFilters } from './use-filters.ts';

/**
 * A filter of a list: words, one of several values (the first is for all, '' or the list's own), or
 * two days.
 */
export type Filter<Row> =
  | {
      name: string;
      label: string;
      options?: readonly (readonly [value: string, label: string])[];
      /** Of a list that is whole in the browser: a row's value. */
      of?: (row: Row) => string;
    }
  | { period: true };
type Filters<Row = never> = readonly Filter<Row>[];

/**
 * A choice of one of these values, by their labels, in their order; `all` is for every one of
 * them.
 */
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

/** The filters with one value. */
const named = <Row,>(filters: Filters<Row>) => filters.filter((one) => 'name' in one);

export const namesOf = (filters: Filters) =>
  filters.flatMap((filter) => ('period' in filter ? ['from', 'to'] : [filter.name]));

/** The values that the filters know; another one in an address is none. */
export function knownValues(filters: Filters, values: Readonly<Record<string, string>>) {
  const existing = Object.entries(values).filter(([name, value]) => {
    const options = named(filters).find((one) => one.name === name)?.options;
    return value !== '' && (!options || options.some(([option]) => option === value));
  });
  return Object.fromEntries(existing);
}

/**
 * Of a list that comes whole, the values that the server still needs: its rows are searched in the
 * browser.
 */
export function serverValues(filters: Filters, existing: Readonly<Record<string, string>>) {
  const own = named(filters).flatMap((one) => (one.of || !one.options ? one.name : []));
  return Object.fromEntries(Object.entries(existing).filter(([name]) => !own.includes(name)));
}

type Arrangement<Row> = {
  filters: Filters<Row>;
  columns: readonly RecordColumn<Row>[];
  existing: Readonly<Record<string, string>>;
  sort: string;
};

/** Of a list that came whole, the rows that its filters and its search leave, in its order. */
export function arrangeRows<Row>(
  rows: readonly Row[],
  { filters, columns, existing, sort }: Arrangement<Row>,
) {
  const left = rows.filter((row) =>
    named(filters).every(({ name, of }) => !of || !existing[name] || of(row) === existing[name]),
  );
  const { search } = existing;
  return sortRows(search ? searchRows(left, columns, search) : left, columns, sort);
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
