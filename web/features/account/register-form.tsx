import { limits } from '@jyotiratna/contract';
import { shop } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { useEnter } from './use-enter.ts';
import { useLeaveWhenKnown } from './use-leave-when-known.ts';
import { useSubmit } from './use-submit.ts';

type Props = { who: 'user' | 'admin' };

/** Name, e-mail and password; an administrator also gives the invitation code. */
export function RegisterForm({ who }: Props) {
  const enter = useEnter();
  useLeaveWhenKnown(who);
  const admin = who === 'admin';
  const { busy, refusal, alert, field, form } = useSubmit({
    send: ({ email = '', password = '', name = '', invite = '' }) =>
      admin
        ? shop.account.adminRegister({ email, password, name, invite: invite.trim() })
        : shop.account.register({ email, password, name }),
    done: ({ user }) => enter(user),
    fallback: 'Registration failed',
  });
  return (
    <form {...form} className="grid gap-5">
      <RefusalAlert refusal={refusal} ref={alert} />
      <TextField {...field('name')} label="Name" autoComplete="name" />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="new-password"
        hint={`${limits.passwordMin} characters or more. A short sentence works well.`}
      />
      {admin && (
        <TextField
          {...field('invite')}
          label="Invitation code"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          hint="Works once. Ask an administrator for a new one if it has run out."
        />
      )}
      <Button type="submit" wide busy={busy}>
        {admin ? 'Register' : 'Create account'}
      </Button>
    </form>
  );
}
