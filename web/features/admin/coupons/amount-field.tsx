import type { ComponentProps } from 'react';
import { controlClass, FieldFrame, type TextField } from '../../../ui/field.tsx';

type Props = ComponentProps<typeof TextField> & { unit: '₹' | '%' };

/** A number field with its unit: the rupee sign before it, or the percent sign after it. */
export function AmountField({ label, unit, optional = false, hint, error, ...input }: Props) {
  const before = unit === '₹';
  return (
    <FieldFrame {...{ label, error, optional, hint }}>
      {(control) => (
        <span className="relative block">
          <input
            type="text"
            inputMode="decimal"
            maxLength={11}
            required={!optional}
            {...input}
            {...control}
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
