import { Heart } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, NavLink } from 'react-router';
import { shell } from '#messages/platform/shell.ts';
import { wishlist } from '#messages/wishlist/wishlist.ts';
import { useSession } from '../session/use-session.ts';
import { Brand } from './brand.tsx';
import { HeaderCartLink } from './cart-link.tsx';
import { HeaderAccount } from './header-account.tsx';
import { headerLinks } from './header-links.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuButton } from './menu-button.tsx';
import { useCollectionLinks } from './use-collection-links.ts';

const AdminNav = lazy(() => import('./admin-nav.tsx'));

/**
 * The header for every role. The server renders that of a visitor; the browser updates it once the
 * session is loaded.
 */
export function ShopHeader() {
  const { status } = useSession();
  const admin = status === 'admin';
  const collections = useCollectionLinks('menu');
  return (
    <header className="border-b border-marble-200 bg-marble-0">
      <div className="page flex h-15 items-center gap-2 md:h-19">
        <MenuButton className="-ml-2.5 md:hidden" />
        <Brand />
        {/* The free space is split in the ratio 1 to 2, before and after the links. */}
        <span className="hidden grow md:block" />
        <nav aria-label={shell.main} className="hidden self-stretch md:flex">
          {admin ? (
            <Suspense>
              <AdminNav />
            </Suspense>
          ) : (
            <ul
              className={`flex items-stretch gap-3 ${collections.length > 0 ? 'lg:gap-5' : 'lg:gap-9'}`}
            >
              {headerLinks(status, collections).map(({ to, label }) => (
                <li key={to} className="flex">
                  <NavLink to={to} className={navClass}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          )}
        </nav>
        <span className="hidden grow-2 md:block" />
        <div className="ml-auto flex items-center gap-1 md:ml-0 md:gap-2">
          {!admin && (
            // Hidden where a user's links leave no space: the footer and the profile have it as
            // well.
            <LanguageSwitch
              className={`px-2 font-medium text-mayur-700 hover:text-mayur-600 ${status === 'user' ? 'max-desktop:hidden' : 'max-md:hidden'}`}
            />
          )}
          <HeaderAccount />
          {!admin && (
            // On a small screen this link is in the menu.
            <Link
              to="/wishlist"
              aria-label={wishlist.link}
              className={`target grid place-items-center hover:text-mayur-600 ${status === 'user' ? 'max-desktop:hidden' : 'max-md:hidden'}`}
            >
              <Heart aria-hidden size={24} strokeWidth={1.6} />
            </Link>
          )}
          {!admin && <HeaderCartLink />}
        </div>
      </div>
    </header>
  );
}

/**
 * The class of the current page's link: marked by weight, colour and a line; NavLink adds
 * aria-current.
 */
function navClass({ isActive }: { isActive: boolean }): string {
  return `flex min-h-11 items-center border-y-3 border-transparent whitespace-nowrap hover:text-mayur-600 ${
    isActive ? 'border-b-kesar-400 font-semibold text-mayur-700' : 'font-medium'
  }`;
}
