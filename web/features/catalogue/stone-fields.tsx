import { type StoneCounts, type StoneFilterName, stoneChoices, stoneFilters } from '@jyotiratna/contract';
import { ChevronDown } from 'lucide-react';
import { stone } from '#messages/stone.ts';
import { stoneFilter as words } from '#messages/stone-filter.ts';
import { controlClass, FieldFrame } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type CatalogueQuery, isOfStones } from './catalogue-query.ts';

type Props = { query: CatalogueQuery; counts: StoneCounts | undefined; onChange: () => void };

/** What loose stones are chosen by, each value with how many there are. Without script it is part of the form. */
export function StoneFields({ query, counts, onChange }: Props) {
  const open = isOfStones(query);
  return (
    // No key: what is typed while an answer is on its way stays typed.
    <details open={open} className="group col-span-full">
      <summary className="target inline-flex cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        {words.title}
        {counts && <span className="figures font-normal text-text-2">({counts.total})</span>}
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={1.6}
          className="transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid grid-cols-2 gap-3 pt-3 md:grid-cols-4 md:gap-4">
        {stoneFilters.map((name) => (
          <StoneSelect key={`${name} ${query[name]}`} name={name} query={query} counts={counts} onChange={onChange} />
        ))}
        <Range
          label={words.weight}
          unit={words.carats}
          names={['weightFrom', 'weightTo']}
          query={query}
          onChange={onChange}
        />
        <Range label={words.price} unit="₹" names={['priceFrom', 'priceTo']} query={query} onChange={onChange} />
        <label className="target col-span-2 flex items-center gap-3 self-end md:col-span-4">
          <input
            key={query.certified}
            type="checkbox"
            name="certified"
            value="true"
            defaultChecked={query.certified === 'true'}
            onChange={onChange}
            className="size-5 accent-mayur-700"
          />
          {words.certified}
          {counts && <span className="figures text-text-2">({counts.certified})</span>}
        </label>
      </div>
    </details>
  );
}

function StoneSelect({ name, query, counts, onChange }: Props & { name: StoneFilterName }) {
  const told: Record<string, string> = stone.of[name];
  const chosen = query[name];
  // What nothing is left of is not offered, unless it is what was chosen.
  const offered = stoneChoices[name].filter((value) => !counts || counts[name][value] || value === chosen);
  return (
    <SelectField label={stone.fields[name]} name={name} defaultValue={chosen} onChange={onChange}>
      <option value="">{words.any}</option>
      {offered.map((value) => (
        <option key={value} value={value}>
          {counts ? words.counted(told[value]!, counts[name][value] ?? 0) : told[value]}
        </option>
      ))}
    </SelectField>
  );
}

type RangeName = 'weightFrom' | 'weightTo' | 'priceFrom' | 'priceTo';
type RangeProps = {
  label: string;
  unit: string;
  names: readonly [RangeName, RangeName];
  query: CatalogueQuery;
  onChange: () => void;
};

/** Two ends of a range. The list follows when a box is left, or on Enter. */
function Range({ label, unit, names, query, onChange }: RangeProps) {
  return (
    <fieldset className="col-span-2 grid grid-cols-2 gap-3">
      <legend className="sr-only">{label}</legend>
      {names.map((name, end) => (
        <FieldFrame key={`${name} ${query[name]}`} label={words.end[end === 0 ? 'from' : 'to'](label, unit)}>
          {(control) => (
            <input
              {...control}
              name={name}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              pattern={name.startsWith('weight') ? '\\d{1,3}(\\.\\d{1,2})?' : '\\d{1,8}'}
              defaultValue={query[name]}
              onBlur={({ target }) => target.value !== query[name] && onChange()}
              className={`${controlClass} figures`}
            />
          )}
        </FieldFrame>
      ))}
    </fieldset>
  );
}
