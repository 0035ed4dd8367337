import type { AdminProduct } from '@jyotiratna/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { productChoice as t } from '#messages/admin/product-choice.ts';
import { TextField } from '../../../ui/field.tsx';
import { IconButton } from '../layout/icon-button.tsx';
import { productsQuery } from './products-query.ts';

type Selected = readonly { id: string; name: string }[];
type Props = {
  chosen: Selected;
  error: string | undefined;
  /** Replaces the label of the search field. */
  label?: string;
  hint?: string;
  /** The maximum number of products; at 1, a selection replaces the previous one. */
  max?: number;
  /** The `id` of a product in `chosen`; by default its database id. */
  idOf?: (product: AdminProduct) => string;
  onChange: (selected: { id: string; name: string }[]) => void;
};

const databaseId = ({ _id }: AdminProduct) => _id;

/** Maximum number of visible search results. */
const maxMatches = 6;

/** Selects products by name: typing filters them, a click adds or removes one. */
export function ProductChoice({
  chosen: selected,
  error,
  label = t.findProduct,
  hint,
  max = 200,
  idOf = databaseId,
  onChange,
}: Props) {
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const search = useDeferredValue(typed.trim());
  const found = useQuery({ ...productsQuery({ search, limit: '20' }), enabled: search !== '' });
  const left = search
    ? (found.data?.products ?? [])
        .filter((product) => selected.every(({ id }) => id !== idOf(product)))
        .slice(0, maxMatches)
    : [];
  const focusDeferred = () => requestAnimationFrame(() => input.current?.focus());
  return (
    <div className="mt-2 grid gap-2">
      {selected.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {selected.map(({ id, name }) => (
            <li key={id} className="cut inline-flex items-center bg-mayur-100 pl-3 text-mayur-700">
              {name}
              <IconButton
                icon={X}
                size={16}
                aria-label={t.takeOut(name)}
                onClick={() => {
                  onChange(selected.filter((one) => one.id !== id));
                  setNote(t.takenOut(name));
                  focusDeferred();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <TextField
        ref={input}
        label={label}
        hint={hint}
        optional
        autoComplete="off"
        maxLength={200}
        value={typed}
        error={error ?? found.error?.message}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Enter selects the first result, and does not submit the form.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (left[0]) add(left[0]);
        }}
      />
      {left.length > 0 && (
        <ul aria-label={t.foundProducts}>
          {left.map((product) => (
            <li key={product._id} className="border-b border-line">
              <button
                type="button"
                aria-label={t.take(product.name)}
                className="flex min-h-11 w-full items-center gap-2 text-left hover:bg-mayur-50"
                onClick={() => add(product)}
              >
                <Plus aria-hidden size={16} strokeWidth={1.6} className="text-accent" />
                {product.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-small text-text-2">
        {search && found.isSuccess && !found.isPlaceholderData && left.length === 0
          ? t.nothingFound
          : note}
      </p>
    </div>
  );

  function add(product: AdminProduct) {
    const kept = max === 1 ? [] : selected.slice(0, max - 1);
    onChange([...kept, { id: idOf(product), name: product.name }]);
    setNote(t.taken(product.name));
    setTyped('');
    focusDeferred();
  }
}
