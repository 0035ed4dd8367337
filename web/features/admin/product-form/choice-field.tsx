import type { ProductFieldName } from '@jyotiratna/contract';
import type { ComponentProps } from 'react';
import { productForm as t } from '#messages/admin/product-form.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { choiceLabel } from './choice-labels.ts';

type Props = Omit<ComponentProps<typeof SelectField>, 'onChange'> & {
  field: ProductFieldName;
  choices: readonly string[];
  onChange: (value: string) => void;
};

/** A labelled option of a list, or no selection yet: 'None' may be an option of its own. */
export function ChoiceField({ field, choices, onChange, ...frame }: Props) {
  return (
    <SelectField
      {...frame}
      optional
      options={[['', t.select], ...choices.map((one) => [one, choiceLabel(field, one)] as const)]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
