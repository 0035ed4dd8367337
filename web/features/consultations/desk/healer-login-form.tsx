import { healerLogin } from '@jyotiratna/contract/healer-desk';
import { account } from '#messages/account.ts';
import { session as texts } from '#messages/session.ts';
import { shop } from '../../../shop.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { RefusalAlert } from '../../account/refusal-alert.tsx';
import { useEnter } from '../../account/use-enter.ts';
import { useLeaveWhenKnown } from '../../account/use-leave-when-known.ts';
import { useSubmit } from '../../account/use-submit.ts';

/** A healer's e-mail and password. */
export function HealerLoginForm() {
  const enter = useEnter();
  useLeaveWhenKnown('healer');
  const { busy, refusal, alert, field, form } = useSubmit({
    send: ({ email = '', password = '' }) => shop(healerLogin, { body: { email, password } }),
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
      <Button type="submit" wide busy={busy}>
        {account.login}
      </Button>
      <LinkButton to="/healer/register" kind="text">
        {texts.desk.register}
      </LinkButton>
    </form>
  );
}
