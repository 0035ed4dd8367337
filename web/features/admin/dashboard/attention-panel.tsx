import {
  ChevronRight,
  CircleAlert,
  type LucideIcon,
  MessageSquareText,
  Package,
  TicketPercent,
  Undo2,
} from 'lucide-react';
import { Link } from 'react-router';
import { dashboard as t } from '#messages/admin/dashboard.ts';
import { Panel } from '../layout/panel.tsx';
import type { AttentionItem } from './attention.ts';

const looks: Readonly<Record<AttentionItem['kind'], { icon: LucideIcon; ground: string }>> = {
  review: { icon: CircleAlert, ground: 'bg-sindoor-100 text-sindoor-700' },
  refund: { icon: Undo2, ground: 'bg-kesar-100 text-kesar-800' },
  pack: { icon: Package, ground: 'bg-kesar-100 text-kesar-800' },
  message: { icon: MessageSquareText, ground: 'bg-neel-100 text-neel-700' },
  coupon: { icon: TicketPercent, ground: 'bg-marble-100 text-ink-900' },
};

type Props = {
  items: readonly AttentionItem[];
  /** Orders beyond those listed. */
  more: number;
};

/** Open items that need manual handling, each with its one action. */
export function AttentionPanel({ items, more: extra }: Props) {
  return (
    <Panel title={t.needsAttention}>
      {items.length === 0 ? (
        <p className="text-text-2">{t.nothingWaitsYou}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {items.map(({ key, kind, title, detail, to, action }) => {
            const { icon: Icon, ground } = looks[kind];
            return (
              <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                <span className={`cut grid size-10 shrink-0 place-items-center ${ground}`}>
                  <Icon aria-hidden size={20} strokeWidth={1.6} />
                </span>
                <span className="min-w-0 grow basis-40">
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-small wrap-anywhere text-text-2">{detail}</span>
                </span>
                <Link
                  to={to}
                  aria-label={`${action}: ${title}`}
                  className="target ml-auto inline-flex items-center gap-3 px-2 text-small font-semibold text-accent hover:underline"
                >
                  {action}
                  <ChevronRight aria-hidden size={16} strokeWidth={1.6} />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {extra > 0 && <p className="mt-2 text-small text-text-2">{t.moreOrders(extra)}</p>}
    </Panel>
  );
}
