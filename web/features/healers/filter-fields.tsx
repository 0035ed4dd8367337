import { languageNames, specializationNames } from '#content/healers.ts';
import { healers as t } from '#messages/healers/healers.ts';
import type { HealerChoices, HealerFilters } from '../../content/filter-healers.ts';
import { grahaWord } from '../../graha-label.ts';
import { SelectField } from '../../ui/select-field.tsx';

type Props = {
  choices: HealerChoices;
  filters: HealerFilters;
  onChange: (patch: Partial<HealerFilters>) => void;
};

/** The three selects, each with 'All' as the first option. */
export function FilterSelects({ choices, filters, onChange }: Props) {
  const { specializations, planets, languages } = choices;
  return (
    <>
      <Choice
        label={t.filter.specialization}
        name="specialization"
        all={t.filter.allSpecializations}
        options={specializations}
        nameOf={(key) => specializationNames[key]}
        value={filters.specialization}
        onChange={(specialization) => onChange({ specialization })}
      />
      <Choice
        label={t.filter.planet}
        name="planet"
        all={t.filter.allPlanets}
        options={planets}
        nameOf={grahaWord}
        value={filters.planet}
        onChange={(planet) => onChange({ planet })}
      />
      <Choice
        label={t.filter.language}
        name="language"
        all={t.filter.allLanguages}
        options={languages}
        nameOf={(key) => languageNames[key]}
        value={filters.language}
        onChange={(language) => onChange({ language })}
      />
    </>
  );
}

type ChoiceProps<Key extends string> = {
  label: string;
  name: string;
  all: string;
  options: readonly Key[];
  /** The label of an option; the URL contains the option's key. */
  nameOf: (option: Key) => string;
  value: Key | null;
  onChange: (value: Key | null) => void;
};

function Choice<Key extends string>({
  label,
  name,
  all,
  options,
  nameOf,
  value,
  onChange,
}: ChoiceProps<Key>) {
  return (
    <SelectField
      label={label}
      name={name}
      required={false}
      value={value ?? ''}
      onChange={(event) =>
        onChange(options.find((option) => option === event.target.value) ?? null)
      }
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {nameOf(option)}
        </option>
      ))}
    </SelectField>
  );
}
