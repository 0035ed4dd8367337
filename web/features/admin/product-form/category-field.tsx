import { type Category, categories } from '@jyotiratna/contract';
import { productForm as t } from '#messages/admin/product-form.ts';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { RadioCard } from '../../../ui/radio-card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

const examples: Readonly<Record<Category, string>> = {
  'Semi-Precious': t.braceletsCrystalsBeads,
  Precious: t.certifiedStonesCarat,
};

type Props = {
  label: string;
  chosen: Category | '';
  error: string | undefined;
  /**
   * A new remedy's category is selected from cards with explanations, an existing one's from a
   * list.
   */
  adding: boolean;
  onChange: (category: Category) => void;
};

export function CategoryField({ label, chosen: picked, error, adding, onChange }: Props) {
  if (!adding)
    return (
      <SelectField
        label={label}
        value={picked}
        error={error}
        onChange={(event) => onChange(event.target.value as Category)}
      >
        {categories.map((category) => (
          <option key={category} value={category}>
            {catalogue.categories[category]}
          </option>
        ))}
      </SelectField>
    );
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium leading-snug">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {categories.map((category) => (
          <RadioCard
            key={category}
            name="category"
            title={catalogue.categories[category]}
            checked={picked === category}
            onChange={() => onChange(category)}
          >
            {examples[category]}
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
