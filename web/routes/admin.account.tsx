import { AccountPage } from '../features/admin/access/account-page.tsx';
import { officeMeta } from '../features/admin/layout/office-meta.ts';
import { useSession } from '../session/use-session.ts';

export const meta = officeMeta('My account');

export default function AdminAccount() {
  const { user } = useSession();
  return user && <AccountPage user={user} />;
}
