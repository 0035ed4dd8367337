import type { ReactNode } from 'react';

/** The classes of a list, its rows, names and values, by kind. */
const kinds = {
  /** Values at the end of the line. */
  amounts: [
    'grid gap-2.5',
    'flex justify-between gap-4',
    'text-text-2',
    'figures text-right font-semibold wrap-anywhere',
  ],
  /** Values next to their names. */
  details: ['grid gap-3', 'flex flex-wrap gap-x-3', 'basis-40 text-text-2', 'figures min-w-0'],
  /** Names above their values, next to each other. */
  figures: [
    'figures flex flex-wrap gap-x-8 gap-y-2',
    '',
    'text-small text-text-2',
    'font-semibold',
  ],
  /** In two columns. */
  pairs: [
    'grid gap-x-6 gap-y-1 text-small sm:grid-cols-[auto_1fr]',
    'contents',
    'text-text-2',
    'wrap-anywhere',
  ],
} as const;

type Props = {
  kind: keyof typeof kinds;
  rows: readonly (readonly [name: string, value: ReactNode])[];
};

/** A list of names and values; a row without a value is hidden. */
export function DefinitionList({ kind, rows }: Props) {
  const [list, row, term, detail] = kinds[kind];
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
