import { mayOpen } from '@jyotiratna/contract';
import { useQuery } from '@tanstack/react-query';
import { Gem, LayoutDashboard, MessageSquareText, ReceiptIndianRupee } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { adminShell as t } from '#messages/admin/shell.ts';
import { pendingQuery } from '../features/admin/layout/waiting.ts';
import { useSession } from '../session/use-session.ts';
import { isCurrent, samePage } from './admin-links.ts';
import { PendingMark } from './waiting-mark.tsx';

const links = [
  { to: '/admin/', label: t.home, icon: LayoutDashboard },
  { to: '/admin/orders', label: t.orders, icon: ReceiptIndianRupee },
  { to: '/admin/products', label: t.products, icon: Gem },
  { to: '/admin/messages', label: t.messages, icon: MessageSquareText },
];

/** The daily screens as a bar at the bottom of a small screen. */
export function AdminBar() {
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const { data: pending } = useQuery({ ...pendingQuery, enabled: status === 'admin' });
  const open = links.filter(({ to }) => mayOpen(user?.duty ?? 'everything', to));
  return (
    <nav
      aria-label={t.dailyScreens}
      className="night fixed inset-x-0 bottom-0 z-30 pb-[env(safe-area-inset-bottom)] desktop:hidden"
    >
      <ul className="flex">
        {open.map(({ to, label, icon: Icon }) => {
          const current = to === '/admin/' ? samePage(pathname, to) : isCurrent(pathname, to);
          return (
            <li key={to} className="grow basis-0">
              <Link
                to={to}
                aria-current={current ? 'page' : undefined}
                className={`flex min-h-15 flex-col items-center justify-center gap-1 border-t-3 text-small ${
                  current
                    ? 'border-kesar-400 font-semibold text-text'
                    : 'border-transparent text-text-2'
                }`}
              >
                <span className="flex items-center gap-1">
                  <Icon aria-hidden size={20} strokeWidth={1.6} />
                  <PendingMark to={to} waiting={pending} />
                </span>
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
