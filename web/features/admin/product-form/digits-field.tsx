import { IndianRupee } from 'lucide-react';
import type { ReactNode } from 'react';
import { controlClass, FieldFrame } from '../../../ui/field.tsx';
import { keepDigits } from './keep-digits.ts';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  rupees?: boolean;
  optional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  placeholder?: string | undefined;
  maxLength?: number;
};

/** A whole number as text: non-digits are removed during typing. */
export function DigitsField({
  label,
  value,
  onChange,
  rupees = false,
  optional,
  hint,
  error,
  ...input
}: Props) {
  return (
    <FieldFrame {...{ label, optional, hint, error }}>
      {(control) => (
        <span className="relative block">
          {rupees && (
            <IndianRupee
              aria-hidden
              size={16}
              strokeWidth={1.6}
              className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2"
            />
          )}
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            required={!optional}
            value={value}
            {...input}
            {...control}
            onChange={(event) => onChange(keepDigits(event.target.value, value))}
            // Marked: a field in error narrows its sides, and the sign would cover the first digit.
            className={`${controlClass} figures ${rupees ? 'pl-10!' : ''}`}
          />
        </span>
      )}
    </FieldFrame>
  );
}
