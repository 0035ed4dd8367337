import type { PageMeta } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { access as t } from '#messages/admin/access.ts';
import { AdminAuthPage } from '../features/accounts/admin-auth-page.tsx';
import { RegisterForm } from '../features/accounts/register-form.tsx';
import { useNextQuery } from '../features/accounts/use-next-query.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.adminRegister);

const admin = {
  invite: t.invitationCode,
  inviteHint: t.worksOnceAsk,
  register: t.register,
};

export default function AdminRegister() {
  const login = (
    <>
      {t.alreadyRegistered}{' '}
      <Link
        to={`/admin/login${useNextQuery()}`}
        className="inline-flex min-h-11 items-center text-text underline"
      >
        {t.adminLogin}
      </Link>
    </>
  );
  return (
    <AdminAuthPage title={t.adminRegister} lead={t.youNeedInvitation} foot={login}>
      <RegisterForm admin={admin} />
    </AdminAuthPage>
  );
}
