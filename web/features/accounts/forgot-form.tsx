import { forgotPasswordRoute } from '@jyotiratna/contract/accounts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { account } from '#messages/accounts/account.ts';
import { accountEmailLabels } from '#messages/accounts/account-email.ts';
import { api } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { useSubmit } from './use-submit.ts';

/**
 * Requests the link for a password reset. The response never reveals whether an account exists.
 */
export function ForgotForm() {
  const [params] = useSearchParams();
  const login = params.get('for') === 'admin' ? '/admin/login' : '/user/login';
  const [sent, setSent] = useState(false);
  const { busy, rejection, alert, field, form } = useSubmit({
    send: ({ email = '' }) => api(forgotPasswordRoute, { body: { email } }),
    done: () => setSent(true),
    fallback: accountEmailLabels.sendFailed,
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
      />
      <Button type="submit" wide busy={busy}>
        {accountEmailLabels.send}
      </Button>
      {sent && <Alert tone="info">{accountEmailLabels.sent}</Alert>}
      <Link to={login} className="text-link inline-flex min-h-11 items-center justify-self-center">
        {account.backToLogin}
      </Link>
    </form>
  );
}
