import type { PageMeta } from '@jyotiratna/contract';
import { access as t } from '#messages/admin/access.ts';
import { AccountPage } from '../features/admin/access/account-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { useSession } from '../session/use-session.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.myAccount);

export default function AdminAccount() {
  const { user } = useSession();
  return user && <AccountPage user={user} />;
}
