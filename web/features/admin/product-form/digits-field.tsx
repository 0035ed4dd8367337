import { caratsOf } from '@jyotiratna/contract';
import { IndianRupee } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { productForm as t } from '#messages/admin/product-form.ts';
import { controlClass, FieldFrame, TextField } from '../../../ui/field.tsx';
import { keepDigits } from './keep-digits.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
  rupees?: boolean;
};

/** A field for an integer as text: other characters are removed during typing. */
export function DigitsField({
  label,
  value,
  onChange,
  rupees = false,
  optional,
  hint,
  error,
  ...input
}: Props) {
  return (
    <FieldFrame {...{ label, optional, hint, error }}>
      {(control) => (
        <span className="relative block">
          {rupees && (
            <IndianRupee
              aria-hidden
              size={16}
              strokeWidth={1.6}
              className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2"
            />
          )}
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            required={!optional}
            value={value}
            {...input}
            {...control}
            onChange={(event) => onChange(keepDigits(event.target.value, value))}
            // `!important`: an invalid field has a smaller padding, and the sign would cover the
            // first digit.
            className={`${controlClass} figures ${rupees ? 'pl-10!' : ''}`}
          />
        </span>
      )}
    </FieldFrame>
  );
}

const carats = (milligrams: string) => (milligrams === '' ? '' : caratsOf(Number(milligrams)));

/** A stone's weight, in milligrams or in carats (200 mg): each field updates the other. */
export function WeightField({ value, onChange, ...field }: Props) {
  const [typed, setTyped] = useState(carats(value));
  return (
    <>
      <TextField
        label={t.weightCarats}
        optional
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        value={typed}
        onChange={({ currentTarget: { value: text } }) => {
          setTyped(text);
          const weight = Number(text.replace(',', '.'));
          if (text.trim() === '') onChange('');
          else if (weight > 0) onChange(String(Math.round(weight * 200)));
        }}
      />
      <DigitsField
        {...field}
        value={value}
        onChange={(milligrams) => {
          setTyped(carats(milligrams));
          onChange(milligrams);
        }}
      />
    </>
  );
}
