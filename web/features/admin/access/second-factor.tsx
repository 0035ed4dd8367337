import {
  confirmSecondFactorRoute,
  readSecondFactorRoute,
  renewRecoveryCodesRoute,
  startSecondFactorRoute,
  turnOffSecondFactorRoute,
} from '@jyotiratna/contract/admin/team';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { encode } from 'uqr';
import { access as t } from '#messages/admin/access.ts';
import { api } from '../../../api.ts';
import { saveFile } from '../../../save-file.ts';
import { sessionQuery } from '../../../session/use-session.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { ErrorAlert } from '../../accounts/error-alert.tsx';
import { nextPath } from '../../accounts/next-path.ts';
import { useSubmit } from '../../accounts/use-submit.ts';
import { formatDateTime } from '../layout/dates.ts';
import { DialogButton, useShowDialog } from '../layout/dialogs.tsx';
import { CopyButton } from '../layout/one-time-secret.tsx';
import { LoadStates, Panel, useFreshQuery } from '../layout/page.tsx';
import { FactorChip } from '../team/factor-chip.tsx';
import { VerificationDialog } from './verification-dialog.tsx';

/** Recovery codes below which new ones are advised. */
const lowCodeCount = 3;

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
  const factor = useFreshQuery(['second-factor'], () => api(readSecondFactorRoute));
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
          <p className="text-text-2">{t.since10Recovery(formatDateTime(since), recoveryCodes)}</p>
          {recoveryCodes < lowCodeCount && <Alert tone="wait">{t.onlyFewRecovery}</Alert>}
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
                  send={(body) => api(turnOffSecondFactorRoute, { body })}
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
      send={(body) => api(renewRecoveryCodesRoute, { body })}
      onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      onClose={onClose}
    />
  );
}

type Secret = { secret: string; uri: string };
type Props = {
  onClose: () => void;
  /** Called when the second factor is enabled and its recovery codes are saved. */
  onDone?: () => unknown;
};

/** Password, then the app's secret and its first code, then the recovery codes. */
function TurnOnDialog({ onClose, onDone }: Props) {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = () => {
    onClose();
    void onDone?.();
  };
  const title = t.turnTheSecondFactorOn;
  if (codes) return <CodesDialog codes={codes} done={t.theSecondFactorIsOn} onClose={finish} />;
  if (secret)
    return (
      <Dialog open onOpenChange={(open) => open || onClose()} title={title}>
        <ScanStep {...secret} onCodes={setCodes} />
      </Dialog>
    );
  return (
    <VerificationDialog
      title={title}
      description={t.youNeedAuthenticator}
      save={t.continue}
      send={({ password }) => api(startSecondFactorRoute, { body: { password } })}
      onDone={setSecret}
      fallback={t.secondFactorCouldNot}
      onClose={onClose}
    />
  );
}

function ScanStep({ secret, uri, onCodes }: Secret & { onCodes: (codes: string[]) => void }) {
  const { busy, rejection, alert, field, form } = useSubmit({
    send: ({ code = '' }) => api(confirmSecondFactorRoute, { body: { code } }),
    done: ({ recoveryCodes }) => onCodes(recoveryCodes),
    fallback: t.codeCouldNot,
  });
  return (
    <form {...form} className="grid gap-5">
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={uri} label={t.qrCodeSecret} />
        <div className="min-w-0 grow basis-48">
          <p>{t.scanYourAuthenticator}</p>
          <p className="mt-2">
            <code className="font-semibold">{secret.match(/.{4}/g)?.join(' ') ?? secret}</code>
          </p>
        </div>
      </div>
      <ErrorAlert rejection={rejection} ref={alert} />
      <TextField
        {...field('code')}
        data-autofocus
        label={t.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        hint={t.sixDigitsApp}
      />
      <Button type="submit" className="justify-self-end" busy={busy}>
        {t.turn}
      </Button>
    </form>
  );
}

/** Text as a QR code with its quiet zone (ISO/IEC 18004: four modules), always dark on light. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-md border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  );
}

type CodesProps = {
  codes: readonly string[];
  /** The toast displayed once the codes are saved. */
  done: string;
  onClose: () => void;
};

/** Recovery codes, displayed only once: each replaces the app's code for one login. */
function CodesDialog({ codes, done, onClose }: CodesProps) {
  const queries = useQueryClient();
  const toast = useToast();
  const text = codes.join('\n');
  const save = () =>
    saveFile(
      new File([t.jyotiratnaRecoveryCodes(text)], 'jyotiratna-recovery-codes.txt', {
        type: 'text/plain',
      }),
    );
  const finish = () => {
    onClose();
    toast({ title: done });
    void queries.invalidateQueries({ queryKey: ['admin'] });
  };
  return (
    <Dialog open onOpenChange={finish} title={t.yourRecoveryCodes}>
      <div className="grid gap-5">
        <p className="text-text-2">{t.keepTheseCodes}</p>
        <ul
          aria-label={t.recoveryCodes}
          className="figures grid gap-x-6 gap-y-1 rounded-md bg-marble-100 p-4 sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={text} done={t.codesCopied} />
          <Button kind="second" size="s" onClick={save}>
            <Download aria-hidden size={16} strokeWidth={1.6} />
            {t.download}
          </Button>
          <Button size="s" className="ml-auto" onClick={finish}>
            {t.iKeptThem}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
