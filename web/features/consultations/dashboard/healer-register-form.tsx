import { healerRegister } from '@jyotiratna/contract/healer-dashboard';
import { useSearchParams } from 'react-router';
import { account } from '#messages/accounts/account.ts';
import { session as t } from '#messages/consultations/session.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { ErrorAlert } from '../../accounts/error-alert.tsx';
import { useEnter } from '../../accounts/use-enter.ts';
import { useSubmit } from '../../accounts/use-submit.ts';

const labels = t.dashboard;

/** The registration form of an invited healer. */
export function HealerRegisterForm() {
  const enter = useEnter();
  const [params] = useSearchParams();
  const { busy, rejection, alert, field, form } = useSubmit({
    send: ({ email = '', password = '', name = '', invite = '' }) =>
      api(healerRegister, { body: { email, password, name, invite } }),
    done: ({ user }) => enter(user),
    fallback: account.loginFailed,
  });
  return (
    <form {...form} className="grid gap-5">
      <ErrorAlert rejection={rejection} ref={alert} />
      <TextField
        {...field('invite')}
        label={labels.code}
        defaultValue={params.get('invite') ?? ''}
        autoComplete="off"
      />
      <TextField {...field('name')} label={labels.name} autoComplete="name" />
      <TextField
        {...field('email')}
        label={account.email}
        type="email"
        defaultValue={params.get('email') ?? ''}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField {...field('password')} label={account.password} autoComplete="new-password" />
      <Button type="submit" wide busy={busy}>
        {labels.register}
      </Button>
    </form>
  );
}
