import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';

type Props<Key extends string> = {
  legend: ReactNode;
  options: readonly (readonly [key: Key, label: string])[];
  value: readonly Key[];
  error?: string | undefined;
  /** Content above the options. */
  lead?: string;
  hint?: string;
  className?: string;
  onChange: (selected: Key[]) => void;
  /** Further controls. */
  children?: ReactNode;
};

/** A multiple choice; the value has the options in the order of selection. */
export function CheckboxGroup<Key extends string>({
  legend,
  options,
  value,
  error,
  lead,
  hint,
  className = 'flex flex-wrap gap-x-6',
  onChange,
  children,
}: Props<Key>) {
  const select = (key: Key, on: boolean) =>
    onChange(on ? [...value, key] : value.filter((one) => one !== key));
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium leading-snug">{legend}</legend>
      {lead && <p className="mb-2 text-small text-text-2">{lead}</p>}
      <div className={className}>
        {options.map(([key, label]) => (
          <Checkbox
            key={key}
            checked={value.includes(key)}
            onChange={({ currentTarget }) => select(key, currentTarget.checked)}
          >
            {label}
          </Checkbox>
        ))}
      </div>
      {hint && <p className="mt-1 text-small text-text-2">{hint}</p>}
      {error && (
        <p role="alert" tabIndex={-1} className="mt-1 text-small font-medium text-sindoor-700">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
