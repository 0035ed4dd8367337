import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { controlClass, FieldFrame } from './field.tsx';

type ControlProps = ComponentProps<'select'> & {
  /** Used instead of option elements as children. */
  options?: readonly (readonly [value: string | number, label: string])[] | undefined;
};

/** A styled native select; `className` is that of its frame. */
export function SelectControl({
  options,
  className = '',
  children = options?.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  )),
  ...select
}: ControlProps) {
  return (
    <span className={`relative block ${className}`}>
      <select {...select} className={`${controlClass} appearance-none pr-11`}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        size={20}
        strokeWidth={1.6}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
      />
    </span>
  );
}

type Props = Omit<ControlProps, 'id'> & {
  label: ReactNode;
  optional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A native select with label, hint and error. */
export function SelectField({ label, optional, hint, error, className, ...select }: Props) {
  return (
    <FieldFrame {...{ label, optional, hint, error, className }}>
      {(control) => <SelectControl required={!optional} {...select} {...control} />}
    </FieldFrame>
  );
}
