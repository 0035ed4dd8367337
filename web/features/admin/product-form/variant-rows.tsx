import { type OptionName, optionNames, stoneChoices } from '@jyotiratna/contract';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { productForm as t } from '#messages/admin/product-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { AddButton } from '../layout/add-button.tsx';
import { CheckboxGroup } from '../layout/checkbox-group.tsx';
import { bindFields, bindNested, errorAt, type FieldErrors } from '../layout/use-form.ts';
import { choiceOptions } from './choice-labels.ts';
import { DigitsField } from './digits-field.tsx';
import { FieldSection } from './field-section.tsx';
import { newVariant, optionsOf, type VariantValues } from './variant-values.ts';

const optionLabels: Record<OptionName, string> = { size: t.size, metal: t.metal, weight: t.weight };

type Props = {
  rows: readonly VariantValues[];
  errors?: FieldErrors;
  onChange: (rows: readonly VariantValues[]) => void;
  /** Whether the section is initially open. */
  open?: boolean;
};

/**
 * The variants: each with its options, SKU, prices and stock. Collapsed for products without
 * options.
 */
export function VariantRows({ rows, errors = {}, onChange, open = false }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const names = optionsOf(rows);
  const change = (id: number, patch: Partial<VariantValues>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...patch } : row)));

  function differBy(now: readonly OptionName[]) {
    if (now.length === 0) return;
    const only = (values: VariantValues['values']) =>
      Object.fromEntries(now.map((one) => [one, values[one] ?? '']));
    onChange(
      rows.map((row) => ({ ...row, values: only(row.values), valuesHi: only(row.valuesHi) })),
    );
  }

  return (
    <FieldSection
      title={t.variants}
      initiallyOpen={open}
      status={rows.length > 0 ? t.chooseFrom(rows.length) : t.soldAsOne}
      invalid={Object.keys(errors).some((field) => field.startsWith('variants'))}
    >
      <p className="text-small text-text-2">{t.whatSoldSizes}</p>
      {errors.variants && (
        <p className="text-small font-medium text-sindoor-700">{errors.variants}</p>
      )}
      {rows.length > 0 && (
        <CheckboxGroup
          legend={t.theyDiffer}
          options={optionNames.map((name) => [name, optionLabels[name]])}
          value={names}
          onChange={differBy}
        />
      )}
      <ol ref={list} className="grid gap-4">
        {rows.map((row, at) => (
          <li key={row.id}>
            <Variant
              row={row}
              names={names}
              at={at}
              errors={errors}
              onChange={(patch) => change(row.id, patch)}
              onRemove={() => onChange(rows.filter(({ id }) => id !== row.id))}
            />
          </li>
        ))}
      </ol>
      <div>
        <AddButton
          kind="text"
          size="m"
          onClick={() => {
            onChange([...rows, newVariant(rows.at(-1))]);
            requestAnimationFrame(() =>
              [...(list.current?.querySelectorAll<HTMLElement>('[data-sku]') ?? [])]
                .at(-1)
                ?.focus(),
            );
          }}
        >
          {t.addVariant}
        </AddButton>
      </div>
    </FieldSection>
  );
}

type VariantProps = {
  row: VariantValues;
  names: readonly OptionName[];
  at: number;
  errors: FieldErrors;
  onChange: (patch: Partial<VariantValues>) => void;
  onRemove: () => void;
};

function Variant({ row, names, at, errors, onChange, onRemove }: VariantProps) {
  const path = `variants.${at}.`;
  const { field, toggle } = bindFields(row, onChange, errors, path);
  const values = bindNested(field('values'));
  const valuesHi = bindNested(field('valuesHi'));
  const upperCase = (text: string) => text.toUpperCase();
  const certificate = (name: string) => ({ error: errorAt(errors, `${path}certificate.${name}`) });
  return (
    <fieldset className="grid gap-4 border-t border-line pt-3 sm:grid-cols-3">
      <legend className="sr-only">{t.variant(at + 1)}</legend>
      <TextField label={t.sku} data-sku maxLength={64} {...field('sku', upperCase)} />
      {names.map((name) => (
        <TextField
          key={name}
          label={optionLabels[name]}
          maxLength={40}
          {...values.field(name)}
          value={row.values[name] ?? ''}
          error={errorAt(errors, `${path}options`)}
        />
      ))}
      {names.map((name) => (
        <TextField
          key={name}
          label={t.hindi(optionLabels[name].toLowerCase())}
          optional
          lang="hi-IN"
          maxLength={40}
          {...valuesHi.field(name)}
          value={row.valuesHi[name] ?? ''}
        />
      ))}
      <DigitsField
        label={t.originalPrice}
        rupees
        optional
        maxLength={11}
        {...field('originalPrice')}
      />
      <DigitsField label={t.price} rupees maxLength={11} {...field('discountedPrice')} />
      <DigitsField label={t.pieces} maxLength={7} {...field('quantity')} />
      <DigitsField label={t.weightMilligrams} optional maxLength={7} {...field('weightMg')} />
      <DigitsField label={t.lowStockFrom} optional maxLength={5} {...field('lowStockAt')} />
      <SelectField
        label={t.laboratory}
        optional
        options={choiceOptions('laboratory', stoneChoices.laboratory)}
        {...field('laboratory')}
        {...certificate('laboratory')}
      />
      <TextField
        label={t.reportNumber}
        optional
        maxLength={40}
        {...field('reportNumber', upperCase)}
        {...certificate('number')}
      />
      <TextField
        label={t.dateReport}
        optional
        placeholder="2026-09-30"
        maxLength={10}
        {...field('reportDate')}
        {...certificate('date')}
      />
      <div className="flex flex-wrap items-center justify-between gap-2 sm:col-span-3">
        <Checkbox {...toggle('returnable')}>{t.mayReturned}</Checkbox>
        <Button kind="text" size="s" onClick={onRemove} icon={Trash2}>
          {t.removeVariant(at + 1)}
        </Button>
      </div>
    </fieldset>
  );
}
