import { AuthPage } from '../features/account/auth-page.tsx';
import { ResetForm } from '../features/account/reset-form.tsx';
import type { Route } from './+types/user.reset-password.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'New password | Jyotiratna' },
  { name: 'robots', content: 'noindex' },
];

export default function UserResetPassword() {
  return (
    <AuthPage title="New password" lead="All other devices are signed out when you set it.">
      <ResetForm />
    </AuthPage>
  );
}
