import { type Graha, grahas } from '@jyotiratna/contract';
import { Check } from 'lucide-react';
import { productForm as t } from '#messages/admin/product-form.ts';
import { grahaLabel } from '../../../graha-label.ts';
import { GrahaDot } from '../../../ui/graha-dot.tsx';

type Props = { value: readonly Graha[]; onChange: (planets: readonly Graha[]) => void };

/** Selects the grahas for which a remedy is traditionally worn; optional, any number. */
export function PlanetChips({ value, onChange }: Props) {
  const select = (graha: Graha, on: boolean) =>
    onChange(grahas.filter((one) => (one === graha ? on : value.includes(one))));
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium leading-snug">
        {t.planets} <span className="font-normal text-text-2">{t.optional}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {grahas.map((graha) => (
          <label
            key={graha}
            className="cut-lg relative inline-flex min-h-11 items-center gap-2 border border-marble-500 bg-marble-0 px-3.5 has-checked:border-mayur-700 has-checked:bg-mayur-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              checked={value.includes(graha)}
              onChange={({ currentTarget }) => select(graha, currentTarget.checked)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <Check
              aria-hidden
              size={16}
              strokeWidth={1.6}
              className="hidden text-mayur-700 peer-checked:block"
            />
            <GrahaDot graha={graha}>{grahaLabel(graha)}</GrahaDot>
          </label>
        ))}
      </div>
      <p className="mt-2 text-small text-text-2">{t.shownAsChip}</p>
    </fieldset>
  );
}
