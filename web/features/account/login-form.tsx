import { Link } from 'react-router';
import { shop } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { useEnter } from './use-enter.ts';
import { useLeaveWhenKnown } from './use-leave-when-known.ts';
import { useSubmit } from './use-submit.ts';

type Props = { who: 'user' | 'admin' };

/** E-mail and password, for customers and for administrators. */
export function LoginForm({ who }: Props) {
  const enter = useEnter();
  useLeaveWhenKnown(who);
  const { busy, refusal, alert, field, form } = useSubmit({
    send: ({ email = '', password = '' }) =>
      who === 'admin' ? shop.account.adminLogin({ email, password }) : shop.account.login({ email, password }),
    done: ({ user }) => enter(user),
    fallback: who === 'admin' ? 'Admin login failed' : 'Login failed',
  });
  return (
    <form {...form} className="grid gap-5">
      <RefusalAlert refusal={refusal} ref={alert} />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
      {who === 'user' && (
        <Link
          to="/user/forgot-password"
          className="text-link -mt-2 inline-flex min-h-11 items-center justify-self-start text-small"
        >
          Forgot password?
        </Link>
      )}
      <Button type="submit" wide busy={busy}>
        Login
      </Button>
    </form>
  );
}
