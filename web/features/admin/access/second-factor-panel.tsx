import type { SecondFactor } from '@jyotiratna/contract';
import {
  readSecondFactorRoute,
  renewRecoveryCodesRoute,
  turnOffSecondFactorRoute,
} from '@jyotiratna/contract/admin/team';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { access as t } from '#messages/admin/access.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { formatLocal } from '../layout/dates.ts';
import { LoadStates } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { useFreshQuery } from '../layout/use-fresh-query.ts';
import { FactorChip } from '../team/factor-chip.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TurnOnDialog } from './turn-on-dialog.tsx';
import { VerificationDialog } from './verification-dialog.tsx';

/** Recovery codes below which new ones are advised. */
const few = 3;

/** Whether a login also requires a code of an authenticator app. */
export function SecondFactorPanel({ email }: { email: string }) {
  const factor = useFreshQuery(['second-factor'], () => shop(readSecondFactorRoute));
  const data = factor.data?.secondFactor;
  return (
    <Panel
      title={
        <span className="flex flex-wrap items-center gap-3">
          {t.secondFactor}{' '}
          {data && (
            <span className="font-text">
              <FactorChip on={data.since !== null} />
            </span>
          )}
        </span>
      }
      note={t.codeFromAuthenticator}
    >
      <LoadStates of={factor} subject={t.secondFactorNoun} rows={1} />
      {data && <Settings factor={data} email={email} />}
    </Panel>
  );
}

type Open = 'on' | 'off' | 'codes' | null;

function Settings({ factor, email }: { factor: SecondFactor; email: string }) {
  const { since: start, recoveryCodes } = factor;
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
