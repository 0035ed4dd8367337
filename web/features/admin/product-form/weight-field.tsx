import { caratsOf } from '@jyotiratna/contract';
import { type ComponentProps, useState } from 'react';
import { productForm as t } from '#messages/admin/product-form.ts';
import { TextField } from '../../../ui/field.tsx';
import { DigitsField } from './digits-field.tsx';

type Props = ComponentProps<typeof DigitsField>;

const carats = (milligrams: string) => (milligrams === '' ? '' : caratsOf(Number(milligrams)));

/** A stone's weight, in milligrams or in carats of 200 mg: either fills in the other. */
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
