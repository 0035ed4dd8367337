import { type Metal, metals } from '@jyotiratna/contract';
import { designs as t } from '#messages/admin/designs.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { metalNames } from '../metals/metal-names.ts';
import { type DesignDraft, metalsOf } from './design-draft.ts';

type Props = {
  draft: DesignDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (metals: DesignDraft['metals']) => void;
};

/** Its available metals, and the amount of each. */
export function MetalFields({ draft, errors, onChange }: Props) {
  const sent = metalsOf(draft);
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-medium leading-snug">{t.metals}</legend>
      {errors.weights && (
        <p className="text-small font-medium text-sindoor-700">{errors.weights}</p>
      )}
      {metals.map((metal) => (
        <MetalRow
          key={metal}
          metal={metal}
          value={draft.metals[metal]}
          sized={draft.kind === 'ring'}
          error={(field) => errors[`weights.${sent.indexOf(metal)}.${field}`]}
          onChange={(value) => onChange(withMetal(draft.metals, metal, value))}
        />
      ))}
    </fieldset>
  );
}

type Weight = NonNullable<DesignDraft['metals'][Metal]>;

function withMetal(
  all: DesignDraft['metals'],
  metal: Metal,
  value: Weight | null,
): DesignDraft['metals'] {
  const { [metal]: _, ...rest } = all;
  return value ? { ...rest, [metal]: value } : rest;
}

type RowProps = {
  metal: Metal;
  value: Weight | undefined;
  /** Whether it has ring sizes. */
  sized: boolean;
  error: (field: keyof Weight) => string | undefined;
  onChange: (value: Weight | null) => void;
};

function MetalRow({ metal, value, sized, error, onChange }: RowProps) {
  const name = metalNames[metal];
  const field = (key: keyof Weight, label: string) => (
    <TextField
      label={label}
      name={`${metal}.${key}`}
      optional={key === 'gramsPerSize'}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      value={value?.[key] ?? ''}
      error={error(key)}
      onChange={({ target }) => value && onChange({ ...value, [key]: target.value })}
    />
  );
  return (
    <div className="border-t border-line pt-3">
      <Checkbox
        checked={value !== undefined}
        onChange={({ target }) => onChange(target.checked ? { grams: '', gramsPerSize: '' } : null)}
      >
        {name}
      </Checkbox>
      {value && (
        <div className="mt-2 grid items-start gap-x-4 gap-y-4 sm:grid-cols-2">
          {field('grams', sized ? t.gramsSize1(name) : t.grams(name))}
          {sized && field('gramsPerSize', t.gramsMoreEach(name))}
        </div>
      )}
    </div>
  );
}
