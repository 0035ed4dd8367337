import { gemHours as words } from '#messages/almanac/gem-hours.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import type { WearerChoice } from './use-wearer.ts';

/** Whose stone it is. Nothing is shown to who keeps no kundli. */
export function ChooseWearer({ choice: { kundlis, chosen: selected, wearer, choose } }: { choice: WearerChoice }) {
  if (kundlis.length === 0) return null;
  return (
    <SelectField
      label={words.wearer}
      value={selected?.id ?? ''}
      hint={selected && wearer === null ? words.wearerUnknown : undefined}
      onChange={({ target }) => choose(target.value)}
      className="max-w-96"
    >
      <option value="">{words.anyone}</option>
      {kundlis.map(({ id, request: { name, dob } }) => (
        <option key={id} value={id}>
          {name}, {dob}
        </option>
      ))}
    </SelectField>
  );
}
