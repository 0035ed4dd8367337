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

export type LinkTile = { to: string; name: string; line: string | null; icon?: LucideIcon };

type Props = {
  statistics: Dashboard | undefined;
  coupons: readonly AdminCoupon[] | undefined;
  /** The total number of remedies. */
  remedies: number | undefined;
};

/** The six links; each displays its current state once loaded. */
export function Tiles({ statistics, coupons, remedies }: Props) {
  const active = coupons?.filter(({ status }) => status === 'active').length ?? 0;
  const stock =
    remedies === undefined
      ? t.allRemedies
      : t.remediesLow(remedies, statistics?.lowStock.total ?? 0);
  const couponLine = coupons ? t.activeNot(active, coupons.length - active) : t.allCoupons;
  const orders = statistics ? t.orderordersToday(statistics.today.orders) : t.allOrders;
  return (
    <LinkTiles
      tiles={[
        { to: '/admin/remedies', name: t.manageRemedies, line: stock, icon: Gem },
        { to: '/admin/remedies/add', name: t.addRemedy, line: t.fourShortSteps, icon: Plus },
        { to: '/admin/coupons', name: t.manageCoupons, line: couponLine, icon: TicketPercent },
        {
          to: '/admin/coupons/add',
          name: t.addCoupon,
          line: t.percentageOrFixed,
          icon: CirclePlus,
        },
        { to: '/admin/orders', name: t.ordersPayments, line: orders, icon: ReceiptIndianRupee },
        { to: '/admin', name: t.adminHome, line: t.thisPage, icon: LayoutDashboard },
      ]}
    />
  );
}

/** Screens as large links, each with a line about its state. */
export function LinkTiles({ tiles }: { tiles: readonly LinkTile[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      {tiles.map(({ to, name, line, icon: Icon }) => (
        <li key={to} className="flex">
          <Link
            to={to}
            className="facet-card flex min-h-33 w-full flex-col border border-line bg-surface p-4 hover:bg-mayur-50"
          >
            {Icon && <Icon aria-hidden size={20} strokeWidth={1.6} className="text-accent" />}
            <span className="mt-auto pt-4 font-display text-[1.125rem] leading-tight font-medium">
              {name}
            </span>
            <span className={`mt-1 text-small text-text-2 ${Icon ? '' : 'figures'}`}>{line}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
