import type { ReactNode } from 'react';

type Row = readonly [name: string, value: ReactNode];

/** Names and their values at the end of the line; a row without a value is not displayed. */
export function AmountList({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="grid gap-2.5">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="flex justify-between gap-4">
              <dt className="text-text-2">{name}</dt>
              <dd className="figures text-right font-semibold wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Names and their values next to them. */
export function DetailList({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="grid gap-3">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="flex flex-wrap gap-x-3">
              <dt className="basis-40 text-text-2">{name}</dt>
              <dd className="figures min-w-0">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Figures with their names above, next to each other. */
export function FigureList({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="figures flex flex-wrap gap-x-8 gap-y-2">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-small text-text-2">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
