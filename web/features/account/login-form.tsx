import { login } from '@jyotiratna/contract/accounts';
import { Link } from 'react-router';
import { account } from '#messages/account.ts';
import { shop } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { useEnter } from './use-enter.ts';
import { useLeaveWhenKnown } from './use-leave-when-known.ts';
import { useSubmit } from './use-submit.ts';

/** A customer's e-mail and password. */
export function LoginForm() {
  const enter = useEnter();
  useLeaveWhenKnown('user');
  const { busy, refusal, alert, field, form } = useSubmit({
    send: ({ email = '', password = '' }) => shop(login, { body: { email, password } }),
    done: ({ user }) => enter(user),
    fallback: account.loginFailed,
  });
  return (
    <form {...form} className="grid gap-5">
      <RefusalAlert refusal={refusal} ref={alert} />
      <TextField
        {...field('email')}
        label={account.email}
        type="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField {...field('password')} label={account.password} autoComplete="current-password" />
      <Link
        to="/user/forgot-password"
        className="text-link -mt-2 inline-flex min-h-11 items-center justify-self-start text-small"
      >
        {account.forgot}
      </Link>
      <Button type="submit" wide busy={busy}>
        {account.login}
      </Button>
    </form>
  );
}
