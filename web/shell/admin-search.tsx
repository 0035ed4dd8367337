import { type Found, searchAdmin } from '@jyotiratna/contract/admin/search';
import { useQuery } from '@tanstack/react-query';
import {
  Contact,
  Gem,
  type LucideIcon,
  ReceiptIndianRupee,
  Search,
  TicketPercent,
} from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { adminShell as t } from '#messages/admin/shell.ts';
import { api } from '../api.ts';
import { useSession } from '../session/use-session.ts';
import { Alert } from '../ui/alert.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { controlClass } from '../ui/field.tsx';
import { adminScreens } from './admin-links.ts';

type Hit = { key: string; to: string; title: string; detail: string; icon: LucideIcon };

const icons: Record<Found['kind'], LucideIcon> = {
  order: ReceiptIndianRupee,
  customer: Contact,
  remedy: Gem,
  coupon: TicketPercent,
};

function hitOf({ kind, id, title, detail }: Found): Hit {
  const to = {
    order: `/admin/orders/${id}`,
    customer: `/admin/customers/${id}`,
    remedy: `/admin/products?search=${encodeURIComponent(title)}`,
    coupon: `/admin/coupons/add?id=${id}`,
  }[kind];
  return { key: `${kind} ${id}`, to, title, detail, icon: icons[kind] };
}

/** The button that opens the search over all data, also by Ctrl K or ⌘ K. */
export function AdminSearch({ className = '' }: { className?: string }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      // Autofill sends a keydown event without a key.
      if (
        event.key?.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.defaultPrevented
      )
        return;
      // The layout has two of these buttons, of which only one is visible.
      if (!button.current?.offsetParent) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className={`flex min-h-11 items-center gap-3 rounded-sm border border-mayur-600 px-3 text-text-2 hover:bg-mayur-800 ${className}`}
      >
        <Search aria-hidden size={20} strokeWidth={1.6} />
        {t.search}
        <kbd className="ml-auto font-text text-small max-desktop:hidden">{t.ctrlK}</kbd>
      </button>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function SearchDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const search = useDeferredValue(text.trim());
  const found = useQuery({
    queryKey: ['admin', 'search', search],
    queryFn: ({ signal }) => api(searchAdmin, { query: { search } }, { signal }),
    enabled: search.length > 1,
  });
  const screens = adminScreens(user?.duty ?? 'everything')
    .filter(({ label, of }) => `${of} ${label}`.toLowerCase().includes(search.toLowerCase()))
    .map(({ to, label, of, icon }): Hit => ({ key: to, to, title: label, detail: of, icon }));
  const hits = [...(search.length > 1 ? (found.data?.found.map(hitOf) ?? []) : []), ...screens];
  const current = Math.min(at, hits.length - 1);
  const select = (next: number) => {
    setAt(next);
    // The field keeps the focus, so the list has to be scrolled to the selected row.
    document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const go = ({ to }: Hit) => {
    onClose();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method editor is composing, such as Hindi typed in Latin letters, Enter
    // confirms the composed text.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const hit = hits[current];
    if (step) select(Math.max(0, Math.min(current + step, hits.length - 1)));
    else if (event.key === 'Enter' && hit) go(hit);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t.search}>
      <input
        type="text"
        data-autofocus
        role="combobox"
        aria-label={t.ordersCustomersRemedies}
        aria-expanded
        aria-controls={list}
        aria-activedescendant={hits[current] && `${list}-${current}`}
        autoComplete="off"
        inputMode="search"
        maxLength={200}
        placeholder={t.ordersCustomersRemedies}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className={`mt-1 ${controlClass}`}
      />
      {found.isError && (
        <div className="mt-3">
          <Alert tone="error">{found.error.message}</Alert>
        </div>
      )}
      <p role="status" className="sr-only">
        {t.found(hits.length)}
      </p>
      {hits.length === 0 && <p className="mt-4 text-text-2">{t.nothingFound}</p>}
      <div id={list} role="listbox" aria-label={t.foundLabel} className="mt-3 grid">
        {hits.map((hit, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the current row
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
          <div
            key={hit.key}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === current}
            onClick={() => go(hit)}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-sm px-3 hover:bg-mayur-50 aria-selected:bg-mayur-100"
          >
            <hit.icon aria-hidden size={20} strokeWidth={1.6} className="shrink-0 text-accent" />
            <span className="min-w-0 grow truncate">{hit.title}</span>
            <span className="figures shrink-0 text-small text-text-2">{hit.detail}</span>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
