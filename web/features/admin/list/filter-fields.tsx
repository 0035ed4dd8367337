import { Search, X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { list as t } from '#messages/admin/list.ts';
import { controlClass } from '../../../ui/field.tsx';
import { SelectControl } from '../../../ui/select-field.tsx';

/** Debounce of the search input in milliseconds. */
const rest = 300;

type SearchProps = { label: string; value: string; onSearch: (text: string) => void };

/** Searches while one types, after a short rest. */
export function SearchFilter({ label, value, onSearch }: SearchProps) {
  const [text, setText] = useState(value);
  const requested = useRef(value);
  const isLeaving = useNavigation().state !== 'idle';

  // The address changed without this field: the back button, or Clear filters.
  useEffect(() => {
    if (value !== requested.current) setText(value);
    requested.current = value;
  }, [value]);

  // A layout effect: its timer ends in the very commit that displays a pending navigation.
  useLayoutEffect(() => {
    const expected = text.trim();
    // A pending navigation has priority: a search would override it.
    if (expected === requested.current || isLeaving) return;
    const search = () => {
      requested.current = expected;
      onSearch(expected);
    };
    let timer = setTimeout(search, rest);
    // A click starts a navigation some time before it is displayed.
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(search, rest);
    };
    document.addEventListener('click', wait, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', wait, true);
    };
  });

  return (
    <search
      aria-busy={isLeaving}
      className="relative block grow basis-56 desktop:basis-36 xl:max-w-sm"
    >
      <Search
        aria-hidden
        size={20}
        strokeWidth={1.6}
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-600"
      />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${controlClass} pl-11 ${text ? 'pr-12' : ''}`}
      />
      {text && (
        <button
          type="button"
          aria-label={t.clearSearch}
          onClick={() => setText('')}
          className="target absolute top-1/2 right-0.5 grid -translate-y-1/2 place-items-center"
        >
          <X aria-hidden size={20} strokeWidth={1.6} />
        </button>
      )}
    </search>
  );
}

type SelectProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

/** A choice whose options speak for themselves; its name is for screen readers. */
export const SelectFilter = ({ label, value, options, onChange }: SelectProps) => (
  <SelectControl
    aria-label={label}
    value={value}
    options={options}
    className="max-sm:grow"
    onChange={(event) => onChange(event.target.value)}
  />
);

type DateProps = {
  label: string;
  value: string;
  max?: string | undefined;
  min?: string | undefined;
  onChange: (value: string) => void;
};

/** A day, as YYYY-MM-DD. */
export function DateFilter({ label, value, onChange, ...range }: DateProps) {
  const id = useId();
  return (
    <span className="flex items-center gap-2 max-sm:min-w-0 max-sm:flex-1 max-sm:flex-col max-sm:items-start max-sm:gap-1">
      <label htmlFor={id} className="text-small text-text-2">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        {...range}
        onChange={(event) => onChange(event.target.value)}
        className={`${controlClass} figures px-2.5!`}
      />
    </span>
  );
}
