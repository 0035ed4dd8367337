import { Link } from 'react-router';
import { AuthPage } from '../features/account/auth-page.tsx';
import { GoogleButton } from '../features/account/google-button.tsx';
import { LoginForm } from '../features/account/login-form.tsx';
import { useKeptQuery } from '../features/account/use-kept-query.ts';
import type { Route } from './+types/user.login.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Login | Jyotiratna' }, { name: 'robots', content: 'noindex' }];

export default function UserLogin() {
  return (
    <AuthPage title="Login" lead="Good to see you again.">
      <GoogleButton />
      <LoginForm />
      <p className="mt-6 border-t border-line pt-4 text-center">
        New to Jyotiratna?{' '}
        <Link to={`/user/register${useKeptQuery()}`} className="text-link inline-flex min-h-11 items-center">
          Sign Up
        </Link>
      </p>
    </AuthPage>
  );
}
