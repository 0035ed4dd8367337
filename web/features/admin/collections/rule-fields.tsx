import {
  type AdminCollection,
  type CollectionContent,
  type CollectionRules,
  categories,
  collectionSortOptions,
  grahas,
  purposes,
  stoneChoices,
} from '@jyotiratna/contract';
import { collections as t } from '#messages/admin/collections.ts';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { landing } from '#messages/catalogue/landing.ts';
import { stone as stoneLabels } from '#messages/catalogue/stone.ts';
import { grahaWord } from '../../../graha-label.ts';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { contentPath, type Editing } from '../content/use-document.ts';
import { bindFields } from '../layout/use-form.ts';
import { keepDigits } from '../product-form/keep-digits.ts';

type Props = { editing: Editing<CollectionContent, AdminCollection> };

const choices = {
  category: categories.map((one) => [one, catalogue.categories[one]] as const),
  stone: stoneChoices.stone.map((one) => [one, stoneLabels.of.stone[one]] as const),
  origin: stoneChoices.origin.map((one) => [one, stoneLabels.of.origin[one]] as const),
  planet: grahas.map((one) => [one, grahaWord(one)] as const),
  purpose: purposes.map((one) => [one, landing.purposes[one]] as const),
};
const choiceNames = ['category', 'stone', 'origin', 'planet', 'purpose'] as const;

/** Rules that remedies have to match, and the sort order. */
export function RuleFields({ editing }: Props) {
  const { rules } = editing.draft;
  const change = (patch: Partial<CollectionRules>) =>
    editing.set({ rules: { ...rules, ...patch } });
  const { field } = bindFields(rules, change, editing.errors, `${contentPath}rules.`);
  return (
    <div className="grid gap-5">
      <p className="text-small text-text-2">{t.rulesHint}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {choiceNames.map((name) => (
          <SelectField
            key={name}
            label={t.rules[name]}
            options={[['', t.any], ...choices[name]]}
            {...field(name)}
          />
        ))}
        <TextField label={t.rules.words} optional maxLength={120} {...field('words')} />
        {(['priceFrom', 'priceTo'] as const).map((name) => (
          <TextField
            key={name}
            label={t.rules[name]}
            optional
            inputMode="numeric"
            maxLength={8}
            {...field(name, (text) => Number(keepDigits(text)) || null)}
            value={rules[name] ?? ''}
          />
        ))}
        <SelectField
          label={t.rules.sort}
          options={collectionSortOptions.map((one) => [one, t.sortOptions[one]])}
          {...editing.field('sort')}
        />
      </div>
    </div>
  );
}
