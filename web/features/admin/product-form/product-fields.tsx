import {
  type FormFieldName,
  formFieldNames,
  type ProductField,
  type ProductFieldGroup,
  productFields,
} from '@jyotiratna/contract';
import type { Ref } from 'react';
import { productLabels } from '#messages/admin/product-labels.ts';
import { TextField } from '../../../ui/field.tsx';
import { errorAt, type FieldErrors } from '../layout/bind-fields.ts';
import { cureHint } from '../layout/cure-hint.ts';
import { AttributeRows } from './attribute-rows.tsx';
import { CategoryField } from './category-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { DigitsField } from './digits-field.tsx';
import type { Draft } from './draft.ts';
import { PartyField } from './party-field.tsx';
import { PlanetChips } from './planet-chips.tsx';
import { TextControl } from './text-control.tsx';
import { tidyField } from './tidy-field.ts';
import { WeightField } from './weight-field.tsx';

type Props = {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  errors?: FieldErrors;
  /** Whether the remedy is a new one. */
  adding?: boolean;
  /** The input of the group's first field. */
  first?: Ref<HTMLInputElement>;
};

/** Groups with fields next to each other. */
const columns: Partial<Record<ProductFieldGroup, string>> = {
  price: 'sm:grid-cols-3',
  stone: 'sm:grid-cols-2',
  legal: 'sm:grid-cols-2',
};

/** The fields of a group in the order of the field table, each with the control of its kind. */
export function ProductFields({ group, first, ...props }: Props & { group: ProductFieldGroup }) {
  const names = formFieldNames.filter((name) => productFields[name].form.group === group);
  const controls = names.map((name, index) => (
    <ProductControl key={name} name={name} first={index === 0 ? first : undefined} {...props} />
  ));
  return columns[group] ? (
    <div className={`grid gap-4 ${columns[group]}`}>{controls}</div>
  ) : (
    controls
  );
}

function ProductControl({
  name,
  draft,
  onChange,
  errors = {},
  adding = false,
  first,
}: Omit<Props, 'first'> & { name: FormFieldName; first: Props['first'] | undefined }) {
  const field: ProductField = productFields[name];
  const { label, hint: always, hintOnAdd } = productLabels[name];
  const value = draft[name] as string;
  const bound = {
    label,
    hint: cureHint(value) ?? ((adding && hintOnAdd) || always),
    error: errorAt(errors, name),
    value,
    onChange: (next: Draft[FormFieldName]) => onChange({ [name]: next }),
  };
  const placeholder = field.form?.placeholder;
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'lines':
      return (
        <TextControl
          {...bound}
          field={field}
          optional={!('required' in field)}
          ref={first}
          tidy={(text) => tidyField(name, text)}
        />
      );
    case 'price':
      return <DigitsField {...bound} rupees placeholder={placeholder} maxLength={11} />;
    case 'pieces':
      return <DigitsField {...bound} optional maxLength={7} />;
    case 'whole': {
      const Field = name === 'weightMg' ? WeightField : DigitsField;
      const maxLength = String(field.most).length;
      return <Field {...bound} optional placeholder={placeholder} maxLength={maxLength} />;
    }
    case 'rate':
      return <DigitsField {...bound} rupees optional maxLength={11} />;
    case 'percent':
      return (
        <TextField
          {...bound}
          optional
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          placeholder={placeholder}
          onChange={(event) => bound.onChange(event.target.value)}
        />
      );
    case 'choice':
      return <ChoiceField {...bound} field={name} choices={field.of} />;
    case 'party':
      return <PartyField {...bound} />;
    case 'category':
      return <CategoryField {...bound} value={draft.category} adding={adding} />;
    case 'grahas':
      return <PlanetChips chosen={draft.planets} onChange={bound.onChange} />;
    case 'attributes':
      return <AttributeRows rows={draft.attributes} onChange={bound.onChange} />;
    case 'flag':
      return null;
  }
}
