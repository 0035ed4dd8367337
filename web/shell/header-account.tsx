import { User } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { language } from '#messages/language.ts';
import { shell } from '#messages/platform/shell.ts';
import { useLogOut, useSession } from '../session/use-session.ts';
import { LinkButton } from '../ui/button.tsx';

const BalanceLink = lazy(() => import('./balance-link.tsx'));

/**
 * The account links: login for visitors; session, balance, profile and logout for users; logout for
 * administrators. Below 900 px they are in the mobile menu.
 */
export function HeaderAccount() {
  const { status, user } = useSession();
  const logOut = useLogOut();
  if (!user) {
    return (
      <Link
        to="/user/login"
        className="hidden min-h-11 items-center gap-2.5 px-2 font-semibold text-mayur-700 hover:text-mayur-600 md:flex"
      >
        <User aria-hidden size={20} strokeWidth={1.6} />
        {shell.login}
      </Link>
    );
  }
  return (
    <div className="hidden items-center gap-1 md:flex lg:gap-2">
      {status === 'user' && (
        <>
          <LinkButton to="/spiritual-healers" kind="second" size="s" className="whitespace-nowrap">
            {shell.bookSession}
          </LinkButton>
          <Suspense fallback={null}>
            <BalanceLink className="inline-flex min-h-11 items-center px-2 font-semibold whitespace-nowrap text-mayur-700 hover:text-mayur-600 max-xl:hidden" />
          </Suspense>
          <Link
            to="/user/profile"
            aria-label={shell.profileOf(user.name)}
            className="target grid place-items-center"
          >
            <span
              aria-hidden="true"
              className="cut grid size-9 place-items-center bg-mayur-100 font-semibold text-mayur-700"
            >
              {initial(user.name)}
            </span>
          </Link>
        </>
      )}
      <button
        type="button"
        onClick={logOut}
        className="min-h-11 px-2 font-semibold whitespace-nowrap text-mayur-700 hover:text-mayur-600"
      >
        {shell.logout}
      </button>
    </div>
  );
}

/** The first character of a name: a complete grapheme cluster, for Indian scripts. */
export function initial(name: string): string {
  const [first] = new Intl.Segmenter(language.tag).segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}
