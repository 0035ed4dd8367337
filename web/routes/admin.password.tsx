import type { PageMeta } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { access as t } from '#messages/admin/access.ts';
import { AdminAuthPage } from '../features/accounts/admin-auth-page.tsx';
import { NewPasswordForm } from '../features/admin/access/new-password-form.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { RoleGuard } from '../session/role-guard.tsx';
import { useLogOut, useSession } from '../session/use-session.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.newPassword);

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
      {t.logout}
    </button>
  ) : (
    <Link to="/admin/account" className={linkClass}>
      {t.backMyAccount}
    </Link>
  );
  return (
    <AdminAuthPage
      title={t.chooseNewPassword}
      lead={oneTime ? t.oneYouLogged : t.otherSessionsClosed}
      foot={foot}
    >
      <NewPasswordForm email={user.email} oneTime={oneTime} />
    </AdminAuthPage>
  );
}
