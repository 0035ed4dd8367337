import type { ReactNode } from 'react';

type Props = { rows: readonly (readonly [name: string, value: ReactNode])[] };
type Look = Record<'list' | 'row' | 'name' | 'value', string>;

/** Names and their values; a row without a value is not displayed. */
export function Definitions({ rows, list, row, name: term, value: detail }: Props & Look) {
  return (
    <dl className={list}>
      {rows.map(
        ([name, value]) =>
          (value || value === 0) && (
            <div key={name} className={row}>
              <dt className={term}>{name}</dt>
              <dd className={detail}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Names and their values at the end of the line. */
export const AmountList = ({ rows }: Props) => (
  <Definitions
    rows={rows}
    list="grid gap-2.5"
    row="flex justify-between gap-4"
    name="text-text-2"
    value="figures text-right font-semibold wrap-anywhere"
  />
);

/** Names and their values next to them. */
export const DetailList = ({ rows }: Props) => (
  <Definitions
    rows={rows}
    list="grid gap-3"
    row="flex flex-wrap gap-x-3"
    name="basis-40 text-text-2"
    value="figures min-w-0"
  />
);

/** Figures with their names above, next to each other. */
export const FigureList = ({ rows }: Props) => (
  <Definitions
    rows={rows}
    list="figures flex flex-wrap gap-x-8 gap-y-2"
    row=""
    name="text-small text-text-2"
    value="font-semibold"
  />
);
