import { IndianRupee } from 'lucide-react';
import type { ReactNode } from 'react';
import { controlClass, FieldFrame } from '../../../ui/field.tsx';
import type { Draft } from './draft.ts';
import { keepDigits } from './keep-digits.ts';

type DigitsProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  rupees?: boolean;
  optional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  placeholder?: string;
  maxLength?: number;
};

/** A whole number as text: anything but digits is dropped as it is typed. */
export function DigitsField({ label, value, onChange, rupees = false, optional, hint, error, ...input }: DigitsProps) {
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
            // Marked: a field in fault narrows its sides, and the sign would cover the first digit.
            className={`${controlClass} figures ${rupees ? 'pl-10!' : ''}`}
          />
        </span>
      )}
    </FieldFrame>
  );
}

type Props = {
  draft: Pick<Draft, 'originalPrice' | 'discountedPrice' | 'quantity'>;
  onChange: (part: Partial<Draft>) => void;
  errors?: Readonly<Record<string, string>>;
};

/** Both prices and the pieces in stock. */
export function PriceFields({ draft, onChange, errors = {} }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <DigitsField
        label="Original price"
        rupees
        placeholder="1999"
        maxLength={11}
        hint="Shown struck through."
        value={draft.originalPrice}
        error={errors.originalPrice}
        onChange={(originalPrice) => onChange({ originalPrice })}
      />
      <DigitsField
        label="Discounted price"
        rupees
        placeholder="1299"
        maxLength={11}
        hint="What is paid."
        value={draft.discountedPrice}
        error={errors.discountedPrice}
        onChange={(discountedPrice) => onChange({ discountedPrice })}
      />
      <DigitsField
        label="Quantity"
        optional
        maxLength={7}
        hint="Empty means not tracked. 0 is sold out."
        value={draft.quantity}
        error={errors.quantity}
        onChange={(quantity) => onChange({ quantity })}
      />
    </div>
  );
}
