import {
  categories,
  countrySlug,
  type ProductSort,
  productSortOptions,
  type StoneCounts,
} from '@jyotiratna/contract';
import { RotateCcw, Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { product } from '#messages/catalogue/product.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import {
  type CatalogueQuery,
  isOfStones,
  isStoneSort,
  readCatalogueQuery,
  writeCatalogueQuery,
} from './catalogue-query.ts';
import { StoneFields } from './stone-fields.tsx';
import { useFollow } from './use-follow.ts';

/** Debounce of the search in milliseconds. */
const typingPause = 300;

type Props = {
  query: CatalogueQuery;
  counts?: StoneCounts | undefined;
  /** The number of remedies by country of origin, for the other selected filters. */
  countries?: Readonly<Record<string, number>> | undefined;
};

/**
 * Search, category, country of origin and sorting as a plain GET form; with scripts the list is
 * updated on every change.
 */
export function CatalogueForm({ query, counts, countries = {} }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const category = useFollow<HTMLSelectElement>(query.category);
  const country = useFollow<HTMLSelectElement>(query.country);
  const sort = useFollow<HTMLSelectElement>(query.sort);
  const navigate = useNavigate();

  const follow = () => {
    if (!form.current) return;
    const values = new URLSearchParams(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
    );
    void navigate(writeCatalogueQuery(readCatalogueQuery(values)), {
      replace: true,
      preventScrollReset: true,
    });
  };

  return (
    <search>
      <form
        ref={form}
        action={useHref('/remedies')}
        onSubmit={(event) => {
          event.preventDefault();
          follow();
        }}
        className="grid grid-cols-2 items-end gap-x-3 gap-y-3 border-b border-line py-3 md:py-6 md:grid-cols-[1fr_1fr_1fr_auto] md:gap-x-4 desktop:grid-cols-[1fr_190px_200px_200px_auto]"
      >
        {query.planet && <input type="hidden" name="planet" value={query.planet} />}
        <SearchField value={query.search} onSettle={follow} />
        <SelectField
          ref={category}
          label={<span className="max-md:sr-only">{catalogue.category}</span>}
          name="category"
          defaultValue={query.category}
          onChange={follow}
        >
          <option value="all">{catalogue.allCategories}</option>
          {categories.map((value) => (
            <option key={value} value={value}>
              {catalogue.categories[value]}
            </option>
          ))}
        </SelectField>
        <SelectField
          ref={country}
          label={<span className="max-md:sr-only">{catalogue.country}</span>}
          name="country"
          defaultValue={query.country}
          onChange={follow}
        >
          <option value="">{catalogue.allCountries}</option>
          {offeredCountries(query.country, countries).map(({ name, slug, count }) => (
            <option key={slug} value={slug}>
              {catalogue.counted(product.country(name), count)}
            </option>
          ))}
        </SelectField>
        <SelectField
          ref={sort}
          label={<span className="max-md:sr-only">{catalogue.sort}</span>}
          name="sort"
          defaultValue={query.sort}
          onChange={follow}
        >
          {offeredSortOptions(query).map((value) => (
            <option key={value} value={value}>
              {catalogue.sortOptions[value]}
            </option>
          ))}
        </SelectField>
        <LinkButton
          to="/remedies"
          replace
          preventScrollReset
          kind="text"
          // On a small screen only visible with an active filter.
          className={
            writeCatalogueQuery(query) === '/remedies' ? 'max-md:hidden' : 'max-md:col-span-2'
          }
        >
          <RotateCcw aria-hidden size={20} strokeWidth={1.6} />
          {catalogue.reset}
        </LinkButton>
        <StoneFields query={query} counts={counts} onChange={follow} />
        <noscript>
          <Button type="submit" kind="second">
            {catalogue.show}
          </Button>
        </noscript>
      </form>
    </search>
  );
}

/** The countries of the listed remedies, by name, and the selected one even if it has no remedy. */
function offeredCountries(selected: string, countries: Readonly<Record<string, number>>) {
  const listed = Object.entries(countries).map(([name, count]) => ({
    name,
    slug: countrySlug(name),
    count,
  }));
  const absent = selected !== '' && listed.every(({ slug }) => slug !== selected);
  return [...listed, ...(absent ? [{ name: selected, slug: selected, count: 0 }] : [])].sort(
    (a, b) => (a.slug < b.slug ? -1 : 1),
  );
}

/**
 * Sorting by weight and by price per carat exists for loose stones only: it is offered with their
 * filters.
 */
function offeredSortOptions(query: CatalogueQuery): readonly ProductSort[] {
  if (isOfStones(query) || query.category === 'Precious') return productSortOptions;
  return productSortOptions.filter((sort) => !isStoneSort(sort));
}

/**
 * The search input with its clear button. `onSettle` is called when the typing pauses, and at once
 * on clear.
 */
function SearchField({ value, onSettle }: { value: string; onSettle: () => void }) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const lastSettled = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The URL may also change by Reset, the back button, or a link. Input before hydration counts as
  // typed.
  useEffect(() => {
    if (value !== lastSettled.current) {
      lastSettled.current = value;
      setText(value);
    } else if (input.current && input.current.value !== value && !timer.current) {
      setText(input.current.value);
    }
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = (next: string, pause: number) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      lastSettled.current = next.trim();
      onSettle();
    }, pause);
  };

  return (
    <div className="col-span-2 md:col-span-1">
      <label htmlFor="search" className="mb-1.5 block leading-snug font-medium max-md:sr-only">
        {catalogue.search}
      </label>
      <div className="relative">
        <Search
          aria-hidden
          size={20}
          strokeWidth={1.6}
          className="pointer-events-none absolute inset-y-0 left-3.5 my-auto"
        />
        <input
          ref={input}
          id="search"
          name="search"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          list="search-words"
          autoComplete="off"
          maxLength={200}
          placeholder={catalogue.placeholder}
          value={text}
          onChange={(event) => settle(event.target.value, typingPause)}
          className={`${controlClass} pr-12 pl-11 [&::-webkit-calendar-picker-indicator]:hidden!`}
        />
        <datalist id="search-words">
          {catalogue.searchLabels.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
        {text && (
          <button
            type="button"
            aria-label={catalogue.clear}
            onClick={() => {
              settle('', 0);
              input.current?.focus();
            }}
            className="target absolute inset-y-0 right-0.5 my-auto grid place-items-center"
          >
            <X aria-hidden size={20} strokeWidth={1.6} />
          </button>
        )}
      </div>
    </div>
  );
}
