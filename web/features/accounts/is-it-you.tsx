import { disownEmailRoute, verifyEmailRoute } from '@jyotiratna/contract/accounts';
import { Link } from 'react-router';
import { account } from '#messages/accounts/account.ts';
import { accountEmailLabels } from '#messages/accounts/account-email.ts';
import { api } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AuthPage } from './auth-page.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { useSubmit } from './use-submit.ts';

type Props = { token: string; onConfirmed: () => void; onDisowned: () => void };

/**
 * Confirms an email on another device than the one of the registration: the account's owner enters
 * the password, and the owner of a misused address reports it.
 */
export function IsItYou({ token, onConfirmed, onDisowned }: Props) {
  const confirm = useSubmit({
    send: ({ password = '' }) => api(verifyEmailRoute, { body: { token, password } }),
    done: onConfirmed,
    fallback: accountEmailLabels.verifyFailedHint,
  });
  const disown = useSubmit({
    send: () => api(disownEmailRoute, { body: { token } }),
    done: onDisowned,
    fallback: accountEmailLabels.verifyFailedHint,
  });
  return (
    <AuthPage title={accountEmailLabels.isItYou} lead={accountEmailLabels.isItYouHint}>
      <form {...confirm.form} className="grid gap-5">
        <ErrorAlert rejection={confirm.rejection} ref={confirm.alert} />
        <PasswordField
          {...confirm.field('password')}
          label={account.password}
          autoComplete="current-password"
        />
        <Button type="submit" wide busy={confirm.busy}>
          {accountEmailLabels.confirm}
        </Button>
      </form>
      <form {...disown.form} className="mt-3 grid justify-items-center gap-3">
        <Link to="/user/forgot-password" className="text-link inline-flex min-h-11 items-center">
          {accountEmailLabels.forgotten}
        </Link>
        <ErrorAlert rejection={disown.rejection} ref={disown.alert} />
        <Button type="submit" kind="second" wide busy={disown.busy}>
          {accountEmailLabels.notMe}
        </Button>
      </form>
    </AuthPage>
  );
}
