import type { Graha } from '@jyotiratna/contract';
import { setting as copy } from '#messages/catalogue/setting.ts';
import { names } from '#messages/engine/names.ts';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { EnergisationDay } from './energisation-day.tsx';

/**
 * The form values of a stone's energisation for a person; empty fields are omitted from requests.
 */
export type SankalpaValues = {
  name: string;
  gotra: string;
  nakshatra: string;
  sankalpa: string;
  day: string;
};

type Props = {
  values: SankalpaValues;
  /** The graha for which the stone is worn; without it the date is entered freely. */
  graha: Graha | undefined;
  /** Working days before the stone can be energised. */
  workDays: number;
  /** The error of a missing name. */
  nameError: string | undefined;
  onChange: (patch: Partial<SankalpaValues>) => void;
};

/** The name and the date of a stone's energisation. Lazily loaded. */
export default function PersonalEnergisation({
  values,
  graha,
  workDays,
  nameError,
  onChange,
}: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={copy.name}
        maxLength={100}
        autoComplete="name"
        error={nameError}
        value={values.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={copy.gotra}
        optional
        maxLength={60}
        autoComplete="off"
        value={values.gotra}
        onChange={({ target }) => onChange({ gotra: target.value })}
      />
      <SelectField
        label={copy.nakshatra}
        value={values.nakshatra}
        onChange={({ target }) => onChange({ nakshatra: target.value })}
      >
        <option value="">{copy.nakshatraUnknown}</option>
        {names.nakshatras.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <EnergisationDay
        graha={graha}
        workDays={workDays}
        day={values.day}
        onChange={(day) => onChange({ day })}
      />
      <TextAreaField
        label={copy.sankalpa}
        optional
        rows={2}
        maxLength={300}
        className="sm:col-span-2"
        value={values.sankalpa}
        onChange={({ target }) => onChange({ sankalpa: target.value })}
      />
    </div>
  );
}
