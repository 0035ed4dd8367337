import type { AdminCoupon } from '@jyotiratna/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { coupons as t } from '#messages/admin/coupons.ts';
import { TextField } from '../../../ui/field.tsx';
import { productsQuery } from '../products/products-query.ts';

type Selected = AdminCoupon['products'];
type Props = { chosen: Selected; error: string | undefined; onChange: (picked: Selected) => void };

/** Maximum displayed search results. */
const visible = 6;

/** Products by name: input filters them, a click adds or removes one. */
export function ProductChoice({ chosen: picked, error, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const search = useDeferredValue(typed.trim());
  const found = useQuery({
    ...productsQuery({ search, limit: '20' }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const left = search
    ? (found.data?.products ?? []).filter(({ _id }) => picked.every(({ id }) => id !== _id)).slice(0, visible)
    : [];
  const focusLater = () => requestAnimationFrame(() => input.current?.focus());
  return (
    <div className="mt-2 grid gap-2">
      {picked.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {picked.map(({ id, name }) => (
            <li key={id} className="cut inline-flex items-center bg-mayur-100 pl-3 text-mayur-700">
              {name}
              <button
                type="button"
                aria-label={t.takeOut(name)}
                className="target grid place-items-center"
                onClick={() => {
                  onChange(picked.filter((one) => one.id !== id));
                  setNote(t.takenOut(name));
                  focusLater();
                }}
              >
                <X aria-hidden size={16} strokeWidth={1.6} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        ref={input}
        label={t.findProduct}
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
          if (left[0]) add(left[0]._id, left[0].name);
        }}
      />
      {left.length > 0 && (
        <ul aria-label={t.foundProducts}>
          {left.map(({ _id, name }) => (
            <li key={_id} className="border-b border-line">
              <button
                type="button"
                aria-label={t.take(name)}
                className="flex min-h-11 w-full items-center gap-2 text-left hover:bg-mayur-50"
                onClick={() => add(_id, name)}
              >
                <Plus aria-hidden size={16} strokeWidth={1.6} className="text-accent" />
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-small text-text-2">
        {search && found.isSuccess && !found.isPlaceholderData && left.length === 0 ? t.nothingFound : note}
      </p>
    </div>
  );

  function add(id: string, name: string) {
    onChange([...picked, { id, name }]);
    setNote(t.taken(name));
    setTyped('');
    focusLater();
  }
}
