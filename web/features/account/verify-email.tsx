import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
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
      (error: unknown) => setOutcome({ fault: callMessage(error, 'Your email could not be confirmed.') }),
    );
  }, [params]);

  if (outcome === 'waiting') return <Spinner label="Confirming your email" />;
  if (outcome === 'done') {
    return (
      <EmptyState level={1} title="Email confirmed" action={<LinkButton to="/remedies">Continue shopping</LinkButton>}>
        Thank you. Order mails will reach you at this address.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      tone="fault"
      title="Email not confirmed"
      action={<LinkButton to="/user/profile">Go to my account</LinkButton>}
    >
      {outcome.fault}
    </EmptyState>
  );
}
