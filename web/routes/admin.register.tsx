import type { PageMeta } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { AdminAuthPage } from '../features/accounts/admin-auth-page.tsx';
import { RegisterForm } from '../features/accounts/register-form.tsx';
import { usePersistedQuery } from '../features/accounts/use-persisted-query.ts';
import type { Route } from './+types/admin.register.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: 'Admin register | Jyotiratna' }];

const admin = {
  invite: 'Invitation code',
  inviteHint: 'Works once. Ask an administrator for a new one if it has run out.',
  register: 'Register',
};

export default function AdminRegister() {
  const login = (
    <>
      Already registered?{' '}
      <Link to={`/admin/login${usePersistedQuery()}`} className="inline-flex min-h-11 items-center text-text underline">
        Admin login
      </Link>
    </>
  );
  return (
    <AdminAuthPage title="Admin register" lead="You need an invitation code from another administrator." foot={login}>
      <RegisterForm admin={admin} />
    </AdminAuthPage>
  );
}
