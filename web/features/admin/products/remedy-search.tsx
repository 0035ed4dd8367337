import type { Product } from '@jyotiratna/contract';
import { listProductsRoute } from '@jyotiratna/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { remedySearch as t } from '#messages/admin/remedy-search.ts';
import { shop } from '../../../shop.ts';
import { TextField } from '../../../ui/field.tsx';

type Props = {
  /** Already selected, and therefore not offered. */
  selected: readonly string[];
  onAdd: (product: Product) => void;
  hint?: string;
  error?: string | undefined;
  /** Nothing more can be added. */
  full?: boolean;
};

/** Remedies that the search offers at once. */
const offered = '10';

/** Finds remedies by name: the one picker of the administration. */
export function RemedySearch({ selected, onAdd, hint = t.searchHint, error, full = false }: Props) {
  const [search, setSearch] = useState('');
  return (
    <div>
      <TextField
        label={t.search}
        type="search"
        optional
        value={search}
        maxLength={120}
        autoComplete="off"
        hint={hint}
        error={error}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          // The search is inside a form that Enter would submit.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {search.trim() !== '' && !full && (
        <Found search={search.trim()} selected={selected} onAdd={onAdd} />
      )}
    </div>
  );
}

function Found({
  search,
  selected,
  onAdd,
}: { search: string } & Pick<Props, 'selected' | 'onAdd'>) {
  const found = useQuery({
    queryKey: ['admin', 'collections', 'search', search],
    queryFn: () => shop(listProductsRoute, { query: { search, limit: offered } }),
    placeholderData: (before) => before,
  });
  const free = found.data?.products.filter(({ _id }) => !selected.includes(_id)) ?? [];
  if (found.isPending) return <p className="mt-2 text-small text-text-2">{t.searching}</p>;
  if (found.isError) return <p className="mt-2 text-small text-text-2">{found.error.message}</p>;
  if (free.length === 0) {
    const { length } = found.data.products;
    return <p className="mt-2 text-small text-text-2">{length ? t.allSelected : t.nothingFound}</p>;
  }
  return (
    <ul className="mt-2 grid">
      {free.map((product) => (
        <li key={product._id} className="border-t border-line">
          <button
            type="button"
            aria-label={t.addRemedy(product.name)}
            onClick={() => onAdd(product)}
            className="flex min-h-11 w-full items-center gap-2 text-left text-accent hover:underline"
          >
            <Plus aria-hidden size={18} strokeWidth={1.6} />
            {product.name}
          </button>
        </li>
      ))}
    </ul>
  );
}
