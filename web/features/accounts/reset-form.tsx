import { limits, type User } from '@jyotiratna/contract';
import { resetPasswordRoute } from '@jyotiratna/contract/accounts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { account } from '#messages/accounts/account.ts';
import { accountEmailLabels } from '#messages/accounts/account-email.ts';
import { api } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { useSubmit } from './use-submit.ts';

/** Sets a new password with the token of the emailed link. */
export function ResetForm() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  /** The role of the account, once its password is changed. */
  const [changed, setChanged] = useState<User['role'] | null>(null);
  const { busy, rejection, alert, field, form } = useSubmit({
    send: ({ password = '' }) => api(resetPasswordRoute, { body: { token, password } }),
    done: ({ role }) => setChanged(role),
    fallback: accountEmailLabels.changeFailed,
  });

  if (!token) {
    return (
      <div className="grid gap-5">
        <Alert tone="error">{accountEmailLabels.invalid}</Alert>
        <LinkButton to="/user/forgot-password">{accountEmailLabels.request}</LinkButton>
      </div>
    );
  }
  if (changed) {
    return (
      <div className="grid gap-5">
        <Alert tone="info">{accountEmailLabels.changed}</Alert>
        <LinkButton to={changed === 'admin' ? '/admin/login' : '/user/login'}>
          {account.login}
        </LinkButton>
      </div>
    );
  }
  return (
    <form {...form} className="grid gap-5">
      <ErrorAlert rejection={rejection} ref={alert} />
      {/* Identifies the account's password for password managers; the link does not contain the account. */}
      <input type="text" name="username" autoComplete="username" hidden readOnly />
      <PasswordField
        {...field('password')}
        label={account.newPassword}
        autoComplete="new-password"
        hint={account.passwordHint(limits.passwordMin)}
      />
      <Button type="submit" wide busy={busy}>
        {accountEmailLabels.set}
      </Button>
    </form>
  );
}
