import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { accountMail } from '#messages/account-mail.ts';
import { shop } from '../../shop.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { callMessage } from './call-message.ts';

/** Confirms an e-mail address by the token of the mailed link, which works once and is sent once. */
export function VerifyEmail() {
  const [params] = useSearchParams();
  const sent = useRef(false);
  const [outcome, setOutcome] = useState<'waiting' | 'done' | { fault: string }>('waiting');

  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    shop.account.verifyEmail(params.get('token') ?? '').then(
      () => setOutcome('done'),
      (error: unknown) => setOutcome({ fault: callMessage(error, accountMail.verifyFailedHint) }),
    );
  }, [params]);

  if (outcome === 'waiting') return <Spinner label={accountMail.verifying} />;
  if (outcome === 'done') {
    return (
      <EmptyState
        level={1}
        title={accountMail.verified}
        action={<LinkButton to="/remedies">{accountMail.continue}</LinkButton>}
      >
        {accountMail.verifiedHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      tone="fault"
      title={accountMail.verifyFailed}
      action={<LinkButton to="/user/profile">{accountMail.toAccount}</LinkButton>}
    >
      {outcome.fault}
    </EmptyState>
  );
}
