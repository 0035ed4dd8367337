import { kundli } from '#messages/kundli/kundli.ts';
import { TextField } from '../../../ui/field.tsx';
import type { BirthErrors, BirthValues } from '../birth-values.ts';

type Props = {
  values: BirthValues;
  errors: BirthErrors;
  onChange: (change: Partial<BirthValues>) => void;
};

/** Fields for a place without a suggestion, and for a local time without a time zone. */
export function ManualPlace({ values, errors, onChange }: Props) {
  const invalid = Boolean(errors.lat || errors.lon || errors.timezone);
  return (
    <details open={invalid || undefined} className="text-small">
      <summary className="inline-flex min-h-11 items-center font-medium text-accent underline decoration-gulabi-300 decoration-2 underline-offset-4">
        {kundli.notInList}
      </summary>
      <div className="grid gap-4 pt-1">
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={kundli.latitude}
            optional
            inputMode="text"
            placeholder="26.92"
            value={values.latitude}
            error={errors.lat}
            onChange={({ target }) => onChange({ latitude: target.value })}
          />
          <TextField
            label={kundli.longitude}
            optional
            inputMode="text"
            placeholder="75.79"
            value={values.longitude}
            error={errors.lon}
            onChange={({ target }) => onChange({ longitude: target.value })}
          />
        </div>
        <TextField
          label={kundli.zone}
          optional
          autoComplete="off"
          spellCheck={false}
          placeholder="Asia/Kolkata"
          hint={kundli.zoneHint}
          value={values.zone}
          error={errors.timezone}
          onChange={({ target }) => onChange({ zone: target.value })}
        />
      </div>
    </details>
  );
}
