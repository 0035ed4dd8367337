import type { ProductFieldName } from '@jyotiratna/contract';
import type { ReactNode } from 'react';
import { productForm as t } from '#messages/admin/product-form.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { choiceLabel } from './choice-labels.ts';

type Props = {
  field: ProductFieldName;
  label: string;
  choices: readonly string[];
  value: string;
  hint: ReactNode;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** A labelled option of a list, or no selection yet: 'None' may be an option of its own. */
export function ChoiceField({ field, choices, onChange, ...frame }: Props) {
  return (
    <SelectField {...frame} optional onChange={(event) => onChange(event.target.value)}>
      <option value="">{t.select}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choiceLabel(field, choice)}
        </option>
      ))}
    </SelectField>
  );
}
