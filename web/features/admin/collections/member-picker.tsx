import { maxInCollection } from '@jyotiratna/contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import { collections as t } from '#messages/admin/collections.ts';
import { MoveButtons } from '../layout/move-buttons.tsx';
import { RemedySearch } from '../products/remedy-search.tsx';

type Props = {
  /** The ids of the selected remedies, in order. */
  value: readonly string[];
  /** Names of the saved members, by id. */
  names: Readonly<Record<string, string>>;
  error: string | undefined;
  onChange: (ids: string[]) => void;
};

/** Searches remedies, adds them and orders them. */
export function MemberPicker({ value: ids, names, error, onChange }: Props) {
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({});
  const known = { ...names, ...added };
  const add = (id: string, name: string) => {
    setAdded((before) => ({ ...before, [id]: name }));
    onChange([...ids, id]);
  };
  return (
    <div className="grid gap-6">
      <RemedySearch
        selected={ids}
        full={ids.length >= maxInCollection}
        hint={ids.length >= maxInCollection ? t.most(maxInCollection) : t.searchHint}
        error={error}
        onAdd={({ _id, name }) => add(_id, name)}
      />
      <div>
        <p aria-live="polite" className="mb-2 font-medium">
          {ids.length === 0 ? t.noneChosen : t.chosen(ids.length)}
        </p>
        <ol className="grid">
          {ids.map((id) => (
            <li
              key={id}
              className="flex items-center justify-between gap-3 border-t border-line py-1.5"
            >
              <span className="min-w-0">{known[id] ?? t.notSold}</span>
              <span className="inline-flex shrink-0 items-center">
                <MoveButtons
                  name={known[id] ?? id}
                  ids={ids}
                  id={id}
                  busy={false}
                  onOrder={onChange}
                />
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
