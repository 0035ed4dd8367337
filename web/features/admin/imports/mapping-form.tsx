import {
  categories,
  columnTargets,
  type Import,
  knownColumn,
  optionTargets,
} from '@jyotiratna/contract';
import { checkImportRoute } from '@jyotiratna/contract/admin/imports';
import type { ReactNode } from 'react';
import { importFieldNames, imports as t } from '#messages/admin/imports.ts';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { CallAlert } from '../layout/call.tsx';
import { Panel } from '../layout/page.tsx';
import { bindFields, useForm } from '../layout/use-form.ts';

/** The owner's mapping of columns, choices and defaults; submitting it starts the dry run. */
export function MappingForm({ of: { id, status, mapping, found } }: { of: Import }) {
  const check = useForm({
    initial: () => ({ ...mapping, tags: mapping.looseTags.join(', ') }),
    call: ({ tags, ...values }) => {
      const looseTags = tags.split(',').flatMap((tag) => tag.trim() || []);
      return api(checkImportRoute, {
        params: { id },
        body: { mapping: { ...values, looseTags } },
      });
    },
  });
  const { values, set, errors } = check;
  const { field, toggle } = bindFields(values, set, errors, 'mapping.');
  return (
    <Panel title={t.mapping} note={t.mappingText}>
      <form {...check.form} className="grid grid-cols-1 gap-5">
        <CallAlert title={t.failedTitle}>{check.alert}</CallAlert>
        <Group title={t.options} note={t.optionsText}>
          {found.options.map((name) => (
            <Choice
              key={name}
              label={name}
              value={values.options[name] ?? ''}
              options={optionTargets}
              onChange={(target) => set({ options: { ...values.options, [name]: target } })}
            />
          ))}
        </Group>
        <Group title={t.columns}>
          {found.columns.map(({ name, example }) => (
            <Choice
              key={name}
              label={name}
              hint={t.columnExample(example)}
              value={(name in values.columns ? values.columns[name] : knownColumn(name)) ?? ''}
              options={columnTargets}
              onChange={(target) => set({ columns: { ...values.columns, [name]: target } })}
            />
          ))}
        </Group>
        <Group title={t.types}>
          {found.types.map((name) => (
            <SelectField
              key={name}
              label={name}
              value={values.types[name] ?? 'Semi-Precious'}
              options={categories.map((one) => [one, catalogue.categories[one]])}
              onChange={({ currentTarget: { value } }) =>
                set({ types: { ...values.types, [name]: value as (typeof categories)[number] } })
              }
            />
          ))}
        </Group>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={t.countryOfOrigin} optional {...field('countryOfOrigin')} />
          <TextField label={t.maker} hint={t.makerHint} optional {...field('maker')} />
          <TextField label={t.looseTags} hint={t.looseTagsHint} optional {...field('tags')} />
          <div className="grid content-start">
            <Checkbox {...toggle('mrpFromPrice')}>{t.mrpFromPrice}</Checkbox>
            <Checkbox {...toggle('onePiece')}>{t.onePiece}</Checkbox>
          </div>
        </div>
        <p role="status" className="text-text-2">
          {status === 'checking' && t.checking}
        </p>
        <Button
          type="submit"
          kind="second"
          className="justify-self-start"
          busy={status === 'checking' || check.busy}
          disabled={status === 'running'}
        >
          {t.check}
        </Button>
      </form>
    </Panel>
  );
}

type GroupProps = { title: string; note?: string; children: readonly ReactNode[] };

/** A titled group of choices; hidden if it is empty. */
function Group({ title, note, children }: GroupProps) {
  if (children.length === 0) return null;
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
  options,
  onChange,
  ...field
}: ChoiceProps<Target>) {
  return (
    <SelectField
      {...field}
      label={<span className="wrap-anywhere">{label}</span>}
      options={[['', t.leaveOut], ...options.map((one) => [one, importFieldNames[one]] as const)]}
      onChange={({ currentTarget: { value } }) => onChange((value || null) as Target | null)}
    />
  );
}
