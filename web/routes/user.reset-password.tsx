import type { PageFacts } from '@jyotiratna/contract';
import { accountMail } from '#messages/accounts/account-mail.ts';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { ResetForm } from '../features/accounts/reset-form.tsx';
import type { Route } from './+types/user.reset-password.ts';

export const handle = { audience: 'person' } satisfies PageFacts;

export const meta: Route.MetaFunction = () => [{ title: accountMail.resetTitle }];

export default function UserResetPassword() {
  return (
    <AuthPage title={accountMail.reset} lead={accountMail.resetLead}>
      <ResetForm />
    </AuthPage>
  );
}
