import { isPan } from '@jyotiratna/contract';
import { pan as t } from '#messages/checkout/pan.ts';
import { TextField } from '../../ui/field.tsx';

const length = 10;

/** The field for the buyer's PAN, which the law requires above a total. */
export function PanField({ value, onChange }: { value: string; onChange: (pan: string) => void }) {
  const typed = value.trim();
  const isInvalid = typed.length >= length && !isPan(typed.toUpperCase());
  return (
    <TextField
      name="pan"
      label={t.label}
      required
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={length}
      value={value}
      error={isInvalid ? t.wrong : undefined}
      hint={t.hint}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
