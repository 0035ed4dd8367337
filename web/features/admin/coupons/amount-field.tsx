import { controlClass, FieldFrame } from '../../../ui/field.tsx';
import { keepAmount } from './coupon-draft.ts';

type Props = {
  label: string;
  name: string;
  value: string;
  unit: '₹' | '%';
  error: string | undefined;
  optional?: boolean;
  hint?: string;
  /** Called with the numeric part of the input. */
  onChange: (amount: string) => void;
};

/** A number with its unit in place: the rupee sign before it, the percent sign after it. */
export function AmountField({
  label,
  name,
  value,
  unit,
  error,
  optional = false,
  hint,
  onChange,
}: Props) {
  const before = unit === '₹';
  return (
    <FieldFrame {...{ label, error, optional, hint }}>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            type="text"
            name={name}
            required={!optional}
            inputMode="decimal"
            autoComplete="off"
            maxLength={11}
            value={value}
            onChange={(event) => onChange(keepAmount(event.target.value))}
            className={`${controlClass} figures ${before ? 'pl-9 aria-invalid:pl-9' : 'pr-10 aria-invalid:pr-10'}`}
          />
          <span
            className={`pointer-events-none absolute inset-y-0 flex items-center text-text-2 ${before ? 'left-4' : 'right-4'}`}
          >
            {unit}
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
