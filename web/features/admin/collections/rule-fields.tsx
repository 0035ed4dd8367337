import {
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
import { keepDigits } from '../product-form/keep-digits.ts';
import type { CollectionEditing } from './collection-editing.ts';

/** Rules that a remedy has to match, and the order of what matches. */
export function RuleFields({ editing: { draft, set, errorOf } }: { editing: CollectionEditing }) {
  const { rules, sort } = draft;
  const change = (part: Partial<CollectionRules>) => set({ rules: { ...rules, ...part } });
  const price = (name: 'priceFrom' | 'priceTo') => (
    <TextField
      label={t.rules[name]}
      optional
      inputMode="numeric"
      value={rules[name] === null ? '' : String(rules[name])}
      maxLength={8}
      error={errorOf(`rules.${name}`)}
      onChange={(event) => {
        const digits = keepDigits(event.currentTarget.value);
        change({ [name]: digits === '' ? null : Number(digits) });
      }}
    />
  );
  return (
    <div className="grid gap-5">
      <p className="text-small text-text-2">{t.rulesHint}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Choice
          label={t.rules.category}
          of={categories}
          value={rules.category}
          nameOf={(one) => catalogue.categories[one]}
          onChange={(category) => change({ category })}
        />
        <Choice
          label={t.rules.stone}
          of={stoneChoices.stone}
          value={rules.stone}
          nameOf={(one) => stoneLabels.of.stone[one]}
          onChange={(stone) => change({ stone })}
        />
        <Choice
          label={t.rules.origin}
          of={stoneChoices.origin}
          value={rules.origin}
          nameOf={(one) => stoneLabels.of.origin[one]}
          onChange={(origin) => change({ origin })}
        />
        <Choice
          label={t.rules.planet}
          of={grahas}
          value={rules.planet}
          nameOf={grahaWord}
          onChange={(planet) => change({ planet })}
        />
        <Choice
          label={t.rules.purpose}
          of={purposes}
          value={rules.purpose}
          nameOf={(one) => landing.purposes[one]}
          onChange={(purpose) => change({ purpose })}
        />
        <TextField
          label={t.rules.words}
          optional
          value={rules.words}
          maxLength={120}
          error={errorOf('rules.words')}
          onChange={(event) => change({ words: event.currentTarget.value })}
        />
        {price('priceFrom')}
        {price('priceTo')}
        <SelectField
          label={t.rules.sort}
          value={sort}
          onChange={({ target }) =>
            set({ sort: collectionSortOptions.find((one) => one === target.value) ?? sort })
          }
        >
          {collectionSortOptions.map((one) => (
            <option key={one} value={one}>
              {t.sortOptions[one]}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}

type ChoiceProps<Key extends string> = {
  label: string;
  of: readonly Key[];
  value: Key | '';
  nameOf: (key: Key) => string;
  onChange: (key: Key | '') => void;
};

function Choice<Key extends string>({ label, of, value, nameOf, onChange }: ChoiceProps<Key>) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ target }) => onChange(of.find((one) => one === target.value) ?? '')}
    >
      <option value="">{t.any}</option>
      {of.map((one) => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </SelectField>
  );
}
