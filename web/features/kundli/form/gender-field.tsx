import { kundli } from '#messages/kundli/kundli.ts';
import type { BirthValues } from '../birth-values.ts';
import { FieldGroup } from './field-group.tsx';

type Props = {
  value: BirthValues['gender'];
  error: string | undefined;
  onChange: (value: 'male' | 'female') => void;
};

const choices = ['female', 'male'] as const;

export function GenderField({ value, error, onChange }: Props) {
  return (
    <FieldGroup legend={kundli.gender} error={error}>
      {(note) => (
        <div
          className={`grid grid-cols-2 rounded-md border bg-marble-0 ${error ? 'border-2 border-sindoor-700' : 'border-marble-500'}`}
        >
          {choices.map((gender) => (
            <label
              key={gender}
              className="grid min-h-11.5 place-items-center rounded-[5px] font-medium has-checked:bg-mayur-700 has-checked:text-marble-0 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="gender"
                value={gender}
                checked={value === gender}
                required
                aria-invalid={error ? true : undefined}
                aria-describedby={note}
                onChange={() => onChange(gender)}
                className="sr-only"
              />
              {kundli.genders[gender]}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
