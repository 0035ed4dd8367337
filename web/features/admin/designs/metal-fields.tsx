import { type Metal, metals } from '@jyotiratna/contract';
import { designs as t } from '#messages/admin/designs.ts';
import { metalNames } from '#messages/admin/metals.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { bindFields, type FieldErrors } from '../layout/use-form.ts';
import { type DesignValues, metalsOf } from './design-values.ts';

type Metals = DesignValues['metals'];
type Weight = NonNullable<Metals[Metal]>;
type Props = { values: DesignValues; errors: FieldErrors; onChange: (metals: Metals) => void };

const empty: Weight = { grams: '', gramsPerSize: '' };
const amount = { inputMode: 'decimal', maxLength: 8 } as const;

/** The metals in which a design is available, with the weight of each, and per size for a ring. */
export function MetalFields({ values, errors, onChange }: Props) {
  const sent = metalsOf(values);
  const sized = values.kind === 'ring';
  const change = (metal: Metal, value: Weight | null) => {
    const { [metal]: _, ...rest } = values.metals;
    onChange(value ? { ...rest, [metal]: value } : rest);
  };
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-medium leading-snug">{t.metals}</legend>
      {errors.weights && (
        <p className="text-small font-medium text-sindoor-700">{errors.weights}</p>
      )}
      {metals.map((metal) => {
        const name = metalNames[metal];
        const weight = values.metals[metal];
        const { field } = bindFields(
          weight ?? empty,
          (patch) => change(metal, { ...empty, ...weight, ...patch }),
          errors,
          `weights.${sent.indexOf(metal)}.`,
        );
        return (
          <div key={metal} className="border-t border-line pt-3">
            <Checkbox
              checked={weight !== undefined}
              onChange={({ currentTarget }) => change(metal, currentTarget.checked ? empty : null)}
            >
              {name}
            </Checkbox>
            {weight && (
              <div className="mt-2 grid items-start gap-x-4 gap-y-4 sm:grid-cols-2">
                <TextField
                  label={sized ? t.gramsSize1(name) : t.grams(name)}
                  {...amount}
                  {...field('grams')}
                />
                {sized && (
                  <TextField
                    label={t.gramsMoreEach(name)}
                    optional
                    {...amount}
                    {...field('gramsPerSize')}
                  />
                )}
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
