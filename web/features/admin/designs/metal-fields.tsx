import { type Metal, metals } from '@jyotiratna/contract';
import { designs as t } from '#messages/admin/designs.ts';
import { metalNames } from '#messages/admin/metals.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { bindFields, type FieldErrors } from '../layout/bind-fields.ts';
import { type DesignDraft, metalsOf } from './design-draft.ts';

type Metals = DesignDraft['metals'];
type Props = { draft: DesignDraft; errors: FieldErrors; onChange: (metals: Metals) => void };

/** Its available metals, and the amount of each. */
export function MetalFields({ draft, errors, onChange }: Props) {
  const sent = metalsOf(draft);
  const change = (metal: Metal, value: Weight | null) => {
    const { [metal]: _, ...rest } = draft.metals;
    onChange(value ? { ...rest, [metal]: value } : rest);
  };
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-medium leading-snug">{t.metals}</legend>
      {errors.weights && (
        <p className="text-small font-medium text-sindoor-700">{errors.weights}</p>
      )}
      {metals.map((metal) => (
        <div key={metal} className="border-t border-line pt-3">
          <Checkbox
            checked={draft.metals[metal] !== undefined}
            onChange={({ target }) =>
              change(metal, target.checked ? { grams: '', gramsPerSize: '' } : null)
            }
          >
            {metalNames[metal]}
          </Checkbox>
          <WeightFields
            name={metalNames[metal]}
            weight={draft.metals[metal]}
            sized={draft.kind === 'ring'}
            errors={errors}
            at={`weights.${sent.indexOf(metal)}.`}
            onChange={(weight) => change(metal, weight)}
          />
        </div>
      ))}
    </fieldset>
  );
}

type Weight = NonNullable<Metals[Metal]>;
type WeightProps = {
  name: string;
  weight: Weight | undefined;
  /** Whether it has ring sizes. */
  sized: boolean;
  errors: FieldErrors;
  at: string;
  onChange: (weight: Weight) => void;
};

function WeightFields({ name, weight, sized, errors, at, onChange }: WeightProps) {
  if (!weight) return null;
  const { field } = bindFields(weight, (part) => onChange({ ...weight, ...part }), errors, at);
  const amount = { inputMode: 'decimal', maxLength: 8 } as const;
  return (
    <div className="mt-2 grid items-start gap-x-4 gap-y-4 sm:grid-cols-2">
      <TextField
        label={sized ? t.gramsSize1(name) : t.grams(name)}
        {...amount}
        {...field('grams')}
      />
      {sized && (
        <TextField label={t.gramsMoreEach(name)} optional {...amount} {...field('gramsPerSize')} />
      )}
    </div>
  );
}
