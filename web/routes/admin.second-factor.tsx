import type { PageMeta } from '@jyotiratna/contract';
import { access as t } from '#messages/admin/access.ts';
import { AdminAuthPage } from '../features/accounts/admin-auth-page.tsx';
import { SecondFactorSetup } from '../features/admin/access/second-factor.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { RoleGuard } from '../session/role-guard.tsx';
import { useLogOut } from '../session/use-session.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.secondFactor);

export default function AdminSecondFactor() {
  return (
    <RoleGuard needs="admin">
      <Setup />
    </RoleGuard>
  );
}

function Setup() {
  const logOut = useLogOut();
  return (
    <AdminAuthPage
      title={t.setUpYour}
      lead={t.shopAsksEvery}
      foot={
        <button
          type="button"
          className="inline-flex min-h-11 items-center text-text underline"
          onClick={() => void logOut()}
        >
          {t.logout}
        </button>
      }
    >
      <SecondFactorSetup />
    </AdminAuthPage>
  );
}
