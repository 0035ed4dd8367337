import { type Category, categories } from '@jyotiratna/contract';
import { productForm as t } from '#messages/admin/product-form.ts';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { RadioCards } from '../layout/radio-cards.tsx';

const examples: Readonly<Record<Category, string>> = {
  'Semi-Precious': t.braceletsCrystalsBeads,
  Precious: t.certifiedStonesCarat,
};

type Props = {
  label: string;
  value: Category | '';
  error: string | undefined;
  /**
   * A new remedy's category is selected from cards with explanations, an existing one's from a
   * list.
   */
  adding: boolean;
  onChange: (category: Category) => void;
};

/** The category of a remedy. */
export function CategoryField({ label, value, error, adding, onChange }: Props) {
  const names = catalogue.categories;
  if (!adding)
    return (
      <SelectField
        {...{ label, value, error }}
        options={categories.map((category) => [category, names[category]])}
        onChange={(event) => onChange(event.target.value as Category)}
      />
    );
  return (
    <RadioCards
      legend={label}
      name="category"
      options={categories.map((key) => ({ key, title: names[key], hint: examples[key] }))}
      value={value}
      onChange={onChange}
    />
  );
}
