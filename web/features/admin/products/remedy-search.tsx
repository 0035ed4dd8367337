import type { Product } from '@jyotiratna/contract';
import { listProductsRoute } from '@jyotiratna/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { remedySearch as t } from '#messages/admin/remedy-search.ts';
import { api } from '../../../api.ts';
import { TextField } from '../../../ui/field.tsx';
import { FoundRows } from '../layout/found-rows.tsx';

type Props = {
  /** The ids already selected, which are not offered. */
  selected: readonly string[];
  onAdd: (product: Product) => void;
  hint?: string;
  error?: string | undefined;
  /** The maximum is reached. */
  full?: boolean;
};

/** Maximum number of offered remedies. */
const offered = '10';

/** Searches remedies by name; used by all admin screens. */
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
          // Enter must not submit the form around the search.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {search.trim() !== '' && !full && (
        <Found search={search.trim()} selected={selected} onAdd={onAdd} />
      )}
    </div>
  );
}

type FoundProps = { search: string } & Pick<Props, 'selected' | 'onAdd'>;

function Found({ search, selected, onAdd }: FoundProps) {
  const found = useQuery({
    queryKey: ['admin', 'collections', 'search', search],
    queryFn: async () =>
      (await api(listProductsRoute, { query: { search, limit: offered } })).products,
    placeholderData: (before) => before,
  });
  const free = found.data?.filter(({ _id }) => !selected.includes(_id));
  return (
    <FoundRows
      of={{ ...found, data: free } as typeof found}
      icon={Plus}
      rowOf={({ _id, name }) => ({ key: _id, text: name, label: t.addRemedy(name) })}
      labels={{ searching: t.searching, none: found.data?.length ? t.allSelected : t.nothingFound }}
      onSelect={onAdd}
    />
  );
}
