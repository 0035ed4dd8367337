import { restoreEmail } from '@jyotiratna/contract/accounts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { accountMail } from '#messages/accounts/account-mail.ts';
import { shop } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AuthPage } from './auth-page.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { useSubmit } from './use-submit.ts';

/** Gives an account the address back that it had before somebody moved it, by the link that went to that address. */
export function EmailBack() {
  const [params] = useSearchParams();
  const [done, setDone] = useState(false);
  const { form, busy, refusal, alert } = useSubmit({
    send: () => shop(restoreEmail, { body: { token: params.get('token') ?? '' } }),
    done: () => setDone(true),
    fallback: accountMail.takeBackFailed,
  });
  if (done) {
    return (
      <EmptyState level={1} title={accountMail.takenBack}>
        {accountMail.takenBackHint}
      </EmptyState>
    );
  }
  return (
    <AuthPage title={accountMail.back} lead={accountMail.backHint}>
      <form {...form} className="grid gap-5">
        <RefusalAlert refusal={refusal} ref={alert} />
        <Button type="submit" wide busy={busy}>
          {accountMail.takeBack}
        </Button>
      </form>
    </AuthPage>
  );
}
