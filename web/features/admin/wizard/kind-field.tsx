import { wizard as t } from '#messages/admin/wizard.ts';
import { RadioCards } from '../layout/radio-cards.tsx';
import { type RemedyKind, remedyKinds } from './remedy-kind.ts';

type Props = { kind: RemedyKind; onChange: (kind: RemedyKind) => void };

/** The kind of the new remedy, which determines the fields of its price and stock. */
export function KindField({ kind, onChange }: Props) {
  return (
    <RadioCards
      legend={t.kind}
      name="kind"
      options={remedyKinds.map((key) => ({ key, ...t.kinds[key] }))}
      value={kind}
      onChange={onChange}
    />
  );
}
