import { AuthPage } from '../features/account/auth-page.tsx';
import { ForgotForm } from '../features/account/forgot-form.tsx';
import type { Route } from './+types/user.forgot-password.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Forgot password | Jyotiratna' },
  { name: 'robots', content: 'noindex' },
];

export default function UserForgotPassword() {
  return (
    <AuthPage title="Forgot password" lead="We send you a link that sets a new one.">
      <ForgotForm />
    </AuthPage>
  );
}
