import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';

type Props<Key extends string> = {
  legend: ReactNode;
  options: readonly (readonly [key: Key, label: string])[];
  value: readonly Key[];
  error?: string | undefined;
  hint?: string;
  className?: string;
  onChange: (selected: Key[]) => void;
};

/** Options of which any number may be selected; the value has them in their order. */
export function CheckboxGroup<Key extends string>({
  legend,
  options,
  value,
  error,
  hint,
  className = 'flex flex-wrap gap-x-6',
  onChange,
}: Props<Key>) {
  const select = (key: Key, on: boolean) =>
    onChange(options.map(([one]) => one).filter((one) => (one === key ? on : value.includes(one))));
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{legend}</legend>
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
    </fieldset>
  );
}
