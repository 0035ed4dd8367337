import type { AdminCoupon, Dashboard } from '@jyotiratna/contract';
import {
  CirclePlus,
  Gem,
  LayoutDashboard,
  type LucideIcon,
  Plus,
  ReceiptIndianRupee,
  TicketPercent,
} from 'lucide-react';
import { Link } from 'react-router';
import { dashboard as t } from '#messages/admin/dashboard.ts';

type Props = {
  dashboard: Dashboard | undefined;
  coupons: readonly AdminCoupon[] | undefined;
  /** How many remedies there are. */
  remedies: number | undefined;
};

type Tile = { to: string; name: string; line: string; icon: LucideIcon };

/** The six links. Their lines display the current state as soon as it is loaded. */
export function Tiles({ dashboard, coupons, remedies }: Props) {
  const active = coupons?.filter(({ status }) => status === 'active').length ?? 0;
  const today = dashboard?.today.orders ?? 0;
  const tiles: Tile[] = [
    {
      to: '/admin/remedies',
      name: t.manageRemedies,
      line:
        remedies === undefined
          ? t.allRemedies
          : t.remediesLow(remedies, dashboard?.lowStock.total ?? 0),
      icon: Gem,
    },
    { to: '/admin/remedies/add', name: t.addRemedy, line: t.fourShortSteps, icon: Plus },
    {
      to: '/admin/coupons',
      name: t.manageCoupons,
      line: coupons ? t.activeNot(active, coupons.length - active) : t.allCoupons,
      icon: TicketPercent,
    },
    { to: '/admin/coupons/add', name: t.addCoupon, line: t.percentageOrFixed, icon: CirclePlus },
    {
      to: '/admin/orders',
      name: t.ordersPayments,
      line: dashboard ? t.orderordersToday(today) : t.allOrders,
      icon: ReceiptIndianRupee,
    },
    { to: '/admin', name: t.adminHome, line: t.thisPage, icon: LayoutDashboard },
  ];
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      {tiles.map(({ to, name, line, icon: Icon }) => (
        <li key={to} className="flex">
          <Link
            to={to}
            className="facet-card flex min-h-33 w-full flex-col border border-line bg-surface p-4 hover:bg-mayur-50"
          >
            <Icon aria-hidden size={20} strokeWidth={1.6} className="text-accent" />
            <span className="mt-auto pt-4 font-display text-[1.125rem] leading-tight font-medium">
              {name}
            </span>
            <span className="mt-1 text-small text-text-2">{line}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
