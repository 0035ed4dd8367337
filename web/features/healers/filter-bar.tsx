import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useHref } from 'react-router';
import { healers } from '#messages/healers/healers.ts';
import {
  countActiveFilters,
  type HealerChoices,
  type HealerFilters,
  noHealerFilters,
} from '../../content/filter-healers.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { FilterSelects } from './filter-fields.tsx';
import { PriceRange } from './price-range.tsx';

const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = lazy(loadSheet);

type Props = {
  form: string;
  choices: HealerChoices;
  filters: HealerFilters;
  onChange: (patch: Partial<HealerFilters>) => void;
  shown: number;
  of: number;
};

const labels = healers.filter;

/**
 * The Filters button, the 'Online Only' badge, the count, and the filter panel: in the page, or as
 * a sheet on small screens.
 */
export function FilterBar({ form, choices, filters, onChange, shown: count, of }: Props) {
  const [open, setOpen] = useState(true);
  const [sheet, setSheet] = useState(false);
  const active = countActiveFilters(filters);
  const online = filters.availability === 'online';
  const label = (
    <>
      <SlidersHorizontal aria-hidden size={20} strokeWidth={1.6} />
      {labels.open}
      {active > 0 && (
        <span className="cut figures grid size-6 place-items-center bg-mayur-700 text-meta text-marble-0">
          {active}
          <span className="sr-only"> {labels.active}</span>
        </span>
      )}
    </>
  );
  return (
    <form
      id={form}
      action={useHref('/spiritual-healers')}
      aria-label={labels.form}
      onSubmit={(event) => event.preventDefault()}
      className="pt-4 md:pt-5"
    >
      <div className="flex flex-wrap items-center gap-2">
        <Button
          kind="second"
          size="s"
          aria-expanded={open}
          aria-controls={`${form}-panel`}
          onClick={() => setOpen(!open)}
          className="max-md:hidden noscript:hidden"
        >
          {label}
        </Button>
        <Button
          kind="second"
          size="s"
          aria-haspopup="dialog"
          onPointerEnter={() => void loadSheet()}
          onClick={() => setSheet(true)}
          className="md:hidden noscript:hidden"
        >
          {label}
        </Button>
        {online && <input type="hidden" name="availability" value="online" />}
        <button
          type="submit"
          name="availability"
          value={online ? '' : 'online'}
          aria-pressed={online}
          onClick={(event) => {
            event.preventDefault();
            onChange({ availability: online ? null : 'online' });
          }}
          className="facet-button inline-flex min-h-11 items-center gap-2.5 border border-marble-500 bg-marble-0 px-4 text-small font-medium hover:border-ink-600 aria-pressed:border-mayur-700 aria-pressed:bg-mayur-50 aria-pressed:font-semibold aria-pressed:text-mayur-700"
        >
          <span aria-hidden="true" className="size-2.5 rounded-full bg-harit-700" />
          {labels.onlineBadge}
        </button>
        {(active > 0 || filters.search) && (
          <LinkButton
            to="/spiritual-healers"
            replace
            preventScrollReset
            onClick={() => onChange(noHealerFilters)}
            kind="text"
            size="s"
            className="max-xs:px-2"
          >
            {labels.reset}
          </LinkButton>
        )}
        <p
          role="status"
          className="figures w-full py-1 text-small text-text-2 md:ml-auto md:w-auto"
        >
          {labels.showing(count, of)}
        </p>
      </div>
      <div
        id={`${form}-panel`}
        className={`facet-card mt-4 gap-6 border border-line bg-surface px-5 py-5 max-md:hidden md:grid-cols-2 md:px-7 lg:grid-cols-[1fr_1fr_1fr_1.35fr] noscript:grid ${open ? 'grid' : 'hidden'}`}
      >
        <FilterSelects choices={choices} filters={filters} onChange={onChange} />
        <PriceRange value={filters.chatPrice} onChange={(chatPrice) => onChange({ chatPrice })} />
        <div className="hidden noscript:block">
          <Button type="submit" kind="second">
            {labels.show}
          </Button>
        </div>
      </div>
      {sheet && (
        <Suspense fallback={null}>
          <FilterSheet
            onClose={() => setSheet(false)}
            choices={choices}
            filters={filters}
            onChange={onChange}
            onReset={() => onChange({ ...noHealerFilters, search: filters.search })}
            shown={count}
          />
        </Suspense>
      )}
    </form>
  );
}
