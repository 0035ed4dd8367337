import { limits } from '@jyotiratna/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { shop } from '../../shop.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { useSubmit } from './use-submit.ts';

/** Sets a new password with the token of the mailed link. */
export function ResetForm() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [changed, setChanged] = useState(false);
  const { busy, refusal, alert, field, form } = useSubmit({
    send: ({ password = '' }) => shop.account.resetPassword({ token, password }),
    done: () => setChanged(true),
    fallback: 'The password could not be changed. Please try again.',
  });

  if (!token) {
    return (
      <div className="grid gap-5">
        <Alert tone="error">This link is no longer valid. Please ask for a new one.</Alert>
        <LinkButton to="/user/forgot-password">Ask for a new link</LinkButton>
      </div>
    );
  }
  if (changed) {
    return (
      <div className="grid gap-5">
        <Alert tone="info">Your password is changed. You can log in with it now.</Alert>
        <LinkButton to="/user/login">Login</LinkButton>
      </div>
    );
  }
  return (
    <form {...form} className="grid gap-5">
      <RefusalAlert refusal={refusal} ref={alert} />
      {/* Tells password managers that this is a password of an account, whose name the link does not say. */}
      <input type="text" name="username" autoComplete="username" hidden readOnly />
      <PasswordField
        {...field('password')}
        label="New password"
        autoComplete="new-password"
        hint={`${limits.passwordMin} characters or more. A short sentence works well.`}
      />
      <Button type="submit" wide busy={busy}>
        Set password
      </Button>
    </form>
  );
}
