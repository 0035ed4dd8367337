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
  /** Puts what was typed in the form in which it is stored, once the field is left. */
  tidy?: (text: string) => string;
  lang?: string;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** The control of a field that is typed, in one language. */
export function TextControl({ field, onChange, tidy, ref, ...frame }: Props) {
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
      onBlur={tidy && (({ currentTarget: { value } }) => onChange(tidy(value)))}
      onChange={(event) =>
        onChange(digits ? event.target.value.replace(/\D/g, '') : event.target.value)
      }
    />
  );
}
