import type { ProductField } from '@jyotiratna/contract';
import type { ReactNode, Ref } from 'react';
import { TextAreaField, TextField } from '../../../ui/field.tsx';

export type WordyField = Extract<ProductField, { kind: 'line' | 'text' | 'lines' }>;

type Props = {
  field: WordyField;
  label: string;
  optional: boolean;
  value: string;
  hint: ReactNode;
  error: string | undefined;
  onChange: (text: string) => void;
  lang?: string;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** The control of a field that is typed, in one language. */
export function TextControl({ field, onChange, ref, ...frame }: Props) {
  const placeholder = frame.lang ? undefined : field.form?.placeholder;
  if (field.kind !== 'line')
    return (
      <TextAreaField
        {...frame}
        rows={field.form?.rows ?? 2}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const { max, digits } = field;
  return (
    <TextField
      {...frame}
      ref={ref}
      placeholder={placeholder}
      maxLength={max}
      autoComplete="off"
      inputMode={digits && 'numeric'}
      onChange={(event) => onChange(digits ? event.target.value.replace(/\D/g, '') : event.target.value)}
    />
  );
}
