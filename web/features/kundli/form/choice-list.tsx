import { ChevronDown } from 'lucide-react';
import { controlClass } from '../../../ui/field.tsx';

type Props = {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
  /** The label of an empty option; without it one of the options is always selected. */
  none?: string;
  invalid?: boolean;
  describedBy?: string | undefined;
};

/** One of several selects that form one value, such as a date. A native select. */
export function ChoiceList({
  label,
  value,
  options,
  onChange,
  none,
  invalid = false,
  describedBy,
}: Props) {
  return (
    <span className="relative block">
      <select
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${controlClass} figures appearance-none pr-8`}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={18}
        strokeWidth={1.6}
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2"
      />
    </span>
  );
}
