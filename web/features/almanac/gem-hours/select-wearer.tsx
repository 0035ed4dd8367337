import { gemHours as copy } from '#messages/almanac/gem-hours.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import type { WearerChoice } from './use-wearer.ts';

/** Selects the stone's wearer. Hidden for users without a saved kundli. */
export function SelectWearer({
  choice: { kundlis, chosen: selected, wearer, select },
}: {
  choice: WearerChoice;
}) {
  if (kundlis.length === 0) return null;
  return (
    <SelectField
      label={copy.wearer}
      value={selected?.id ?? ''}
      hint={selected && wearer === null ? copy.wearerUnknown : undefined}
      onChange={({ target }) => select(target.value)}
      className="max-w-96"
    >
      <option value="">{copy.anyone}</option>
      {kundlis.map(({ id, request: { name, dob } }) => (
        <option key={id} value={id}>
          {name}, {dob}
        </option>
      ))}
    </SelectField>
  );
}
