import type { Consent } from '@jyotiratna/contract';
import { readConsentsRoute, withdrawConsentRoute } from '@jyotiratna/contract/privacy';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { controls } from '#messages/platform/controls.ts';
import { consents as consentMessages } from '#messages/privacy/consents.ts';
import { api } from '../../../api.ts';
import { callMessage } from '../../../call-message.ts';
import { plainDate, plainDay } from '../../../plain-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCall } from '../../../use-call.ts';
import { ProfileRow } from './section.tsx';

type Withdrawable = Exclude<Consent['purpose'], 'account'>;

/** The customer's consents with their times, each with a button to withdraw it. */
export function Consents() {
  const queries = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['consents'],
    queryFn: async () => (await api(readConsentsRoute)).consents,
  });
  const [withdrawing, setWithdrawing] = useState<Withdrawable | null>(null);
  const { send, busy } = useCall({
    call: (purpose: Withdrawable) => api(withdrawConsentRoute, { params: { purpose } }),
    done: () => consentMessages.withdrawn,
    failed: (error) => callMessage(error, consentMessages.failed),
    onDone: ({ consents }, purpose) => {
      queries.setQueryData(['consents'], consents);
      // The server deletes the saved birth details with the consent.
      if (purpose === 'kundlis') void queries.invalidateQueries({ queryKey: ['kundlis'] });
      setWithdrawing(null);
    },
    onFailed: () => setWithdrawing(null),
  });

  if (isPending) return <Skeleton className="facet-card h-24" />;
  if (isError) {
    return (
      <Alert tone="error">
        {consentMessages.notLoaded}
        <Button kind="text" size="s" onClick={() => void refetch()}>
          {controls.retry}
        </Button>
      </Alert>
    );
  }
  return (
    <>
      <ul
        aria-label={consentMessages.heading}
        className="facet-card divide-y divide-line border border-line bg-surface empty:hidden"
      >
        {data.map((consent) => (
          <ConsentRow key={consent.purpose} consent={consent} onWithdraw={setWithdrawing} />
        ))}
      </ul>
      {withdrawing && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && setWithdrawing(null)}
          title={consentMessages.question}
          description={consentMessages[withdrawing].consequence}
          confirm={consentMessages.withdraw}
          busy={busy}
          onConfirm={() => send(withdrawing)}
        />
      )}
    </>
  );
}

type RowProps = { consent: Consent; onWithdraw: (purpose: Withdrawable) => void };

function ConsentRow({
  consent: { purpose, noticeVersion, givenAt, withdrawnAt },
  onWithdraw,
}: RowProps) {
  const { title, hint } = consentMessages[purpose];
  const standing = withdrawnAt === null;
  return (
    <ProfileRow
      title={title}
      action={
        standing &&
        purpose !== 'account' && (
          <Button kind="second" size="s" onClick={() => onWithdraw(purpose)}>
            {consentMessages.withdraw}
          </Button>
        )
      }
    >
      {standing
        ? consentMessages.given(plainDay(givenAt), plainDate(noticeVersion, 'short'))
        : consentMessages.ended(plainDay(withdrawnAt))}{' '}
      {hint}
    </ProfileRow>
  );
}
