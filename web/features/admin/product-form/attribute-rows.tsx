import { attributeKeys } from '@jyotiratna/contract';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { productForm as t } from '#messages/admin/product-form.ts';
import { controlClass, TextField } from '../../../ui/field.tsx';
import { AddButton } from '../layout/add-button.tsx';
import { IconButton } from '../layout/icon-button.tsx';
import { SelectFilter } from '../list/filter-bar.tsx';
import { attributeWord } from './choice-labels.ts';
import { FieldSection } from './field-section.tsx';
import { type AttributeRow, newRow } from './product-values.ts';

const columns = 'gap-x-3 sm:grid-cols-[minmax(7rem,1fr)_minmax(0,2fr)_44px]';

const options = [
  ['', t.select] as const,
  ...attributeKeys.map((key) => [key, attributeWord(key)] as const),
];

type Props = { value: readonly AttributeRow[]; onChange: (rows: readonly AttributeRow[]) => void };

/** Rows of attribute and value. */
export function AttributeRows({ value: rows, onChange }: Props) {
  const field = useRef<HTMLFieldSetElement>(null);
  const change = (id: number, patch: Partial<AttributeRow>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...patch } : row)));
  const filled = rows.filter(({ key, value }) => key !== '' && value.trim() !== '');
  const translated = filled.filter(({ valueHi }) => valueHi?.trim()).length;
  const focusDeferred = (selector: string) =>
    requestAnimationFrame(() =>
      [...(field.current?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1)?.focus(),
    );

  return (
    <fieldset ref={field}>
      <legend className="mb-3 font-display text-heading-s">{t.attributes}</legend>
      {rows.length > 0 && (
        <div
          aria-hidden="true"
          className={`mb-1.5 font-medium leading-snug max-sm:hidden sm:grid ${columns}`}
        >
          <span>{t.attribute}</span>
          <span>{t.value}</span>
        </div>
      )}
      <ul className="grid gap-2.5">
        {rows.map((row, index) => (
          <li key={row.id} className={`grid grid-cols-[minmax(0,1fr)_44px] gap-y-2 ${columns}`}>
            <SelectFilter
              label={t.attributeOf(index + 1)}
              value={row.key}
              options={options}
              onChange={(key) => change(row.id, { key: key as AttributeRow['key'] })}
            />
            <input
              type="text"
              aria-label={t.valueOf(index + 1)}
              value={row.value}
              maxLength={200}
              placeholder={row.key && t.examples[row.key]}
              onChange={(event) => change(row.id, { value: event.target.value })}
              className={`${controlClass} max-sm:col-start-1 max-sm:row-start-2`}
            />
            <IconButton
              icon={Trash2}
              aria-label={t.removeAttribute(index + 1)}
              onClick={() => {
                onChange(rows.filter(({ id }) => id !== row.id));
                focusDeferred('[data-add]');
              }}
              className="self-center hover:text-sindoor-700"
            />
          </li>
        ))}
      </ul>
      <AddButton
        kind="text"
        size="m"
        data-add
        className="mt-2"
        onClick={() => {
          onChange([...rows, newRow()]);
          focusDeferred('select');
        }}
      >
        {t.addAttribute}
      </AddButton>
      <p className="mt-1 mb-4 text-small text-text-2">{t.rowsWithoutBoth}</p>
      {filled.length > 0 && (
        <FieldSection
          title={t.valuesHindi}
          status={translated > 0 ? t.of(translated, filled.length) : t.notWritten}
        >
          {filled.map((row) => (
            <TextField
              key={row.id}
              label={`${attributeWord(row.key)}: ${row.value}`}
              optional
              lang="hi-IN"
              value={row.valueHi ?? ''}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => change(row.id, { valueHi: event.target.value })}
            />
          ))}
        </FieldSection>
      )}
    </fieldset>
  );
}
