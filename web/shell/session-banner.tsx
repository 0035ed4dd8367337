import type { ConsultationSummary } from '@jyotiratna/contract';
import { cancelHealerAlertRoute } from '@jyotiratna/contract/consultation-summary';
import { useQueryClient } from '@tanstack/react-query';
import { MessageCircle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { presence } from '#messages/consultations/presence.ts';
import { api } from '../api.ts';
import { summaryQuery, useSummary } from '../features/consultations/summary-query.ts';

const messages = presence.banner;

/**
 * A banner for a user's open session, and for healers that have become free, on every page except
 * sessions.
 */
export default function SessionBanner() {
  const summary = useSummary();
  const { pathname } = useLocation();
  const isOfSessions = /^\/(healer\/?$|sessions\/[^/]+)/.test(pathname);
  if (!summary || isOfSessions) return null;
  const { open, requests, alerts } = summary;
  const free = alerts.find(({ isFree }) => isFree);
  if (open) return <OpenSession open={open} />;
  if (requests > 0)
    return (
      <Bar to="/healer" label={messages.toDashboard}>
        {messages.requests(requests)}
      </Bar>
    );
  return free ? <FreeHealer healerId={free.healerId} name={free.healerName} /> : null;
}

function OpenSession({ open }: { open: NonNullable<ConsultationSummary['open']> }) {
  const { id, side, status, healerName, customerName, unread } = open;
  const name = side === 'customer' ? healerName : customerName;
  const to = side === 'customer' ? `/sessions/${id}` : `/healer?session=${id}`;
  const state = status === 'ended' ? 'running' : status;
  return (
    <Bar to={to} label={messages.open}>
      <span className="font-semibold">{messages[state](name)}</span>
      {unread > 0 && (
        <span className="cut figures ml-2 inline-block bg-kesar-400 px-2 text-ink-900">
          {messages.unread(unread)}
        </span>
      )}
    </Bar>
  );
}

function FreeHealer({ healerId, name }: { healerId: string; name: string }) {
  const queries = useQueryClient();
  const dismiss = () =>
    void api(cancelHealerAlertRoute, { params: { id: healerId } })
      .catch(() => undefined)
      .then(() => queries.invalidateQueries({ queryKey: summaryQuery.queryKey }));
  return (
    <Bar to={`/sessions/new?healer=${healerId}`} label={messages.chat} onDismiss={dismiss}>
      {messages.isFree(name)}
    </Bar>
  );
}

type BarProps = { to: string; label: string; children: ReactNode; onDismiss?: () => void };

function Bar({ to, label, children, onDismiss }: BarProps) {
  return (
    <aside
      aria-label={messages.label}
      data-above-bars
      className="night facet-toast fixed inset-x-2 bottom-2 z-30 mx-auto flex max-w-xl items-center gap-3 px-4 py-1.5 text-small shadow-popover print:hidden"
    >
      <MessageCircle aria-hidden size={20} strokeWidth={1.6} className="shrink-0 text-kesar-300" />
      <p role="status" className="min-w-0 grow py-1">
        {children}
      </p>
      <Link
        to={to}
        className="flex min-h-11 shrink-0 items-center px-2 font-semibold text-kesar-300 hover:underline"
      >
        {label}
      </Link>
      {onDismiss && (
        <button
          type="button"
          aria-label={messages.dismiss}
          onClick={onDismiss}
          className="target grid place-items-center"
        >
          <X aria-hidden size={18} strokeWidth={1.6} />
        </button>
      )}
    </aside>
  );
}
