import type { PageMeta } from '@jyotiratna/contract';
import { accountEmailMessage } from '#messages/accounts/account-email.ts';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { ResetForm } from '../features/accounts/reset-form.tsx';
import type { Route } from './+types/user.reset-password.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: accountEmailMessage.resetTitle }];

export default function UserResetPassword() {
  return (
    <AuthPage title={accountEmailMessage.reset} lead={accountEmailMessage.resetLead}>
      <ResetForm />
    </AuthPage>
  );
}
