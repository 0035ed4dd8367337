import type { SecondFactor } from '@jyotiratna/contract';
import {
  readSecondFactorRoute,
  renewRecoveryCodesRoute,
  turnOffSecondFactorRoute,
} from '@jyotiratna/contract/admin/team';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { formatLocal } from '../layout/dates.ts';
import { LoadError } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TurnOnDialog } from './turn-on-dialog.tsx';

/** The second factor of the logged-in user. */
const secondFactorQuery = queryOptions({
  queryKey: ['admin', 'second-factor'],
  queryFn: async () => (await shop(readSecondFactorRoute)).secondFactor,
  staleTime: 0,
});

/** Recovery codes below which new ones are advised. */
const few = 3;

/** Whether a login also requires a code of an authenticator app. */
export function SecondFactorPanel({ email }: { email: string }) {
  const { data, isError, error, refetch } = useQuery(secondFactorQuery);
  return (
    <Panel
      title={
        <span className="flex flex-wrap items-center gap-3">
          Second factor <State on={data && data.since !== null} />
        </span>
      }
      note="A code from an authenticator app in addition to the password: the password alone is then not enough to log in."
    >
      {data ? (
        <Settings factor={data} email={email} />
      ) : isError ? (
        <LoadError message="The second factor could not be read" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-12" />
      )}
    </Panel>
  );
}

function State({ on }: { on: boolean | undefined }) {
  if (on === undefined) return null;
  return (
    <span className="font-text">
      <Chip tone={on ? 'good' : 'neutral'} {...(on && { icon: ShieldCheck })}>
        {on ? 'On' : 'Off'}
      </Chip>
    </span>
  );
}

type Open = 'on' | 'off' | 'codes' | null;

function Settings({ factor: { since: start, recoveryCodes }, email }: { factor: SecondFactor; email: string }) {
  const [open, setOpen] = useState<Open>(null);
  const [fresh, setFresh] = useState<readonly string[] | null>(null);
  const queries = useQueryClient();
  const toast = useToast();

  function finish(title: string) {
    setOpen(null);
    setFresh(null);
    toast({ title });
    void queries.invalidateQueries({ queryKey: ['admin'] });
  }

  const keepFresh = () => finish('The new recovery codes work now');

  if (!start)
    return (
      <>
        <Button onClick={() => setOpen('on')}>Turn on</Button>
        {open === 'on' && (
          <TurnOnDialog email={email} onClose={() => setOpen(null)} onDone={() => finish('The second factor is on')} />
        )}
      </>
    );
  return (
    <div className="grid gap-4">
      <p className="text-text-2">
        Since {formatLocal(start)}. {recoveryCodes} of 10 recovery codes are left.
      </p>
      {recoveryCodes < few && (
        <Alert tone="wait">Only few recovery codes are left. Make new ones while you have your phone.</Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="second" size="s" onClick={() => setOpen('codes')}>
          New recovery codes
        </Button>
        <Button kind="danger" size="s" onClick={() => setOpen('off')}>
          Turn off
        </Button>
      </div>
      {open === 'off' && (
        <ProofDialog
          title="Turn the second factor off?"
          explain="You will then log in with your password alone. Your other sessions end."
          confirm="Turn off"
          danger
          email={email}
          send={(body) => shop(turnOffSecondFactorRoute, { body })}
          done={() => finish('The second factor is off')}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'codes' && !fresh && (
        <ProofDialog
          title="New recovery codes"
          explain="The ten codes that you have now will stop working."
          confirm="Make new codes"
          email={email}
          send={(body) => shop(renewRecoveryCodesRoute, { body })}
          done={(reply) => setFresh(reply.recoveryCodes)}
          onClose={() => setOpen(null)}
        />
      )}
      {fresh && (
        <Dialog open onOpenChange={keepFresh} title="Your recovery codes">
          <RecoveryCodes codes={fresh} onStored={keepFresh} />
        </Dialog>
      )}
    </div>
  );
}
