import {
  defined,
  formatRupees,
  type StoneCounts,
  type StoneFilterName,
  stoneChoices,
  stoneFilters,
} from '@jyotiratna/contract';
import { ChevronDown } from 'lucide-react';
import { type SyntheticEvent, useRef } from 'react';
import { stone } from '#messages/catalogue/stone.ts';
import { stoneFilter as copy } from '#messages/catalogue/stone-filter.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass, FieldFrame } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { CatalogueQuery } from './catalogue-query.ts';
import { useFollow } from './use-follow.ts';

/** The id of the results' first element. */
export const resultsId = 'results';

type Props = { query: CatalogueQuery; counts: StoneCounts | undefined; onChange: () => void };

/**
 * Filters of loose stones, each value with its count. Collapsed by default, so that on a phone the
 * results are visible without scrolling; the summary displays the selection. Works without scripts
 * as part of the form.
 */
export function StoneFields({ query, counts, onChange }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  const certified = useFollow<HTMLInputElement>(query.certified);
  const selected = selectedLabels(query);
  const showFound = () => {
    if (fold.current) fold.current.open = false;
    document.getElementById(resultsId)?.focus();
  };
  return (
    <details ref={fold} className="group col-span-full">
      <summary className="target inline-flex cursor-pointer list-none flex-wrap items-center gap-x-2 font-medium [&::-webkit-details-marker]:hidden">
        {copy.title}
        {counts && <span className="figures font-normal text-text-2">({counts.total})</span>}
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={1.6}
          className="transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
        {selected && (
          <span className="min-w-0 basis-full text-small font-normal text-text-2 group-open:hidden">
            {selected}
          </span>
        )}
      </summary>
      <div className="grid grid-cols-2 gap-3 pt-3 md:grid-cols-4 md:gap-4">
        {stoneFilters.map((name) => (
          <StoneSelect key={name} name={name} query={query} counts={counts} onChange={onChange} />
        ))}
        <Range
          label={copy.weight}
          unit={copy.carats}
          names={['weightFrom', 'weightTo']}
          query={query}
          onChange={onChange}
        />
        <Range
          label={copy.price}
          unit="₹"
          names={['priceFrom', 'priceTo']}
          query={query}
          onChange={onChange}
        />
        <label className="target col-span-2 flex items-center gap-3 self-end md:col-span-4">
          <input
            ref={certified}
            type="checkbox"
            name="certified"
            value="true"
            defaultChecked={query.certified === 'true'}
            onChange={onChange}
            className="size-5 accent-mayur-700"
          />
          {copy.certified}
          {counts && <span className="figures text-text-2">({counts.certified})</span>}
        </label>
        {counts && selected && (
          <Button
            kind="second"
            className="col-span-full justify-self-start max-md:w-full"
            onClick={showFound}
          >
            {copy.showFound(counts.total)}
          </Button>
        )}
      </div>
    </details>
  );
}

/** The selected filters of loose stones in one line; empty if there are none. */
function selectedLabels(query: CatalogueQuery): string {
  const ends = (from: string, to: string, show: (end: string) => string) => {
    if (from && to) return copy.between(show(from), show(to));
    return from ? copy.from(show(from)) : to && copy.upTo(show(to));
  };
  const labels = stoneFilters.map(
    (name) => (stone.of[name] as Record<string, string>)[query[name]] ?? '',
  );
  return [
    ...labels,
    ends(query.weightFrom, query.weightTo, (carats) => `${carats} ${copy.carats}`),
    ends(query.priceFrom, query.priceTo, (rupees) => formatRupees(Number(rupees))),
    query.certified && copy.certified,
  ]
    .filter(Boolean)
    .join(' · ');
}

function StoneSelect({ name, query, counts, onChange }: Props & { name: StoneFilterName }) {
  const choices: Record<string, string> = stone.of[name];
  const selected = query[name];
  const select = useFollow<HTMLSelectElement>(selected);
  // Values without results are hidden, unless selected.
  const offered = stoneChoices[name].filter(
    (value) => !counts || counts[name][value] || value === selected,
  );
  return (
    <SelectField
      ref={select}
      label={stone.fields[name]}
      name={name}
      defaultValue={selected}
      onChange={onChange}
    >
      <option value="">{copy.any}</option>
      {offered.map((value) => (
        <option key={value} value={value}>
          {counts
            ? copy.counted(defined(choices[value]), counts[name][value] ?? 0)
            : choices[value]}
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

/** The minimum and maximum of a range. The list is updated on blur, or on Enter. */
function Range({ label, unit, names, query, onChange }: RangeProps) {
  return (
    <fieldset className="col-span-2 grid grid-cols-2 gap-3">
      <legend className="sr-only">{label}</legend>
      {names.map((name, end) => (
        <RangeEnd
          key={name}
          label={copy.end[end === 0 ? 'from' : 'to'](label, unit)}
          name={name}
          value={query[name]}
          onChange={onChange}
        />
      ))}
    </fieldset>
  );
}

type EndProps = { label: string; name: RangeName; value: string; onChange: () => void };

function RangeEnd({ label, name, value, onChange }: EndProps) {
  const input = useFollow<HTMLInputElement>(value);
  const follow = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (currentTarget.value !== value) onChange();
  };
  return (
    <FieldFrame label={label}>
      {(control) => (
        <input
          {...control}
          ref={input}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          pattern={name.startsWith('weight') ? '\\d{1,3}(\\.\\d{1,2})?' : '\\d{1,8}'}
          defaultValue={value}
          onBlur={follow}
          // A form without a submit button does not handle Enter.
          onKeyDown={(event) => event.key === 'Enter' && follow(event)}
          className={`${controlClass} figures`}
        />
      )}
    </FieldFrame>
  );
}
