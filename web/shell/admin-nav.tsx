import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { adminShell as t } from '#messages/admin/shell.ts';
import type { HeaderLink } from './header-links.ts';

const menus: { label: string; links: HeaderLink[] }[] = [
  {
    label: t.remedies,
    links: [
      { to: '/admin/remedies/add', label: t.addNew },
      { to: '/admin/remedies', label: t.manage },
    ],
  },
  {
    label: t.coupons,
    links: [
      { to: '/admin/coupons/add', label: t.addNew },
      { to: '/admin/coupons', label: t.manage },
    ],
  },
];

/** The administrators' navigation, lazily loaded. */
export default function AdminNav() {
  return (
    <ul className="flex items-stretch gap-8">
      <li className="flex">
        <NavLink to="/admin/" end className="flex items-center font-medium hover:text-mayur-600">
          {t.adminHome}
        </NavLink>
      </li>
      {menus.map((menu) => (
        <li key={menu.label} className="relative flex">
          <Dropdown {...menu} />
        </li>
      ))}
    </ul>
  );
}

/**
 * A disclosure that closes on Escape, on blur and after following a link; only one is open at a
 * time.
 */
function Dropdown({ label, links }: { label: string; links: HeaderLink[] }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const close = () => details.current?.removeAttribute('open');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason to close
  useEffect(close, [pathname]);

  return (
    <details
      ref={details}
      name="admin-menu"
      className="group flex"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        details.current?.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary className="flex h-full min-h-11 list-none items-center gap-1.5 font-medium hover:text-mayur-600">
        {label}
        <ChevronDown aria-hidden size={20} strokeWidth={1.6} className="group-open:rotate-180" />
      </summary>
      <ul className="facet-card absolute top-full left-0 z-40 min-w-44 border border-line bg-surface py-2 shadow-popover">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 items-center px-5 hover:bg-mayur-50">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
