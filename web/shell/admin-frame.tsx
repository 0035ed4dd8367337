import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminShell as t } from '#messages/admin/shell.ts';
import { useLogOut } from '../session/use-session.ts';
import { AdminBar } from './admin-bar.tsx';
import AdminMenu from './admin-menu.tsx';
import { AdminSearch } from './admin-search.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuButton } from './menu-button.tsx';
import { SkipLink } from './skip-link.tsx';

/**
 * The layout of the administration: navigation at the side; below 1024 px bars at the top and
 * bottom, with the menu.
 */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <div className="desktop:grid desktop:min-h-svh desktop:grid-cols-[224px_minmax(0,1fr)] xl:grid-cols-[248px_minmax(0,1fr)]">
      <SkipLink />
      <header className="night desktop:sticky desktop:top-0 desktop:h-svh">
        <div className="flex h-15 items-center gap-2 px-4 desktop:hidden">
          <MenuButton className="-ml-2.5" />
          <Brand night />
          <AdminSearch className="ml-auto" />
        </div>
        <Sidebar />
      </header>
      <div className="flex min-h-svh flex-col max-desktop:pb-18">
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 grow px-4 py-6 md:px-8 md:py-8 desktop:px-6 xl:px-10"
        >
          {children}
        </main>
        <AdminFooter />
      </div>
      <AdminBar />
    </div>
  );
}

function Sidebar() {
  const logOut = useLogOut();
  return (
    <div className="hidden h-full flex-col overflow-y-auto p-4 desktop:flex desktop:max-xl:px-3">
      <Brand night />
      <span className="mb-4 ml-11 text-small text-text-2">{t.admin}</span>
      <AdminSearch className="mb-4 shrink-0" />
      <nav aria-label={t.main}>
        <AdminMenu />
      </nav>
      <LanguageSwitch className="mt-auto shrink-0 px-3 text-text-2 hover:bg-mayur-800" />
      <button
        type="button"
        onClick={logOut}
        className="flex min-h-11 shrink-0 items-center gap-3 px-3 text-text-2 hover:bg-mayur-800"
      >
        <LogOut aria-hidden size={20} strokeWidth={1.6} />
        {t.logout}
      </button>
    </div>
  );
}

const shopLinks = [
  { to: '/remedies', label: t.remedies },
  { to: '/spiritual-healers', label: t.spiritualHealers },
  { to: '/about', label: t.about },
  { to: '/contact', label: t.contact },
  { to: '/faqs', label: t.faqs },
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
