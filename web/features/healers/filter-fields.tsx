import type { Graha } from '@jyotiratna/contract';
import { healers } from '#content/healers.ts';
import { type HealerFilters, healerChoices } from '../../content/filter-healers.ts';
import { SelectField } from '../../ui/select-field.tsx';

const { specializations, planets, languages } = healerChoices(healers);

type Props = { filters: HealerFilters; onChange: (part: Partial<HealerFilters>) => void };

/** The three single choices, each with 'All' first. */
export function FilterSelects({ filters, onChange }: Props) {
  return (
    <>
      <Choice
        label="Specialization"
        name="specialization"
        all="All specializations"
        options={specializations}
        value={filters.specialization}
        onChange={(specialization) => onChange({ specialization })}
      />
      <Choice
        label="Planet"
        name="planet"
        all="All planets"
        options={planets}
        value={filters.planet}
        onChange={(planet) => onChange({ planet: planet as Graha | null })}
      />
      <Choice
        label="Language"
        name="language"
        all="All languages"
        options={languages}
        value={filters.language}
        onChange={(language) => onChange({ language })}
      />
    </>
  );
}

type ChoiceProps = {
  label: string;
  name: string;
  all: string;
  options: readonly string[];
  value: string | null;
  onChange: (value: string | null) => void;
};

function Choice({ label, name, all, options, value, onChange }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      name={name}
      required={false}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </SelectField>
  );
}
