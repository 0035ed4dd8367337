import { useQuery } from '@tanstack/react-query';
import { LayoutDashboard } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { adminShell as t } from '#messages/admin/shell.ts';
import { pendingQuery } from '../features/admin/layout/waiting.ts';
import { useSession } from '../session/use-session.ts';
import { type AdminLink, type AdminPair, adminGroups, isCurrent, samePage } from './admin-links.ts';
import { PendingMark } from './waiting-mark.tsx';

const home: AdminLink = { to: '/admin/', label: t.adminHome, icon: LayoutDashboard };

type Props = { onFollow?: () => void };

/** The screens of the administration, in groups: at the side of a wide window, else in the menu. */
export default function AdminMenu({ onFollow }: Props) {
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const { data: pending } = useQuery({ ...pendingQuery, enabled: status === 'admin' });
  const linkClass = (current: boolean) =>
    `flex min-h-11 items-center gap-3 rounded-sm border-l-3 px-3 leading-tight in-[.night]:hover:bg-mayur-800 not-in-[.night]:hover:bg-mayur-50 desktop:max-xl:gap-2.5 desktop:max-xl:px-2.5 ${
      current
        ? 'border-kesar-400 font-semibold text-text in-[.night]:bg-mayur-800 not-in-[.night]:bg-mayur-50'
        : 'border-transparent text-text-2'
    }`;
  const link = ({ to, label, icon: Icon }: AdminLink, current = isCurrent(pathname, to)) => (
    <li key={to}>
      <Link
        to={to}
        aria-current={current ? 'page' : undefined}
        onClick={onFollow}
        className={linkClass(current)}
      >
        <Icon aria-hidden size={20} strokeWidth={1.6} />
        {label}
        <PendingMark to={to} waiting={pending} />
      </Link>
    </li>
  );
  const pair = ({ label, icon: Icon, links }: AdminPair) => (
    <li key={label} className="flex flex-wrap items-center">
      <span className={`${linkClass(false)} min-w-0 grow hover:bg-transparent!`}>
        <Icon aria-hidden size={20} strokeWidth={1.6} />
        {label}
      </span>
      <ul aria-label={label} className="flex desktop:-mt-2 desktop:pl-9.5">
        {links.map(({ to, label: text }) => (
          <li key={to}>
            <Link
              // The menu of a small screen links to the alternative path, as specified.
              to={onFollow && to === '/admin/remedies' ? '/admin/products' : to}
              aria-current={isCurrent(pathname, to) ? 'page' : undefined}
              onClick={onFollow}
              className="target inline-flex min-w-0! items-center px-1.5 text-small whitespace-nowrap text-text-2 underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-text aria-[current]:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
  return (
    <div className="grid gap-3 max-desktop:p-4">
      <ul>{link(home, samePage(pathname, home.to))}</ul>
      {adminGroups(user?.duty ?? 'everything').map(({ label, links }) => (
        <div key={label}>
          <h2 className="px-3 pb-1 font-text text-small font-semibold text-text-2">{label}</h2>
          <ul aria-label={label}>{links.map((one) => ('links' in one ? pair(one) : link(one)))}</ul>
        </div>
      ))}
    </div>
  );
}
