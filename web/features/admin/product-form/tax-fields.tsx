import { TextField } from '../../../ui/field.tsx';
import type { Draft } from './draft.ts';

type Props = {
  draft: Pick<Draft, 'hsn' | 'countryOfOrigin'>;
  onChange: (part: Partial<Draft>) => void;
  errors?: Readonly<Record<string, string>>;
};

/** What the law wants to be told of goods: the tax code on the invoice, the country of origin on the page. */
export function TaxFields({ draft, onChange, errors = {} }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="HSN code"
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        hint="4, 6 or 8 digits. Decides the tax on the invoice; empty counts as 7116."
        value={draft.hsn}
        error={errors.hsn}
        onChange={(event) => onChange({ hsn: event.target.value.replace(/\D/g, '') })}
      />
      <TextField
        label="Country of origin"
        optional
        autoComplete="off"
        maxLength={80}
        placeholder="India"
        hint="Shown on the remedy's page, as the law asks."
        value={draft.countryOfOrigin}
        error={errors.countryOfOrigin}
        onChange={(event) => onChange({ countryOfOrigin: event.target.value })}
      />
    </div>
  );
}
