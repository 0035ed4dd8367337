import { limits } from '@jyotiratna/contract';
import { registerRoute } from '@jyotiratna/contract/accounts';
import { adminRegister } from '@jyotiratna/contract/admin/team';
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
  /** Additions for an administrator's registration, with its own labels. */
  admin?: { invite: string; inviteHint: string; register: string };
};

/**
 * The registration form: name, email and password; an administrator also enters the invitation
 * code.
 */
export function RegisterForm({ admin }: Props) {
  const enter = useEnter();
  useLeaveWhenLoggedIn(admin ? 'admin' : 'user');
  const { busy, rejection, alert, field, form } = useSubmit({
    send: ({ email = '', password = '', name = '', invite = '' }) =>
      admin
        ? api(adminRegister, { body: { email, password, name, invite: invite.trim() } })
        : api(registerRoute, { body: { email, password, name } }),
    done: ({ user }) => enter(user),
    fallback: account.signUpFailed,
  });
  return (
    <form {...form} className="grid gap-5">
      <ErrorAlert rejection={rejection} ref={alert} />
      <TextField {...field('name')} label={account.name} autoComplete="name" />
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
        autoComplete="new-password"
        hint={account.passwordHint(limits.passwordMin)}
      />
      {admin && (
        <TextField
          {...field('invite')}
          label={admin.invite}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          hint={admin.inviteHint}
        />
      )}
      <Button type="submit" wide busy={busy}>
        {admin?.register ?? account.create}
      </Button>
    </form>
  );
}
