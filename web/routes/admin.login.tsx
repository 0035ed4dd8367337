import type { PageMeta } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { AdminAuthPage } from '../features/accounts/admin-auth-page.tsx';
import { usePersistedQuery } from '../features/accounts/use-persisted-query.ts';
import { AdminLoginForm } from '../features/admin/access/admin-login-form.tsx';
import type { Route } from './+types/admin.login.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: 'Admin login | Jyotiratna' }];

export default function AdminLogin() {
  const register = (
    <>
      Have an invitation?{' '}
      <Link
        to={`/admin/register${usePersistedQuery()}`}
        className="inline-flex min-h-11 items-center text-text underline"
      >
        Register as admin
      </Link>
    </>
  );
  return (
    <AdminAuthPage title="Admin login" lead="For the people who run the shop." foot={register}>
      <AdminLoginForm />
    </AdminAuthPage>
  );
}
