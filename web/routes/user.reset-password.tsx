import type { PageMeta } from '@jyotiratna/contract';
import { accountEmailLabels } from '#messages/accounts/account-email.ts';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { ResetForm } from '../features/accounts/reset-form.tsx';
import type { Route } from './+types/user.reset-password.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: accountEmailLabels.resetTitle }];

export default function UserResetPassword() {
  return (
    <AuthPage title={accountEmailLabels.reset} lead={accountEmailLabels.resetLead}>
      <ResetForm />
    </AuthPage>
  );
}
