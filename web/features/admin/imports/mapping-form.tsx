import {
  type ColumnTarget,
  categories,
  columnTargets,
  type Import,
  knownColumn,
  optionTargets,
} from '@jyotiratna/contract';
import { checkImportRoute, type ImportMapping } from '@jyotiratna/contract/admin/imports';
import { type FormEvent, type ReactNode, useState } from 'react';
import { importFieldNames, imports as t } from '#messages/admin/imports.ts';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Panel } from '../layout/panel.tsx';
import { useSend } from '../layout/use-send.ts';

/** What an owner decides of columns, choices and defaults; sending it starts the dry run. */
export function MappingForm({ of: { id, status, mapping, found } }: { of: Import }) {
  const [draft, setDraft] = useState<ImportMapping>(mapping);
  const [tags, setTags] = useState(mapping.looseTags.join(', '));
  const check = useSend({
    call: (body: ImportMapping) =>
      shop(checkImportRoute, { params: { id }, body: { mapping: body } }),
  });
  const busy = status === 'checking' || check.busy;
  const set = (change: Partial<ImportMapping>) => setDraft({ ...draft, ...change });
  const line = (name: 'countryOfOrigin' | 'maker', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      optional
      value={draft[name]}
      error={check.fields[`mapping.${name}`]}
      onChange={({ currentTarget: { value } }) => set({ [name]: value })}
    />
  );
  return (
    <Panel title={t.mapping} note={t.mappingText}>
      <form
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          check.send({
            ...draft,
            looseTags: tags
              .split(',')
              .map((tag) => tag.trim())
              .filter(Boolean),
          });
        }}
      >
        {check.alert && (
          <Alert tone="error" title={t.failedTitle}>
            {check.alert}
          </Alert>
        )}
        {found.options.length > 0 && (
          <Group title={t.options} note={t.optionsText}>
            {found.options.map((name) => (
              <Choice
                key={name}
                label={name}
                value={draft.options[name] ?? ''}
                options={optionTargets}
                onChange={(target) => set({ options: { ...draft.options, [name]: target } })}
              />
            ))}
          </Group>
        )}
        {found.columns.length > 0 && (
          <Group title={t.columns}>
            {found.columns.map(({ name, example }) => (
              <Choice
                key={name}
                label={name}
                hint={t.columnExample(example)}
                value={(name in draft.columns ? draft.columns[name] : knownColumn(name)) ?? ''}
                options={columnTargets}
                onChange={(target) =>
                  set({ columns: { ...draft.columns, [name]: target as ColumnTarget | null } })
                }
              />
            ))}
          </Group>
        )}
        {found.types.length > 0 && (
          <Group title={t.types}>
            {found.types.map((name) => (
              <SelectField
                key={name}
                label={name}
                value={draft.types[name] ?? 'Semi-Precious'}
                onChange={({ currentTarget: { value } }) =>
                  set({ types: { ...draft.types, [name]: value as (typeof categories)[number] } })
                }
              >
                {categories.map((one) => (
                  <option key={one} value={one}>
                    {catalogue.categories[one]}
                  </option>
                ))}
              </SelectField>
            ))}
          </Group>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          {line('countryOfOrigin', t.countryOfOrigin)}
          {line('maker', t.maker, t.makerHint)}
          <TextField
            label={t.looseTags}
            hint={t.looseTagsHint}
            optional
            value={tags}
            onChange={({ currentTarget: { value } }) => setTags(value)}
          />
          <div className="grid content-start">
            <Checkbox
              checked={draft.mrpFromPrice}
              onChange={() => set({ mrpFromPrice: !draft.mrpFromPrice })}
            >
              {t.mrpFromPrice}
            </Checkbox>
            <Checkbox checked={draft.onePiece} onChange={() => set({ onePiece: !draft.onePiece })}>
              {t.onePiece}
            </Checkbox>
          </div>
        </div>
        <p role="status" className="text-text-2">
          {status === 'checking' && t.checking}
        </p>
        <Button
          type="submit"
          kind="second"
          className="justify-self-start"
          busy={busy}
          disabled={status === 'running'}
        >
          {t.check}
        </Button>
      </form>
    </Panel>
  );
}

function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold">
        {title}
        {note && <span className="block text-small font-normal text-text-2">{note}</span>}
      </legend>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">{children}</div>
    </fieldset>
  );
}

type ChoiceProps<Target extends string> = {
  label: string;
  hint?: string;
  value: string;
  options: readonly Target[];
  onChange: (target: Target | null) => void;
};

function Choice<Target extends keyof typeof importFieldNames>({
  label,
  hint,
  value,
  options,
  onChange,
}: ChoiceProps<Target>) {
  return (
    <SelectField
      label={<span className="wrap-anywhere">{label}</span>}
      hint={hint}
      value={value}
      onChange={({ currentTarget: { value: target } }) =>
        onChange((target || null) as Target | null)
      }
    >
      <option value="">{t.leaveOut}</option>
      {options.map((one) => (
        <option key={one} value={one}>
          {importFieldNames[one]}
        </option>
      ))}
    </SelectField>
  );
}
