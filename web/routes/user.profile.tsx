import type { PageMeta } from '@jyotiratna/contract';
import { profile } from '#messages/accounts/profile.ts';
import { ProfilePage } from '../features/accounts/profile/profile-page.tsx';
import { MyBookings } from '../features/healers/my-bookings.tsx';
import { SavedKundlis } from '../features/kundli/saved/saved-kundlis.tsx';
import { OrderHistory } from '../features/orders/order-history.tsx';
import { RoleGuard } from '../session/role-guard.tsx';
import { useSession } from '../session/use-session.ts';
import type { Route } from './+types/user.profile.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: profile.pageTitle }];

export default function UserProfile() {
  const { user } = useSession();
  return (
    <RoleGuard needs="user">
      {user && (
        <ProfilePage
          user={user}
          orders={<OrderHistory />}
          bookings={<MyBookings />}
          kundlis={<SavedKundlis />}
        />
      )}
    </RoleGuard>
  );
}
