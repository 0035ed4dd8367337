import type { login } from '@jyotiratna/contract/accounts';
import type { healerLogin } from '@jyotiratna/contract/healer-dashboard';
import type { ReactNode } from 'react';
import { account } from '#messages/accounts/account.ts';
import { api } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { useEnter } from './use-enter.ts';
import { useLeaveWhenLoggedIn } from './use-leave-when-logged-in.ts';
import { useSubmit } from './use-submit.ts';

type Props = {
  viewer: 'user' | 'healer';
  call: typeof login | typeof healerLogin;
  /** Content between the password and the button. */
  children?: ReactNode;
};

/** The login form of a customer or of a healer: email and password. */
export function LoginForm({ viewer: member, call, children }: Props) {
  const enter = useEnter();
  useLeaveWhenLoggedIn(member);
  const { busy, rejection, alert, field, form } = useSubmit({
    send: ({ email = '', password = '' }) => api(call, { body: { email, password } }),
    done: ({ user }) => enter(user),
    fallback: account.loginFailed,
  });
  return (
    <form {...form} className="grid gap-5">
      <ErrorAlert rejection={rejection} ref={alert} />
      <TextField
        {...field('email')}
        label={account.email}
        type="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField
        {...field('password')}
        label={account.password}
        autoComplete="current-password"
      />
      {children}
      <Button type="submit" wide busy={busy}>
        {account.login}
      </Button>
    </form>
  );
}
