import type { PageMeta } from '@jyotiratna/contract';
import { login } from '@jyotiratna/contract/accounts';
import { Link } from 'react-router';
import { account } from '#messages/accounts/account.ts';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { GoogleButton } from '../features/accounts/google-button.tsx';
import { LoginForm } from '../features/accounts/login-form.tsx';
import { PasskeyLogin } from '../features/accounts/passkeys/passkey-login.tsx';
import { PhoneLogin } from '../features/accounts/phone/phone-login.tsx';
import { useNextQuery } from '../features/accounts/use-next-query.ts';
import type { Route } from './+types/user.login.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: account.loginTitle }];

export default function UserLogin() {
  return (
    <AuthPage title={account.login} lead={account.loginLead}>
      <GoogleButton />
      <LoginForm viewer="user" call={login}>
        <Link
          to="/user/forgot-password"
          className="text-link -mt-2 inline-flex min-h-11 items-center justify-self-start text-small"
        >
          {account.forgot}
        </Link>
      </LoginForm>
      <PasskeyLogin account="user" />
      <PhoneLogin />
      <p className="mt-6 border-t border-line pt-4 text-center">
        {account.newHere}{' '}
        <Link
          to={`/user/register${useNextQuery()}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          {account.signUp}
        </Link>
      </p>
    </AuthPage>
  );
}
