import { disownEmail, verifyEmail } from '@jyotiratna/contract/accounts';
import { Link } from 'react-router';
import { account } from '#messages/accounts/account.ts';
import { accountMail } from '#messages/accounts/account-mail.ts';
import { shop } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AuthPage } from './auth-page.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { useSubmit } from './use-submit.ts';

type Props = { token: string; onConfirmed: () => void; onDisowned: () => void };

/**
 * For whoever follows a link on another device than the one that registered: its owner gives the password, and somebody
 * whose address a stranger typed says so.
 */
export function IsItYou({ token, onConfirmed, onDisowned }: Props) {
  const confirm = useSubmit({
    send: ({ password = '' }) => shop(verifyEmail, { body: { token, password } }),
    done: onConfirmed,
    fallback: accountMail.verifyFailedHint,
  });
  const disown = useSubmit({
    send: () => shop(disownEmail, { body: { token } }),
    done: onDisowned,
    fallback: accountMail.verifyFailedHint,
  });
  return (
    <AuthPage title={accountMail.isItYou} lead={accountMail.isItYouHint}>
      <form {...confirm.form} className="grid gap-5">
        <RefusalAlert refusal={confirm.refusal} ref={confirm.alert} />
        <PasswordField {...confirm.field('password')} label={account.password} autoComplete="current-password" />
        <Button type="submit" wide busy={confirm.busy}>
          {accountMail.confirm}
        </Button>
      </form>
      <form {...disown.form} className="mt-3 grid justify-items-center gap-3">
        <Link to="/user/forgot-password" className="text-link inline-flex min-h-11 items-center">
          {accountMail.forgotten}
        </Link>
        <RefusalAlert refusal={disown.refusal} ref={disown.alert} />
        <Button type="submit" kind="second" wide busy={disown.busy}>
          {accountMail.notMe}
        </Button>
      </form>
    </AuthPage>
  );
}
