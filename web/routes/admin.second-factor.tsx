import type { PageMeta } from '@jyotiratna/contract';
import { AdminAuthPage } from '../features/accounts/admin-auth-page.tsx';
import { SecondFactorSetup } from '../features/admin/access/second-factor-setup.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { RoleGuard } from '../session/role-guard.tsx';
import { useLogOut, useSession } from '../session/use-session.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Second factor');

export default function AdminSecondFactor() {
  return (
    <RoleGuard needs="admin">
      <Setup />
    </RoleGuard>
  );
}

function Setup() {
  const { user } = useSession();
  const logOut = useLogOut();
  if (!user) return null;
  return (
    <AdminAuthPage
      title="Set up your second factor"
      lead="This shop asks every administrator for a code of an authenticator app beside the password. The administration opens when you have it."
      foot={
        <button
          type="button"
          className="inline-flex min-h-11 items-center text-text underline"
          onClick={() => void logOut()}
        >
          Logout
        </button>
      }
    >
      <SecondFactorSetup email={user.email} />
    </AdminAuthPage>
  );
}
