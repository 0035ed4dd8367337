import type { SecondFactor } from '@jyotiratna/contract';
import {
  readSecondFactorRoute,
  renewRecoveryCodesRoute,
  turnOffSecondFactorRoute,
} from '@jyotiratna/contract/admin/team';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { access as t } from '#messages/admin/access.ts';
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
import { RecoveryCodes } from './recovery-codes.tsx';
import { TurnOnDialog } from './turn-on-dialog.tsx';
import { VerificationDialog } from './verification-dialog.tsx';

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
          {t.secondFactor} <State on={data && data.since !== null} />
        </span>
      }
      note={t.codeFromAuthenticator}
    >
      {data ? (
        <Settings factor={data} email={email} />
      ) : isError ? (
        <LoadError message={t.secondFactorCould} error={error} onRetry={() => void refetch()} />
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
        {on ? t.on : t.off}
      </Chip>
    </span>
  );
}

type Open = 'on' | 'off' | 'codes' | null;

function Settings({
  factor: { since: start, recoveryCodes },
  email,
}: {
  factor: SecondFactor;
  email: string;
}) {
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

  const keepFresh = () => finish(t.newRecoveryCodes);

  if (!start)
    return (
      <>
        <Button onClick={() => setOpen('on')}>{t.turn}</Button>
        {open === 'on' && (
          <TurnOnDialog
            email={email}
            onClose={() => setOpen(null)}
            onDone={() => finish(t.theSecondFactorIsOn)}
          />
        )}
      </>
    );
  return (
    <div className="grid gap-4">
      <p className="text-text-2">{t.since10Recovery(formatLocal(start), recoveryCodes)}</p>
      {recoveryCodes < few && <Alert tone="wait">{t.onlyFewRecovery}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button kind="second" size="s" onClick={() => setOpen('codes')}>
          {t.newRecoveryCodesLabel}
        </Button>
        <Button kind="danger" size="s" onClick={() => setOpen('off')}>
          {t.turnOff}
        </Button>
      </div>
      {open === 'off' && (
        <VerificationDialog
          title={t.turnSecondFactor}
          explain={t.youWillThen}
          confirm={t.turnOff}
          danger
          email={email}
          send={(body) => shop(turnOffSecondFactorRoute, { body })}
          done={() => finish(t.secondFactorOff)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'codes' && !fresh && (
        <VerificationDialog
          title={t.newRecoveryCodesLabel}
          explain={t.tenCodesYou}
          confirm={t.makeNewCodes}
          email={email}
          send={(body) => shop(renewRecoveryCodesRoute, { body })}
          done={(reply) => setFresh(reply.recoveryCodes)}
          onClose={() => setOpen(null)}
        />
      )}
      {fresh && (
        <Dialog open onOpenChange={keepFresh} title={t.yourRecoveryCodes}>
          <RecoveryCodes codes={fresh} onStored={keepFresh} />
        </Dialog>
      )}
    </div>
  );
}
