import {
  readSecondFactorRoute,
  renewRecoveryCodesRoute,
  turnOffSecondFactorRoute,
} from '@jyotiratna/contract/admin/team';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { access as t } from '#messages/admin/access.ts';
import { sessionQuery } from '../../../session/use-session.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { nextPath } from '../../accounts/next-path.ts';
import { formatLocal } from '../layout/dates.ts';
import { DialogButton, useShowDialog } from '../layout/dialog-host.tsx';
import { LoadStates, useFreshQuery } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { FactorChip } from '../team/factor-chip.tsx';
import { CodesDialog, TurnOnDialog } from './turn-on-dialog.tsx';
import { VerificationDialog } from './verification-dialog.tsx';

/** Recovery codes below which new ones are advised. */
const few = 3;

/** Sets up the second factor required by the shop; then continues to the requested page. */
export function SecondFactorSetup() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const proceed = async () => {
    await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
    await navigate(nextPath(params.get('next'), 'admin'), { replace: true });
  };
  return (
    <DialogButton wide dialog={(onClose) => <TurnOnDialog onClose={onClose} onDone={proceed} />}>
      {t.setUp}
    </DialogButton>
  );
}

/** Whether a login also requires a code of an authenticator app. */
export function SecondFactorPanel() {
  const show = useShowDialog();
  const factor = useFreshQuery(['second-factor'], () => shop(readSecondFactorRoute));
  const { since, recoveryCodes = 0 } = factor.data?.secondFactor ?? {};
  return (
    <Panel
      title={
        <span className="flex flex-wrap items-center gap-3">
          {t.secondFactor}{' '}
          {since !== undefined && (
            <span className="font-text">
              <FactorChip on={since !== null} />
            </span>
          )}
        </span>
      }
      note={t.codeFromAuthenticator}
    >
      <LoadStates of={factor} subject={t.secondFactorNoun} rows={1} />
      {since === null && (
        <Button onClick={() => show((onClose) => <TurnOnDialog onClose={onClose} />)}>
          {t.turn}
        </Button>
      )}
      {since && (
        <div className="grid gap-4">
          <p className="text-text-2">{t.since10Recovery(formatLocal(since), recoveryCodes)}</p>
          {recoveryCodes < few && <Alert tone="wait">{t.onlyFewRecovery}</Alert>}
          <div className="flex flex-wrap gap-3">
            <DialogButton
              kind="second"
              size="s"
              dialog={(onClose) => <NewCodesDialog onClose={onClose} />}
            >
              {t.newRecoveryCodesLabel}
            </DialogButton>
            <DialogButton
              kind="danger"
              size="s"
              dialog={(onClose) => (
                <VerificationDialog
                  title={t.turnSecondFactor}
                  description={t.youWillThen}
                  save={t.turnOff}
                  danger
                  withCode
                  send={(body) => shop(turnOffSecondFactorRoute, { body })}
                  done={{ title: t.secondFactorOff }}
                  onClose={onClose}
                />
              )}
            >
              {t.turnOff}
            </DialogButton>
          </div>
        </div>
      )}
    </Panel>
  );
}

function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <CodesDialog codes={codes} done={t.newRecoveryCodes} onClose={onClose} />;
  return (
    <VerificationDialog
      title={t.newRecoveryCodesLabel}
      description={t.tenCodesYou}
      save={t.makeNewCodes}
      withCode
      send={(body) => shop(renewRecoveryCodesRoute, { body })}
      onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      onClose={onClose}
    />
  );
}
