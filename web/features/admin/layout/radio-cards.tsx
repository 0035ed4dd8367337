import { RadioCard } from '../../../ui/radio-card.tsx';

type Props<Key extends string> = {
  legend: string;
  /** The legend is for screen readers only. */
  hideLegend?: boolean;
  name: string;
  options: readonly { key: Key; title: string; hint?: string }[];
  value: Key | '';
  onChange: (key: Key) => void;
};

/** A single choice, as cards next to each other. */
export function RadioCards<Key extends string>({
  legend,
  hideLegend = false,
  name,
  options,
  value,
  onChange,
}: Props<Key>) {
  return (
    <fieldset>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 font-medium leading-snug'}>
        {legend}
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map(({ key, title, hint }) => (
          <RadioCard
            key={key}
            name={name}
            title={title}
            checked={value === key}
            onChange={() => onChange(key)}
          >
            {hint}
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
