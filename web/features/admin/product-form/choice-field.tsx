import type { ReactNode } from 'react';
import { SelectField } from '../../../ui/select-field.tsx';

type Props = {
  label: string;
  choices: readonly string[];
  value: string;
  hint: ReactNode;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** One of a list, or none; administrators choose among the words that files hold, too. */
export function ChoiceField({ choices, onChange, ...frame }: Props) {
  return (
    <SelectField {...frame} optional onChange={(event) => onChange(event.target.value)}>
      <option value="">None</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </SelectField>
  );
}
