import { Link } from 'react-router';
import { AuthPage } from '../features/account/auth-page.tsx';
import { GoogleButton } from '../features/account/google-button.tsx';
import { RegisterForm } from '../features/account/register-form.tsx';
import { useKeptQuery } from '../features/account/use-kept-query.ts';
import type { Route } from './+types/user.register.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Sign Up | Jyotiratna' },
  { name: 'robots', content: 'noindex' },
];

export default function UserRegister() {
  return (
    <AuthPage title="Sign Up" lead="Save your chart, addresses and orders.">
      <GoogleButton />
      <RegisterForm who="user" />
      <p className="mt-4 text-small text-text-2">
        By signing up you agree to the{' '}
        <Link to="/terms-conditions" className="text-link">
          Terms & Conditions
        </Link>{' '}
        and{' '}
        <Link to="/privacy-policy" className="text-link">
          Privacy Policy
        </Link>
        .
      </p>
      <p className="mt-6 border-t border-line pt-4 text-center">
        Already have an account?{' '}
        <Link to={`/user/login${useKeptQuery()}`} className="text-link inline-flex min-h-11 items-center">
          Login
        </Link>
      </p>
    </AuthPage>
  );
}
