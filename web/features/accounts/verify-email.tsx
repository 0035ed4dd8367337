import { verifyEmailRoute } from '@jyotiratna/contract/accounts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { accountEmailLabels } from '#messages/accounts/account-email.ts';
import { api } from '../../api.ts';
import { callMessage } from '../../call-message.ts';
import { isCallError } from '../../is-call-error.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { IsItYou } from './is-it-you.tsx';

type Outcome = 'waiting' | 'asked' | 'done' | 'disowned' | { error: string };

/**
 * Confirms an email address by the token of the emailed link, which is sent once. Without a session
 * of the account it requires the account's password, because the registration may have used a
 * stranger's address.
 */
export function VerifyEmail() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const sent = useRef(false);
  const [outcome, setOutcome] = useState<Outcome>('waiting');

  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    api(verifyEmailRoute, { body: { token } }).then(
      () => setOutcome('done'),
      (error: unknown) => {
        const requests = isCallError(error) && error.code === 'password_needed';
        setOutcome(
          requests ? 'asked' : { error: callMessage(error, accountEmailLabels.verifyFailedHint) },
        );
      },
    );
  }, [token]);

  if (outcome === 'waiting') return <Spinner label={accountEmailLabels.verifying} />;
  if (outcome === 'asked') {
    return (
      <IsItYou
        token={token}
        onConfirmed={() => setOutcome('done')}
        onDisowned={() => setOutcome('disowned')}
      />
    );
  }
  if (outcome === 'done') {
    return (
      <EmptyState
        level={1}
        title={accountEmailLabels.verified}
        action={<LinkButton to="/remedies">{accountEmailLabels.continue}</LinkButton>}
      >
        {accountEmailLabels.verifiedHint}
      </EmptyState>
    );
  }
  if (outcome === 'disowned') {
    return (
      <EmptyState level={1} title={accountEmailLabels.disowned}>
        {accountEmailLabels.disownedHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      tone="error"
      title={accountEmailLabels.verifyFailed}
      action={<LinkButton to="/user/profile">{accountEmailLabels.toAccount}</LinkButton>}
    >
      {outcome.error}
    </EmptyState>
  );
}
