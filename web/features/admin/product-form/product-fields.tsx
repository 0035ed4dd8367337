import {
  type Category,
  categories,
  disclosed,
  type FormFieldName,
  formFieldNames,
  type ProductField,
  type ProductFieldGroup,
  productFields,
  translatedFieldNames,
} from '@jyotiratna/contract';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { productForm as t } from '#messages/admin/product-form.ts';
import { productLabels } from '#messages/admin/product-labels.ts';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { cureHint } from '../layout/cure-hint.ts';
import { RadioCards } from '../layout/radio-cards.tsx';
import { type BoundField, bindFields, errorAt, type FieldErrors } from '../layout/use-form.ts';
import { partiesQuery } from '../parties/parties-query.ts';
import { AttributeRows } from './attribute-rows.tsx';
import { choiceOptions } from './choice-labels.ts';
import { DigitsField, WeightField } from './digits-field.tsx';
import { hindiLabel } from './field-labels.ts';
import { FieldSection } from './field-section.tsx';
import { PlanetChips } from './planet-chips.tsx';
import { hindiParts, type ProductValues } from './product-values.ts';
import { tidyField } from './tidy-field.ts';

type ValuesProps = {
  values: ProductValues;
  onChange: (patch: Partial<ProductValues>) => void;
  errors?: FieldErrors;
};
type Props = ValuesProps & {
  /** Whether the form adds a new remedy. */
  adding?: boolean;
  /** The ref of the group's first input. */
  first?: Ref<HTMLInputElement> | undefined;
};

/** The grid columns of groups whose fields are next to each other. */
const columns: Partial<Record<ProductFieldGroup, string>> = {
  price: 'sm:grid-cols-3',
  stone: 'sm:grid-cols-2',
  legal: 'sm:grid-cols-2',
};

const namesOf = (group: ProductFieldGroup) =>
  formFieldNames.filter((name) => productFields[name].form.group === group);

/** The fields of a group in the order of the field table, each with the control for its kind. */
export function ProductFields({ group, first, ...props }: Props & { group: ProductFieldGroup }) {
  const controls = namesOf(group).map((name, index) => (
    <ProductControl key={name} name={name} first={index === 0 ? first : undefined} {...props} />
  ));
  return columns[group] ? (
    <div className={`grid gap-4 ${columns[group]}`}>{controls}</div>
  ) : (
    controls
  );
}

/** Explanations of the categories, displayed on the cards that select one for a new remedy. */
const examples: Readonly<Record<Category, string>> = {
  'Semi-Precious': t.braceletsCrystalsBeads,
  Precious: t.certifiedStonesCarat,
};

function ProductControl(props: Props & { name: FormFieldName }) {
  const { name, values, onChange, errors = {}, adding = false, first } = props;
  const field: ProductField = productFields[name];
  const { label, hint: always, hintOnAdd } = productLabels[name];
  const binding = bindFields(values, onChange, errors);
  const bound = {
    ...(binding.field(name) as BoundField<string>),
    label,
    hint: cureHint(values[name]) ?? ((adding && hintOnAdd) || always),
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
      const maxLength = String(field.max).length;
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
          maxLength={5}
          placeholder={placeholder}
        />
      );
    case 'choice':
      return <SelectField {...bound} optional options={choiceOptions(name, field.of)} />;
    case 'party':
      return <PartyField {...bound} />;
    case 'category': {
      const names = catalogue.categories;
      if (!adding)
        return <SelectField {...bound} options={categories.map((key) => [key, names[key]])} />;
      return (
        <RadioCards
          legend={label}
          options={categories.map((key) => ({ key, title: names[key], hint: examples[key] }))}
          {...binding.field('category')}
        />
      );
    }
    case 'grahas':
      return <PlanetChips {...binding.field('planets')} />;
    case 'attributes':
      return <AttributeRows {...binding.field('attributes')} />;
    case 'flag':
      return null;
  }
}

/** Selects one of the shop's makers, packers or importers. */
function PartyField({ value, ...select }: ComponentProps<typeof SelectField> & { value: string }) {
  const parties = useQuery(partiesQuery).data?.parties ?? [];
  const absent = value !== '' && parties.every(({ code }) => code !== value);
  return (
    <SelectField
      {...select}
      optional
      value={value}
      options={[
        ['', t.none],
        ...(absent ? [[value, value] as const] : []),
        ...parties.map(({ code, name }) => [code, name] as const),
      ]}
    />
  );
}

type TextProps = BoundField<string> & {
  field: Extract<ProductField, { kind: 'line' | 'text' | 'lines' }>;
  label: string;
  optional: boolean;
  hint: ReactNode;
  /** Normalizes the typed text to its stored format on blur. */
  tidy?: (text: string) => string;
  lang?: string;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** The control of a text field, in one language. */
function TextControl({ field, tidy, ref, ...bound }: TextProps) {
  const { onChange } = bound;
  const placeholder = bound.lang ? undefined : field.form?.placeholder;
  if (field.kind !== 'line')
    return <TextAreaField {...bound} rows={field.form?.rows ?? 2} placeholder={placeholder} />;
  const { max, digits } = field;
  return (
    <TextField
      {...bound}
      ref={ref}
      placeholder={placeholder}
      maxLength={max}
      inputMode={digits && 'numeric'}
      onBlur={tidy && (({ currentTarget: { value } }) => onChange(tidy(value)))}
      onChange={({ currentTarget: { value } }) =>
        onChange(digits ? value.replace(/\D/g, '') : value)
      }
    />
  );
}

/** The properties of a loose stone; collapsed for items sold by the unit. */
export function AdminStoneFields(props: ValuesProps) {
  const { values, errors = {} } = props;
  const count = disclosed.filter((name) => values[name] !== '').length;
  return (
    <FieldSection
      title={t.looseStone}
      status={count > 0 ? t.factsTold(count, disclosed.length) : t.notSoldWeight}
      invalid={namesOf('stone').some((name) => errorAt(errors, name))}
    >
      <ProductFields group="stone" {...props} />
    </FieldSection>
  );
}

/** The remedy's Hindi translation: a field for every translatable field. */
export function HindiFields({ values, onChange, errors = {} }: ValuesProps) {
  const translated = hindiParts(values);
  const { field } = bindFields(values, onChange, errors);
  return (
    <FieldSection
      title={t.hindiLabel}
      status={translated.length > 0 ? t.written(translated.join(', ')) : t.notWritten}
      invalid={translatedFieldNames.some((name) => errorAt(errors, `${name}Hi`))}
    >
      {translatedFieldNames.map((name) => (
        <TextControl
          key={name}
          {...field(`${name}Hi`)}
          field={productFields[name]}
          label={hindiLabel(name)}
          optional
          lang="hi-IN"
          hint={cureHint(values[`${name}Hi`]) ?? productLabels[name].hindiHint}
        />
      ))}
    </FieldSection>
  );
}
