import { type Category, categories } from '@jyotiratna/contract';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { RadioCard } from '../../../ui/radio-card.tsx';
import type { Draft } from '../product-form/draft.ts';
import { HindiFields } from '../product-form/hindi-fields.tsx';
import { PlanetChips } from '../product-form/planet-chips.tsx';

const kinds: Readonly<Record<Category, string>> = {
  'Semi-Precious': 'Bracelets, crystals, beads',
  Precious: 'Certified stones, carat stated',
};

type Props = { draft: Draft; onChange: (part: Partial<Draft>) => void };

/** Step 1: what it is. */
export function BasicStep({ draft, onChange }: Props) {
  return (
    <div className="grid max-w-[46rem] gap-5">
      <TextField
        label="Name"
        value={draft.name}
        maxLength={150}
        autoComplete="off"
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <fieldset>
        <legend className="mb-1.5 font-medium leading-snug">Category</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {categories.map((category) => (
            <RadioCard
              key={category}
              name="category"
              title={category}
              checked={draft.category === category}
              onChange={() => onChange({ category })}
            >
              {kinds[category]}
            </RadioCard>
          ))}
        </div>
      </fieldset>
      <TextAreaField
        label="Description"
        optional
        rows={4}
        value={draft.description}
        hint="The first sentence shows on cards. Say what it is traditionally worn for; promise nothing."
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <TextAreaField
        label="Benefits"
        optional
        rows={2}
        value={draft.benefits}
        hint="One on each line, for example 'Traditionally worn for courage'."
        onChange={(event) => onChange({ benefits: event.target.value })}
      />
      <PlanetChips chosen={draft.planets} onChange={(planets) => onChange({ planets })} />
      <HindiFields draft={draft} onChange={onChange} />
    </div>
  );
}
