import { adminLogin } from '@jyotiratna/contract/admin/team';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { access as t } from '#messages/admin/access.ts';
import { api } from '../../../api.ts';
import { isCallError } from '../../../is-call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { ErrorAlert } from '../../accounts/error-alert.tsx';
import { useEnter } from '../../accounts/use-enter.ts';
import { useLeaveWhenLoggedIn } from '../../accounts/use-leave-when-logged-in.ts';
import { useSubmit } from '../../accounts/use-submit.ts';

type Credentials = { email: string; password: string };

/**
 * The administration's login form: email and password, and with a second factor (TOTP) the code as
 * a separate step.
 */
export function AdminLoginForm() {
  const enter = useEnter();
  useLeaveWhenLoggedIn('admin');
  /**
   * The accepted credentials of the first step, which the second step sends again with the code.
   */
  const [verified, setVerified] = useState<Credentials | null>(null);
  const { busy, rejection, alert, field, form } = useSubmit({
    send: async ({ email = '', password = '', code = '' }) => {
      if (verified) return api(adminLogin, { body: { ...verified, code } });
      try {
        return await api(adminLogin, { body: { email, password } });
      } catch (error) {
        if (!isCallError(error) || error.code !== 'second_factor_needed') throw error;
        setVerified({ email, password });
        return null;
      }
    },
    done: (reply) => reply && enter(reply.user),
    fallback: t.adminLoginFailed,
  });
  return (
    <form {...form} className="grid gap-5">
      <ErrorAlert rejection={rejection} ref={alert} />
      {verified ? (
        <CodeStep field={field('code')} />
      ) : (
        <>
          <TextField
            {...field('email')}
            label={t.email}
            type="email"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
          />
          <PasswordField
            {...field('password')}
            label={t.password}
            autoComplete="current-password"
          />
          <Link
            to="/user/forgot-password?for=admin"
            className="text-link -mt-2 inline-flex min-h-11 items-center justify-self-start text-small"
          >
            {t.forgotPassword}
          </Link>
        </>
      )}
      <Button type="submit" wide busy={busy}>
        {t.login}
      </Button>
      {verified && (
        <Button kind="text" wide onClick={() => setVerified(null)}>
          {t.useAnotherAccount}
        </Button>
      )}
    </form>
  );
}

type StepProps = { field: { name: string; error: string | undefined; onInput: () => void } };

/**
 * The code of the authenticator app; a recovery code contains letters, so a phone needs another
 * keyboard for it.
 */
function CodeStep({ field }: StepProps) {
  const [recovery, setRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code is a new field
  useEffect(() => input.current?.focus(), [recovery]);
  return (
    <>
      <TextField
        key={String(recovery)}
        {...field}
        ref={input}
        label={recovery ? t.recoveryCode : t.code}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={recovery ? 30 : 7}
        hint={recovery ? t.eachOneWorks : t.sixDigitsYour}
      />
      <button
        type="button"
        className="text-link -mt-2 min-h-11 justify-self-start"
        onClick={() => setRecovery(!recovery)}
      >
        {recovery ? t.useAuthenticatorApp : t.useRecoveryCode}
      </button>
    </>
  );
}
