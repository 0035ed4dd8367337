import { type OptionName, optionNames, stoneChoices } from '@jyotiratna/contract';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { productForm as t } from '#messages/admin/product-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { DigitsField } from './digits-field.tsx';
import { FieldSection } from './field-section.tsx';
import { newVariant, optionsOf, type VariantDraft } from './variant-draft.ts';

const optionLabels: Record<OptionName, string> = { size: t.size, metal: t.metal, weight: t.weight };

type Props = {
  rows: readonly VariantDraft[];
  errors?: Readonly<Record<string, string | undefined>>;
  onChange: (rows: readonly VariantDraft[]) => void;
  /** Whether the section is open at first. */
  open?: boolean;
};

/**
 * The options: each variant with its SKU, prices and stock. Collapsed for products without
 * options.
 */
export function VariantRows({ rows, errors = {}, onChange, open = false }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const names = optionsOf(rows);
  const change = (id: number, part: Partial<VariantDraft>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));

  function differBy(name: OptionName, on: boolean) {
    const now = on ? [...names, name] : names.filter((one) => one !== name);
    if (now.length === 0) return;
    const only = (values: VariantDraft['values'], empty: string) =>
      Object.fromEntries(now.map((one) => [one, values[one] ?? empty]));
    onChange(
      rows.map((row) => ({
        ...row,
        values: only(row.values, ''),
        valuesHi: only(row.valuesHi, ''),
      })),
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
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="mb-1 font-medium leading-snug">{t.theyDiffer}</legend>
          {optionNames.map((name) => (
            <Checkbox
              key={name}
              checked={names.includes(name)}
              onChange={({ target }) => differBy(name, target.checked)}
            >
              {optionLabels[name]}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <ol ref={list} className="grid gap-4">
        {rows.map((row, at) => (
          <li key={row.id}>
            <Variant
              row={row}
              names={names}
              at={at}
              errors={errors}
              onChange={(part) => change(row.id, part)}
              onRemove={() => onChange(rows.filter(({ id }) => id !== row.id))}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          kind="text"
          onClick={() => {
            onChange([...rows, newVariant(rows.at(-1))]);
            requestAnimationFrame(() =>
              [...(list.current?.querySelectorAll<HTMLElement>('[data-sku]') ?? [])]
                .at(-1)
                ?.focus(),
            );
          }}
        >
          <Plus aria-hidden size={20} strokeWidth={1.6} />
          {t.addVariant}
        </Button>
      </div>
    </FieldSection>
  );
}

type VariantProps = {
  row: VariantDraft;
  names: readonly OptionName[];
  at: number;
  errors: NonNullable<Props['errors']>;
  onChange: (part: Partial<VariantDraft>) => void;
  onRemove: () => void;
};

function Variant({ row, names, at, errors, onChange, onRemove }: VariantProps) {
  const errorOf = (field: string) => errors[`variants.${at}.${field}`];
  const optionError = Object.entries(errors).find(([path]) =>
    path.startsWith(`variants.${at}.options`),
  )?.[1];
  return (
    <fieldset className="grid gap-4 border-t border-line pt-3 sm:grid-cols-3">
      <legend className="sr-only">{t.variant(at + 1)}</legend>
      <TextField
        label={t.sku}
        data-sku
        value={row.sku}
        maxLength={64}
        autoComplete="off"
        error={errorOf('sku')}
        onChange={({ target }) => onChange({ sku: target.value.toUpperCase() })}
      />
      {names.map((name) => (
        <TextField
          key={name}
          label={optionLabels[name]}
          value={row.values[name] ?? ''}
          maxLength={40}
          autoComplete="off"
          error={optionError}
          onChange={({ target }) => onChange({ values: { ...row.values, [name]: target.value } })}
        />
      ))}
      {names.map((name) => (
        <TextField
          key={name}
          label={t.hindi(optionLabels[name].toLowerCase())}
          optional
          lang="hi-IN"
          value={row.valuesHi[name] ?? ''}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) =>
            onChange({ valuesHi: { ...row.valuesHi, [name]: target.value } })
          }
        />
      ))}
      <DigitsField
        label={t.originalPrice}
        rupees
        optional
        maxLength={11}
        value={row.originalPrice}
        error={errorOf('originalPrice')}
        onChange={(originalPrice) => onChange({ originalPrice })}
      />
      <DigitsField
        label={t.price}
        rupees
        maxLength={11}
        value={row.discountedPrice}
        error={errorOf('discountedPrice')}
        onChange={(discountedPrice) => onChange({ discountedPrice })}
      />
      <DigitsField
        label={t.pieces}
        maxLength={7}
        value={row.quantity}
        error={errorOf('quantity')}
        onChange={(quantity) => onChange({ quantity })}
      />
      <DigitsField
        label={t.weightMilligrams}
        optional
        maxLength={7}
        value={row.weightMg}
        error={errorOf('weightMg')}
        onChange={(weightMg) => onChange({ weightMg })}
      />
      <DigitsField
        label={t.lowStockFrom}
        optional
        maxLength={5}
        value={row.lowStockAt}
        error={errorOf('lowStockAt')}
        onChange={(lowStockAt) => onChange({ lowStockAt })}
      />
      <ChoiceField
        field="laboratory"
        label={t.laboratory}
        choices={stoneChoices.laboratory}
        hint={null}
        value={row.laboratory}
        error={errorOf('certificate.laboratory')}
        onChange={(laboratory) => onChange({ laboratory })}
      />
      <TextField
        label={t.reportNumber}
        optional
        value={row.reportNumber}
        maxLength={40}
        autoComplete="off"
        error={errorOf('certificate.number')}
        onChange={({ target }) => onChange({ reportNumber: target.value.toUpperCase() })}
      />
      <TextField
        label={t.dateReport}
        optional
        placeholder="2026-09-30"
        value={row.reportDate}
        maxLength={10}
        autoComplete="off"
        error={errorOf('certificate.date')}
        onChange={({ target }) => onChange({ reportDate: target.value })}
      />
      <div className="flex flex-wrap items-center justify-between gap-2 sm:col-span-3">
        <Checkbox
          checked={row.returnable}
          onChange={({ target }) => onChange({ returnable: target.checked })}
        >
          {t.mayReturned}
        </Checkbox>
        <Button kind="text" size="s" onClick={onRemove}>
          <Trash2 aria-hidden size={20} strokeWidth={1.6} />
          {t.removeVariant(at + 1)}
        </Button>
      </div>
    </fieldset>
  );
}
