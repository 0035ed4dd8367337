import {
  CircleAlert,
  type LucideIcon,
  MessageSquareText,
  Package,
  TicketPercent,
  Undo2,
} from 'lucide-react';
import { dashboard as t } from '#messages/admin/dashboard.ts';
import { Panel, PanelRows } from '../layout/page.tsx';
import type { AttentionItem } from './attention.ts';
import { StepLink } from './step-link.tsx';

const appearance: Readonly<Record<AttentionItem['kind'], { icon: LucideIcon; ground: string }>> = {
  review: { icon: CircleAlert, ground: 'bg-sindoor-100 text-sindoor-700' },
  refund: { icon: Undo2, ground: 'bg-kesar-100 text-kesar-800' },
  pack: { icon: Package, ground: 'bg-kesar-100 text-kesar-800' },
  message: { icon: MessageSquareText, ground: 'bg-neel-100 text-neel-700' },
  coupon: { icon: TicketPercent, ground: 'bg-marble-100 text-ink-900' },
};

type Props = {
  items: readonly AttentionItem[];
  /** The number of further orders that are not listed. */
  more: number;
};

/** Open items that need manual handling, each with its action. */
export function AttentionPanel({ items, more: moreCount }: Props) {
  return (
    <Panel title={t.needsAttention}>
      <PanelRows empty={t.nonePending} more={moreCount > 0 && t.moreOrders(moreCount)}>
        {items.map(({ key, kind, title, detail, to, action }) => {
          const { icon: Icon, ground } = appearance[kind];
          return (
            <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <span className={`cut grid size-10 shrink-0 place-items-center ${ground}`}>
                <Icon aria-hidden size={20} strokeWidth={1.6} />
              </span>
              <span className="min-w-0 grow basis-40">
                <span className="block font-semibold">{title}</span>
                <span className="block text-small wrap-anywhere text-text-2">{detail}</span>
              </span>
              <StepLink to={to} label={`${action}: ${title}`}>
                {action}
              </StepLink>
            </li>
          );
        })}
      </PanelRows>
    </Panel>
  );
}
