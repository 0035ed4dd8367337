import { type FormEvent, useEffect, useRef, useState } from 'react';
import { kundli } from '#messages/kundli.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { type BirthErrors, type BirthValues, days, errorsOf, hours, months, sixty, years } from '../birth-values.ts';
import { ChoiceList } from './choice-list.tsx';
import { FieldGroup } from './field-group.tsx';
import { GenderField } from './gender-field.tsx';
import { ManualPlace } from './manual-place.tsx';
import { PlaceField } from './place-field.tsx';

type Props = {
  values: BirthValues;
  onChange: (change: Partial<BirthValues>) => void;
  onSubmit: () => void;
  /** What the shop refused, by field. */
  refused: BirthErrors;
  busy: boolean;
};

/** Birth details. Errors stand by their fields, and the first of them takes the focus. */
export function BirthForm({ values, onChange, onSubmit, refused, busy }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const [attempts, setAttempts] = useState(0);
  // Until the page is awake a submit would be the browser's own, which writes fields into the address.
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const errors = tried ? { ...refused, ...errorsOf(values) } : refused;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with an attempt or a refusal, not with typing
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, refused]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(errorsOf(values)).length > 0) setAttempts((count) => count + 1);
    else onSubmit();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4.5">
      <TextField
        label={kundli.name}
        autoComplete="name"
        maxLength={120}
        value={values.name}
        error={errors.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <GenderField value={values.gender} error={errors.gender} onChange={(gender) => onChange({ gender })} />
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
            <ChoiceList
              label={kundli.year}
              value={values.year}
              options={years}
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
      <Button type={awake ? 'submit' : 'button'} wide busy={busy} busyLabel={kundli.generating}>
        {kundli.generate}
      </Button>
      <p className="text-meta text-text-2">
        {kundli.placeNames}{' '}
        <a href="https://www.geonames.org/" rel="noreferrer" className="underline underline-offset-2">
          GeoNames
        </a>
        {kundli.privacy}
      </p>
    </form>
  );
}
