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
  errors?: Readonly<Record<string, string | undefined>>;
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
  const { form } = field;
  const { label, hint: always, hintOnAdd } = productLabels[name];
  const value = draft[name] as string;
  const hint = cureHint(value) ?? ((adding && hintOnAdd) || always);
  const frame = { label, hint, error: errorIn(errors, name) };
  const change = (next: Draft[FormFieldName]) => onChange({ [name]: next });
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'lines':
      return (
        <TextControl
          {...frame}
          field={field}
          optional={!('required' in field)}
          value={value}
          ref={first}
          tidy={(text) => tidyField(name, text)}
          onChange={change}
        />
      );
    case 'price':
      return (
        <DigitsField
          {...frame}
          rupees
          placeholder={form?.placeholder}
          maxLength={11}
          value={value}
          onChange={change}
        />
      );
    case 'pieces':
      return <DigitsField {...frame} optional maxLength={7} value={value} onChange={change} />;
    case 'whole': {
      const Field = name === 'weightMg' ? WeightField : DigitsField;
      return (
        <Field
          {...frame}
          optional
          placeholder={form?.placeholder}
          maxLength={String(field.most).length}
          value={value}
          onChange={change}
        />
      );
    }
    case 'rate':
      return (
        <DigitsField {...frame} rupees optional maxLength={11} value={value} onChange={change} />
      );
    case 'percent':
      return (
        <TextField
          {...frame}
          optional
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          placeholder={form?.placeholder}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      );
    case 'choice':
      return (
        <ChoiceField {...frame} field={name} choices={field.of} value={value} onChange={change} />
      );
    case 'party':
      return <PartyField {...frame} value={value} onChange={change} />;
    case 'category':
      return <CategoryField {...frame} adding={adding} chosen={draft.category} onChange={change} />;
    case 'grahas':
      return <PlanetChips chosen={draft.planets} onChange={change} />;
    case 'attributes':
      return <AttributeRows rows={draft.attributes} onChange={change} />;
    case 'flag':
      return null;
  }
}

/** The error of a field. An error in a list includes its index: 'benefits.0'. */
export function errorIn(
  errors: Readonly<Record<string, string | undefined>>,
  field: string,
): string | undefined {
  return (
    errors[field] ?? Object.entries(errors).find(([path]) => path.split('.')[0] === field)?.[1]
  );
}
