import { restoreEmailRoute } from '@jyotiratna/contract/accounts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { accountEmailLabels } from '#messages/accounts/account-email.ts';
import { api } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AuthPage } from './auth-page.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { useSubmit } from './use-submit.ts';

/** Restores an account's previous email address after a change, by the link sent to it. */
export function RestoreEmail() {
  const [params] = useSearchParams();
  const [done, setDone] = useState(false);
  const { form, busy, rejection, alert } = useSubmit({
    send: () => api(restoreEmailRoute, { body: { token: params.get('token') ?? '' } }),
    done: () => setDone(true),
    fallback: accountEmailLabels.takeBackFailed,
  });
  if (done) {
    return (
      <EmptyState level={1} title={accountEmailLabels.usedBack}>
        {accountEmailLabels.usedBackHint}
      </EmptyState>
    );
  }
  return (
    <AuthPage title={accountEmailLabels.back} lead={accountEmailLabels.backHint}>
      <form {...form} className="grid gap-5">
        <ErrorAlert rejection={rejection} ref={alert} />
        <Button type="submit" wide busy={busy}>
          {accountEmailLabels.takeBack}
        </Button>
      </form>
    </AuthPage>
  );
}
