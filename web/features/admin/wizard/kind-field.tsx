import { wizard as t } from '#messages/admin/wizard.ts';
import { RadioCard } from '../../../ui/radio-card.tsx';
import { type RemedyKind, remedyKinds } from './remedy-kind.ts';

type Props = { kind: RemedyKind; onChange: (kind: RemedyKind) => void };

/** The kind of the new remedy, which determines the fields of its price and stock. */
export function KindField({ kind, onChange }: Props) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium leading-snug">{t.kind}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {remedyKinds.map((one) => (
          <RadioCard
            key={one}
            name="kind"
            title={t.kinds[one].title}
            checked={kind === one}
            onChange={() => onChange(one)}
          >
            {t.kinds[one].hint}
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
