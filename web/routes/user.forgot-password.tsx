import type { PageFacts } from '@jyotiratna/contract';
import { accountMail } from '#messages/accounts/account-mail.ts';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { ForgotForm } from '../features/accounts/forgot-form.tsx';
import type { Route } from './+types/user.forgot-password.ts';

export const handle = { audience: 'person' } satisfies PageFacts;

export const meta: Route.MetaFunction = () => [{ title: accountMail.forgotTitle }];

export default function UserForgotPassword() {
  return (
    <AuthPage title={accountMail.forgot} lead={accountMail.forgotLead}>
      <ForgotForm />
    </AuthPage>
  );
}
