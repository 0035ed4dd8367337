import type { User } from '@jyotiratna/contract';
import {
  Bell,
  CalendarCheck,
  type LucideIcon,
  MapPin,
  Package,
  Plus,
  ShieldCheck,
  Sparkle,
  UserRound,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { notifications } from '#messages/accounts/notifications.ts';
import { profile } from '#messages/accounts/profile.ts';
import { storeCredit } from '#messages/accounts/store-credit.ts';
import { wishlist } from '#messages/wishlist/wishlist.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Notifications } from '../push/notifications.tsx';
import { AccountSection } from './account-section.tsx';
import { AddressBook } from './address-book.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { ProfileSection } from './section.tsx';
import { StoreCreditSection } from './store-credit.tsx';

type Props = { user: User; orders: ReactNode; bookings: ReactNode; kundlis: ReactNode };

const anchors: readonly { id: string; label: string; Icon: LucideIcon }[] = [
  { id: 'orders', label: profile.orders, Icon: Package },
  { id: 'bookings', label: profile.bookings, Icon: CalendarCheck },
  { id: 'credit', label: storeCredit.title, Icon: Wallet },
  { id: 'addresses', label: profile.addresses, Icon: MapPin },
  { id: 'kundlis', label: profile.kundlis, Icon: Sparkle },
  { id: 'notifications', label: notifications.title, Icon: Bell },
  { id: 'account', label: profile.account, Icon: UserRound },
  { id: 'privacy', label: profile.privacy, Icon: ShieldCheck },
];

/** All stored data of a customer, and the actions on it. */
export function ProfilePage({ user, orders, bookings, kundlis }: Props) {
  return (
    <>
      <PageHead title={<span className="wrap-anywhere">{user.name}</span>}>
        <span className="wrap-anywhere">{user.email}</span>
      </PageHead>
      <div className="md:page grid grid-cols-1 items-start gap-6 pb-16 md:grid-cols-[220px_minmax(0,1fr)] md:gap-14 md:py-10 md:pb-24">
        <Anchors />
        <div className="grid grid-cols-1 gap-12 max-md:page">
          <ProfileSection id="orders" title={profile.orders}>
            {orders}
            <Link to="/wishlist" className="text-link mt-3 inline-flex min-h-11 items-center">
              {wishlist.title}
            </Link>
          </ProfileSection>
          <ProfileSection
            id="bookings"
            title={profile.bookings}
            aside={
              <LinkButton to="/spiritual-healers" kind="text" size="s" className="-mr-4">
                <Plus aria-hidden size={20} strokeWidth={1.6} />
                {profile.book}
              </LinkButton>
            }
          >
            {bookings}
            <Link to="/sessions" className="text-link mt-3 inline-flex min-h-11 items-center">
              {profile.sessions}
            </Link>
          </ProfileSection>
          <StoreCreditSection />
          <AddressBook />
          <ProfileSection
            id="kundlis"
            title={profile.kundlis}
            aside={
              <LinkButton to="/kundli" kind="text" size="s" className="-mr-4">
                <Plus aria-hidden size={20} strokeWidth={1.6} />
                {profile.newKundli}
              </LinkButton>
            }
          >
            {kundlis}
          </ProfileSection>
          <ProfileSection id="notifications" title={notifications.title}>
            <div className="facet-card border border-line bg-surface p-5 md:px-7">
              <p className="mb-4 text-text-2">{notifications.lead}</p>
              <Notifications />
            </div>
          </ProfileSection>
          <AccountSection user={user} />
          <PrivacySection email={user.email} />
        </div>
      </div>
    </>
  );
}

function Anchors() {
  const { hash } = useLocation();
  const current = anchors.find(({ id }) => hash === `#${id}`)?.id ?? 'orders';
  return (
    <nav
      aria-label={profile.parts}
      className="border-b border-line bg-surface md:sticky md:top-6 md:border-0 md:bg-transparent"
    >
      <ul className="flex overflow-x-auto max-md:px-2 md:grid md:gap-1">
        {anchors.map(({ id, label, Icon }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              className="flex min-h-13 items-center gap-3 border-b-3 border-transparent px-4 text-text-2 hover:text-accent aria-[current]:border-kesar-400 aria-[current]:font-semibold aria-[current]:text-accent md:border-b-0 md:border-l-3 md:aria-[current]:bg-surface"
            >
              <Icon aria-hidden size={20} strokeWidth={1.6} className="max-md:hidden" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
