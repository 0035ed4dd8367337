import type { PageMeta } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { AdminAuthPage } from '../features/accounts/admin-auth-page.tsx';
import { NewPasswordForm } from '../features/admin/access/new-password-form.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { RoleGuard } from '../session/role-guard.tsx';
import { useLogOut, useSession } from '../session/use-session.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('New password');

export default function AdminPassword() {
  return (
    <RoleGuard needs="admin">
      <NewPassword />
    </RoleGuard>
  );
}

function NewPassword() {
  const { user } = useSession();
  const logOut = useLogOut();
  if (!user) return null;
  const oneTime = user.mustChangePassword ?? false;
  const linkClass = 'inline-flex min-h-11 items-center text-text underline';
  const foot = oneTime ? (
    <button type="button" className={linkClass} onClick={() => void logOut()}>
      Logout
    </button>
  ) : (
    <Link to="/admin/account" className={linkClass}>
      Back to my account
    </Link>
  );
  return (
    <AdminAuthPage
      title="Choose a new password"
      lead={
        oneTime
          ? 'The one you logged in with works for this only. The administration opens when you have your own.'
          : 'Your other devices are signed out.'
      }
      foot={foot}
    >
      <NewPasswordForm email={user.email} oneTime={oneTime} />
    </AdminAuthPage>
  );
}
