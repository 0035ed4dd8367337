import { maxInCollection } from '@jyotiratna/contract';
import { listProductsRoute } from '@jyotiratna/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { collections as t } from '#messages/admin/collections.ts';
import { shop } from '../../../shop.ts';
import { TextField } from '../../../ui/field.tsx';
import { MoveButtons } from '../layout/move-buttons.tsx';

type Props = {
  /** Of the chosen remedies, in their order. */
  ids: readonly string[];
  /** Of the saved ones by id. */
  names: Readonly<Record<string, string>>;
  error: string | undefined;
  onChange: (ids: string[]) => void;
};

/** Remedies that the search offers at once. */
const offered = '10';

/** Finds remedies, adds them and puts them in order. */
export function MemberPicker({ ids, names, error, onChange }: Props) {
  const [search, setSearch] = useState('');
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({});
  const known = { ...names, ...added };
  const add = (id: string, name: string) => {
    setAdded((before) => ({ ...before, [id]: name }));
    onChange([...ids, id]);
  };
  return (
    <div className="grid gap-6">
      <div>
        <TextField
          label={t.search}
          type="search"
          value={search}
          maxLength={120}
          autoComplete="off"
          hint={ids.length >= maxInCollection ? t.most(maxInCollection) : t.searchHint}
          error={error}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {search.trim() !== '' && ids.length < maxInCollection && (
          <Found search={search.trim()} chosen={ids} onAdd={add} />
        )}
      </div>
      <div>
        <p aria-live="polite" className="mb-2 font-medium">
          {ids.length === 0 ? t.noneChosen : t.chosen(ids.length)}
        </p>
        <ol className="grid">
          {ids.map((id) => (
            <li key={id} className="flex items-center justify-between gap-3 border-t border-line py-1.5">
              <span className="min-w-0">{known[id] ?? t.notSold}</span>
              <span className="inline-flex shrink-0 items-center">
                <MoveButtons name={known[id] ?? id} ids={ids} id={id} busy={false} onOrder={onChange} />
                <button
                  type="button"
                  aria-label={t.removeRemedy(known[id] ?? id)}
                  onClick={() => onChange(ids.filter((one) => one !== id))}
                  className="target grid place-items-center text-accent"
                >
                  <X aria-hidden size={20} strokeWidth={1.6} />
                </button>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

type FoundProps = { search: string; chosen: readonly string[]; onAdd: (id: string, name: string) => void };

function Found({ search, chosen, onAdd }: FoundProps) {
  const found = useQuery({
    queryKey: ['admin', 'collections', 'search', search],
    queryFn: () => shop(listProductsRoute, { query: { search, limit: offered } }),
    placeholderData: (before) => before,
  });
  const free = found.data?.products.filter(({ _id }) => !chosen.includes(_id)) ?? [];
  if (found.isPending) return <p className="mt-2 text-small text-text-2">{t.searching}</p>;
  if (found.isError) return <p className="mt-2 text-small text-text-2">{found.error.message}</p>;
  if (free.length === 0) return <p className="mt-2 text-small text-text-2">{t.nothingFound}</p>;
  return (
    <ul className="mt-2 grid">
      {free.map(({ _id, name }) => (
        <li key={_id} className="border-t border-line">
          <button
            type="button"
            aria-label={t.addRemedy(name)}
            onClick={() => onAdd(_id, name)}
            className="flex min-h-11 w-full items-center gap-2 text-left text-accent hover:underline"
          >
            <Plus aria-hidden size={18} strokeWidth={1.6} />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
