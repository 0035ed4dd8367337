import { type ReactNode, useState } from 'react';
import { TextField } from '../../../ui/field.tsx';

type Props = {
  label: string;
  /** A day of the initial month, YYYY-MM-DD. */
  start: string;
  /** Renders the report of a month, YYYY-MM. */
  children: (month: string) => ReactNode;
};

/** A month selector, and below it the report of the selected month. */
export function OfMonth({ label, start, children }: Props) {
  const [month, setMonth] = useState(start.slice(0, 7));
  return (
    <>
      <TextField
        label={label}
        type="month"
        className="mb-6 max-w-64"
        placeholder="2026-11"
        value={month}
        onChange={(event) => setMonth(event.currentTarget.value)}
      />
      {/^20\d\d-(0[1-9]|1[0-2])$/.test(month) && children(month)}
    </>
  );
}
