import { mayOpen } from '@jyotiratna/contract';
import { useQuery } from '@tanstack/react-query';
import {
  BookOpenText,
  Boxes,
  CalendarCheck,
  ChartColumn,
  CircleQuestionMark,
  Coins,
  Contact,
  Diamond,
  Gem,
  Headset,
  IdCard,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Newspaper,
  Percent,
  ReceiptIndianRupee,
  ScrollText,
  Settings,
  Star,
  TicketPercent,
  Truck,
  Undo2,
  UserRound,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useNews } from '../features/admin/layout/use-news.ts';
import { markOf, pendingQuery } from '../features/admin/layout/waiting.ts';
import { useLogOut, useSession } from '../session/use-session.ts';
import { Brand } from './brand.tsx';
import { adminLinks, adminMenus } from './header-links.ts';
import { MenuButton } from './menu-button.tsx';
import { SkipLink } from './skip-link.tsx';

const icons = { Remedies: Gem, Coupons: TicketPercent } as const;
const adminIcons: Readonly<Record<string, LucideIcon>> = {
  '/admin/orders': ReceiptIndianRupee,
  '/admin/returns': Undo2,
  '/admin/customers': Contact,
  '/admin/reviews': Star,
  '/admin/stock': Boxes,
  '/admin/delivery': Truck,
  '/admin/metals': Coins,
  '/admin/designs': Diamond,
  '/admin/reports': ChartColumn,
  '/admin/bookings': CalendarCheck,
  '/admin/consultations': Headset,
  '/admin/healers': IdCard,
  '/admin/messages': MessageSquareText,
  '/admin/articles': BookOpenText,
  '/admin/faqs': CircleQuestionMark,
  '/admin/newsletter': Newspaper,
  '/admin/taxes': Percent,
  '/admin/settings': Settings,
  '/admin/team': Users,
  '/admin/audit': ScrollText,
  '/admin/mails': Mail,
  '/admin/account': UserRound,
};

/** The frame of the administration: navigation at the side, under 1024 px a bar with the menu. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <div className="desktop:grid desktop:min-h-svh desktop:grid-cols-[224px_minmax(0,1fr)] xl:grid-cols-[248px_minmax(0,1fr)]">
      <SkipLink />
      <header className="night desktop:sticky desktop:top-0 desktop:h-svh">
        <div className="flex h-15 items-center gap-2 px-4 desktop:hidden">
          <MenuButton className="-ml-2.5" />
          <Brand night />
          <span className="ml-auto text-small text-text-2">Admin</span>
        </div>
        <Sidebar />
      </header>
      <div className="flex min-h-svh flex-col">
        <main id="main" tabIndex={-1} className="min-w-0 grow px-4 py-6 md:px-8 md:py-8 desktop:px-6 xl:px-10">
          {children}
        </main>
        <AdminFooter />
      </div>
    </div>
  );
}

function Sidebar() {
  const logOut = useLogOut();
  const { pathname } = useLocation();
  const { status, user } = useSession();
  useNews(status === 'admin');
  const visible = ({ to }: { to: string }) => mayOpen(user?.duty ?? 'everything', to);
  const { data: pending } = useQuery({ ...pendingQuery, enabled: status === 'admin' });
  // The two addresses of the dashboard, and the two of the products, are one page each.
  const local = (to: string) => alias(pathname) === alias(to);
  const current = (to: string) => (local(to) ? ('page' as const) : undefined);
  return (
    <div className="hidden h-full flex-col overflow-y-auto p-4 desktop:flex desktop:max-xl:px-3">
      <Brand night />
      <span className="mb-6 ml-11 text-small text-text-2">Admin</span>
      <nav aria-label="Main">
        <ul className="flex flex-col">
          <li>
            <Link to="/admin/" aria-current={current('/admin/')} className={sideLink({ isActive: local('/admin/') })}>
              <LayoutDashboard aria-hidden size={20} strokeWidth={1.6} />
              Admin Home
            </Link>
          </li>
          {adminMenus
            .filter(({ links }) => links.some(visible))
            .map(({ label, links }) => {
              const Icon = icons[label];
              return (
                <li key={label}>
                  <span className="flex min-h-11 items-center gap-3 border-l-3 border-transparent px-3 text-text-2 desktop:max-xl:gap-2.5 desktop:max-xl:px-2.5">
                    <Icon aria-hidden size={20} strokeWidth={1.6} />
                    {label}
                  </span>
                  <ul aria-label={label}>
                    {links.map((link) => (
                      <li key={link.to}>
                        <Link
                          to={link.to}
                          aria-current={current(link.to)}
                          className={sideLink({ isActive: local(link.to) })}
                        >
                          <span className="ml-8">{link.label}</span>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </li>
              );
            })}
          {adminLinks.filter(visible).map(({ to, label }) => {
            const Icon = adminIcons[to] ?? Mail;
            const mark = markOf(to, pending);
            return (
              <li key={to}>
                <NavLink to={to} className={sideLink}>
                  <Icon aria-hidden size={20} strokeWidth={1.6} />
                  {label}
                  {mark && (
                    <span className="cut figures ml-auto bg-kesar-400 px-2 text-small font-semibold text-ink-900">
                      {mark.count}
                      <span className="sr-only"> {mark.label}</span>
                    </span>
                  )}
                </NavLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <button type="button" onClick={logOut} className={`mt-auto shrink-0 ${sideLink({ isActive: false })}`}>
        <LogOut aria-hidden size={20} strokeWidth={1.6} />
        Logout
      </button>
    </div>
  );
}

function alias(path: string): string {
  return path.replace(/\/$/, '').replace('/admin/products', '/admin/remedies');
}

function sideLink({ isActive }: { isActive: boolean }): string {
  return `flex min-h-11 items-center gap-3 rounded-sm leading-tight border-l-3 px-3 hover:bg-mayur-800 desktop:max-xl:gap-2.5 desktop:max-xl:px-2.5 ${
    isActive ? 'border-kesar-400 bg-mayur-800 font-semibold text-text' : 'border-transparent text-text-2'
  }`;
}

const shopLinks = [
  { to: '/remedies', label: 'Remedies' },
  { to: '/spiritual-healers', label: 'Spiritual Healers' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/faqs', label: 'FAQs' },
];

function AdminFooter() {
  return (
    <footer className="border-t border-line px-4 py-3 text-small text-text-2 md:px-8 desktop:px-6 xl:px-10">
      <ul className="flex flex-wrap gap-x-6">
        {shopLinks.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
