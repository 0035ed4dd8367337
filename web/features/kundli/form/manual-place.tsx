import { kundli } from '#messages/kundli.ts';
import { TextField } from '../../../ui/field.tsx';
import type { BirthFaults, BirthValues } from '../birth-values.ts';

type Props = { values: BirthValues; faults: BirthFaults; onChange: (change: Partial<BirthValues>) => void };

/** For a place that no list knows, and for clocks that no time zone knows. */
export function ManualPlace({ values, faults, onChange }: Props) {
  const faulty = Boolean(faults.lat || faults.lon || faults.timezone);
  return (
    <details open={faulty || undefined} className="text-small">
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
            error={faults.lat}
            onChange={({ target }) => onChange({ latitude: target.value })}
          />
          <TextField
            label={kundli.longitude}
            optional
            inputMode="text"
            placeholder="75.79"
            value={values.longitude}
            error={faults.lon}
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
          error={faults.timezone}
          onChange={({ target }) => onChange({ zone: target.value })}
        />
      </div>
    </details>
  );
}
