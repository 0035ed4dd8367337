import type { PageMeta } from '@jyotiratna/contract';
import { accountEmailLabels } from '#messages/accounts/account-email.ts';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { ForgotForm } from '../features/accounts/forgot-form.tsx';
import type { Route } from './+types/user.forgot-password.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: accountEmailLabels.forgotTitle }];

export default function UserForgotPassword() {
  return (
    <AuthPage title={accountEmailLabels.forgot} lead={accountEmailLabels.forgotLead}>
      <ForgotForm />
    </AuthPage>
  );
}
