import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { controlClass, FieldFrame } from './field.tsx';

type Props = Omit<ComponentProps<'select'>, 'id' | 'className'> & {
  label: ReactNode;
  optional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  /** In place of option elements. */
  options?: readonly (readonly [value: string | number, label: string])[];
};

/** A choice from a list, with the browser's own list. */
export function SelectField({
  label,
  optional,
  hint,
  error,
  className,
  options,
  children = options?.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  )),
  ...select
}: Props) {
  return (
    <FieldFrame {...{ label, optional, hint, error, className }}>
      {(control) => (
        <span className="relative block">
          <select
            required={!optional}
            {...select}
            {...control}
            className={`${controlClass} appearance-none pr-11`}
          >
            {children}
          </select>
          <ChevronDown
            aria-hidden
            size={20}
            strokeWidth={1.6}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
          />
        </span>
      )}
    </FieldFrame>
  );
}
