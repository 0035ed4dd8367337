import type { PageMeta } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { account } from '#messages/accounts/account.ts';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { GoogleButton } from '../features/accounts/google-button.tsx';
import { RegisterForm } from '../features/accounts/register-form.tsx';
import { useNextQuery } from '../features/accounts/use-next-query.ts';
import type { Route } from './+types/user.register.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: account.signUpTitle }];

export default function UserRegister() {
  return (
    <AuthPage title={account.signUp} lead={account.signUpLead}>
      <GoogleButton />
      <RegisterForm />
      <p className="mt-4 text-small text-text-2">
        {account.agree.before}
        <Link to="/terms-conditions" className="text-link">
          {account.agree.terms}
        </Link>
        {account.agree.and}
        <Link to="/privacy-policy" className="text-link">
          {account.agree.privacy}
        </Link>
        {account.agree.after}
      </p>
      <p className="mt-6 border-t border-line pt-4 text-center">
        {account.haveAccount}{' '}
        <Link
          to={`/user/login${useNextQuery()}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          {account.login}
        </Link>
      </p>
    </AuthPage>
  );
}
