import { formatRupeesExact } from '@jyotiratna/contract';
import { ChevronRight, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { lazy } from 'react';
import { Link } from 'react-router';
import { presence } from '#messages/consultations/presence.ts';
import { shell } from '#messages/platform/shell.ts';
import { wishlist } from '#messages/wishlist/wishlist.ts';
import { useCartCount } from '../features/cart/use-cart.ts';
import { useSummary } from '../features/consultations/summary-query.ts';
import { useWishlist } from '../features/wishlist/use-wishlist.ts';
import { useLogOut, useSession } from '../session/use-session.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { Brand } from './brand.tsx';
import { type HeaderLink, headerLinks } from './header-links.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { useClaims } from './use-claims.ts';
import { useCollectionLinks } from './use-collection-links.ts';
import { useShopConfig } from './use-shop-config.ts';

/** The administrators' section of the menu, lazily loaded only for them. */
const AdminMenu = lazy(() => import('./admin-menu.tsx'));

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** The header's links on a small screen, as a full-height dialog. */
export default function MobileMenu({ open, onOpenChange }: Props) {
  const session = useSession();
  const count = useCartCount();
  const { wishes: wishlistItems } = useWishlist();
  const balance = useSummary()?.balance;
  const collections = useCollectionLinks('menu');
  const close = () => onOpenChange(false);
  const admin = session.status === 'admin';
  const returnFocus = useReturnFocus();

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fade fixed inset-0 z-50 flex flex-col overflow-y-auto overscroll-contain bg-marble-0"
        >
          <Dialog.Title className="sr-only">{shell.menu.title}</Dialog.Title>
          {/* Close is first in tab order, but visually last. */}
          <div className="flex h-15 shrink-0 flex-row-reverse items-center justify-between border-b border-line pl-4">
            <Dialog.Close aria-label={shell.menu.close} className="grid size-15 place-items-center">
              <X aria-hidden size={24} strokeWidth={1.6} />
            </Dialog.Close>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: only lets the link inside also close the menu */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the link is a click as well */}
            <span onClick={close}>
              <Brand />
            </span>
          </div>
          <nav aria-label={shell.main}>
            {admin && <AdminMenu onFollow={close} />}
            <ul>
              {!admin &&
                headerLinks(session.status, collections).map((link) => (
                  <MenuRow key={link.to} {...link} onFollow={close} />
                ))}
              {session.status === 'user' && (
                <MenuRow
                  to="/sessions"
                  label={presence.sessions}
                  help={balance == null ? undefined : formatRupeesExact(balance)}
                  onFollow={close}
                />
              )}
              {wishlistItems && (
                <MenuRow
                  to="/wishlist"
                  label={wishlist.link}
                  count={wishlistItems.length}
                  onFollow={close}
                />
              )}
              {!admin && <MenuRow to="/cart" label={shell.cart} count={count} onFollow={close} />}
            </ul>
          </nav>
          <MenuFoot session={session} onFollow={close} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type RowProps = Omit<HeaderLink, 'help'> & {
  help?: string | undefined;
  count?: number | undefined;
  onFollow: () => void;
};

function MenuRow({ to, label, help, count = 0, onFollow }: RowProps) {
  return (
    <li className="border-b border-line">
      <Link
        to={to}
        onClick={onFollow}
        className="flex min-h-20 items-center justify-between px-5 py-2"
      >
        <span>
          <span className="block font-display text-[1.5rem] leading-tight">{label}</span>
          {help && <span className="block text-small text-text-2">{help}</span>}
        </span>
        {count > 0 ? (
          <span className="cut figures grid size-8 place-items-center bg-mayur-700 text-small text-marble-0">
            {count}
          </span>
        ) : (
          <ChevronRight aria-hidden size={20} strokeWidth={1.6} />
        )}
      </Link>
    </li>
  );
}

function MenuFoot({
  session,
  onFollow,
}: {
  session: ReturnType<typeof useSession>;
  onFollow: () => void;
}) {
  const logOut = useLogOut();
  const phone = useShopConfig()?.company.phone;
  const { support } = useClaims();
  return (
    <div className="light-edge mt-auto flex flex-col gap-3 px-4 pt-6 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
      {session.user ? (
        <>
          {session.status === 'user' && (
            <>
              <LinkButton to="/spiritual-healers" wide onClick={onFollow}>
                {shell.bookSession}
              </LinkButton>
              <LinkButton to="/user/profile" kind="second" wide onClick={onFollow}>
                {shell.profile}
              </LinkButton>
            </>
          )}
          <Button
            kind={session.status === 'user' ? 'text' : 'second'}
            wide
            onClick={() => {
              onFollow();
              void logOut();
            }}
          >
            {shell.logout}
          </Button>
        </>
      ) : (
        <>
          <LinkButton to="/user/login" wide onClick={onFollow}>
            {shell.login}
          </LinkButton>
          <LinkButton to="/user/register" kind="second" wide onClick={onFollow}>
            {shell.signup}
          </LinkButton>
        </>
      )}
      <LanguageSwitch className="justify-center font-medium text-mayur-700 hover:text-mayur-600" />
      <p className="text-center text-small text-text-2">
        {[support && shell.support(support), phone].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}
