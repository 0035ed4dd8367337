import type { AdvancedReply } from '@jyotiratna/contract';
import { useId } from 'react';

/** The style in which a chart is drawn (North, South or East Indian). */
export type DrawingStyle = keyof AdvancedReply['plans'];

type Props<Style extends string> = {
  legend: string;
  style: Style;
  options: readonly { value: Style; label: string }[];
  onStyle: (style: Style) => void;
};

/** Selects the style of a drawing. */
export function StyleSwitch<Style extends string>({
  legend,
  style,
  options,
  onStyle,
}: Props<Style>) {
  const name = useId();
  return (
    <fieldset className="kundli-screen-only grid auto-cols-fr grid-flow-col rounded-md border border-mayur-400">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="grid min-h-11 place-items-center rounded-[5px] px-3 text-center text-small font-medium has-checked:bg-kesar-400 has-checked:text-ink-900 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={style === value}
            onChange={() => onStyle(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
