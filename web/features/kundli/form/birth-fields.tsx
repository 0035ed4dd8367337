import { kundli } from '#messages/kundli/kundli.ts';
import { TextField } from '../../../ui/field.tsx';
import { type BirthErrors, type BirthValues, days, hours, months, sixty } from '../birth-values.ts';
import { ChoiceList } from './choice-list.tsx';
import { FieldGroup } from './field-group.tsx';
import { GenderField } from './gender-field.tsx';
import { ManualPlace } from './manual-place.tsx';
import { PlaceField } from './place-field.tsx';
import { YearField } from './year-field.tsx';

type Props = {
  values: BirthValues;
  errors: BirthErrors;
  onChange: (change: Partial<BirthValues>) => void;
  /** False where the person's role implies the gender. */
  withGender?: boolean;
};

/** The fields of one person's birth details. */
export function BirthFields({ values, errors, onChange, withGender = true }: Props) {
  return (
    <>
      <TextField
        label={kundli.name}
        autoComplete={withGender ? 'name' : 'off'}
        maxLength={120}
        value={values.name}
        error={errors.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {withGender && (
        <GenderField
          value={values.gender}
          error={errors.gender}
          onChange={(gender) => onChange({ gender })}
        />
      )}
      <FieldGroup legend={kundli.dob} error={errors.dob}>
        {(note) => (
          <div className="grid grid-cols-[1fr_1fr_1.2fr] gap-2.5">
            <ChoiceList
              label={kundli.day}
              value={values.day}
              options={days}
              invalid={Boolean(errors.dob)}
              describedBy={note}
              onChange={(day) => onChange({ day })}
            />
            <ChoiceList
              label={kundli.month}
              value={values.month}
              options={months}
              describedBy={note}
              onChange={(month) => onChange({ month })}
            />
            <YearField
              value={values.year}
              invalid={Boolean(errors.dob)}
              describedBy={note}
              onChange={(year) => onChange({ year })}
            />
          </div>
        )}
      </FieldGroup>
      <FieldGroup
        legend={
          <>
            {kundli.time} <span className="font-normal text-text-2">{kundli.timeOptional}</span>
          </>
        }
        hint={kundli.timeHint}
        error={errors.birthTime}
      >
        {(note) => (
          <div className="grid grid-cols-3 gap-2.5">
            <ChoiceList
              label={kundli.hour}
              value={values.hour}
              options={hours}
              none="HH"
              invalid={Boolean(errors.birthTime && (!values.hour || values.minute))}
              describedBy={note}
              onChange={(hour) => onChange({ hour })}
            />
            <ChoiceList
              label={kundli.minute}
              value={values.minute}
              options={sixty}
              none="MM"
              invalid={Boolean(errors.birthTime && !values.minute)}
              describedBy={note}
              onChange={(minute) => onChange({ minute })}
            />
            <ChoiceList
              label={kundli.second}
              value={values.second}
              options={sixty}
              none="SS"
              describedBy={note}
              onChange={(second) => onChange({ second })}
            />
          </div>
        )}
      </FieldGroup>
      <div>
        <PlaceField
          value={values.location}
          error={errors.location}
          onChange={(location, place) => onChange({ location, place })}
        />
        <ManualPlace values={values} errors={errors} onChange={onChange} />
      </div>
    </>
  );
}
