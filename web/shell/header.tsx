import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { NavLink } from 'react-router';
import { useSession } from '../session/use-session.ts';
import { Brand } from './brand.tsx';
import { CartLink } from './cart-link.tsx';
import { HeaderAccount } from './header-account.tsx';
import { headerLinks } from './header-links.ts';

const loadMobileMenu = () => import('./mobile-menu.tsx');
const MobileMenu = lazy(loadMobileMenu);
const AdminNav = lazy(() => import('./admin-nav.tsx'));

/** The header of every role. The server renders a visitor's; the browser changes it once the session is known. */
export function Header() {
  const { status } = useSession();
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuUsed, setMenuUsed] = useState(false);
  const admin = status === 'admin';

  return (
    <header className="border-b border-marble-200 bg-marble-0">
      <div className="page flex h-15 items-center gap-3 md:h-19 md:gap-6">
        <button
          type="button"
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onPointerEnter={loadMobileMenu}
          onFocus={loadMobileMenu}
          onClick={() => {
            setMenuUsed(true);
            setMenuOpen(true);
          }}
          className="target -ml-2.5 grid place-items-center md:hidden"
        >
          <Menu aria-hidden size={24} strokeWidth={1.6} />
        </button>
        <Brand />
        <nav aria-label="Main" className="mx-auto hidden self-stretch md:flex">
          {admin ? (
            <Suspense>
              <AdminNav />
            </Suspense>
          ) : (
            <ul className="flex items-stretch gap-5 lg:gap-9">
              {headerLinks(status).map(({ to, label }) => (
                <li key={to} className="flex">
                  <NavLink to={to} className={navClass}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          )}
        </nav>
        <div className="ml-auto flex items-center gap-1 md:ml-0 md:gap-3">
          <HeaderAccount />
          {!admin && <CartLink />}
        </div>
      </div>
      {menuUsed && (
        <Suspense>
          <MobileMenu open={menuOpen} onOpenChange={setMenuOpen} />
        </Suspense>
      )}
    </header>
  );
}

/** The current page is marked by weight, colour and a kesar line; NavLink adds aria-current. */
function navClass({ isActive }: { isActive: boolean }): string {
  return `flex min-h-11 items-center border-y-3 border-transparent whitespace-nowrap hover:text-mayur-600 ${
    isActive ? 'border-b-kesar-400 font-semibold text-mayur-700' : 'font-medium'
  }`;
}
