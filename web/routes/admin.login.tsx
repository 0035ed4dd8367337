import type { PageMeta } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { access as t } from '#messages/admin/access.ts';
import { AdminAuthPage } from '../features/accounts/admin-auth-page.tsx';
import { PasskeyLogin } from '../features/accounts/passkeys/passkey-login.tsx';
import { useNextQuery } from '../features/accounts/use-next-query.ts';
import { AdminLoginForm } from '../features/admin/access/admin-login-form.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.adminLogin);

export default function AdminLogin() {
  const register = (
    <>
      {t.invitation}{' '}
      <Link
        to={`/admin/register${useNextQuery()}`}
        className="inline-flex min-h-11 items-center text-text underline"
      >
        {t.registerAsAdmin}
      </Link>
    </>
  );
  return (
    <AdminAuthPage title={t.adminLogin} lead={t.peopleWhoRun} foot={register}>
      <AdminLoginForm />
      <PasskeyLogin account="admin" />
    </AdminAuthPage>
  );
}
