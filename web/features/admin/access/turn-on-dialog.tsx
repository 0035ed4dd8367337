import { confirmSecondFactorRoute, startSecondFactorRoute } from '@jyotiratna/contract/admin/team';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { encode } from 'uqr';
import { access as t } from '#messages/admin/access.ts';
import { saveFile } from '../../../save-file.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { ErrorAlert } from '../../accounts/error-alert.tsx';
import { useSubmit } from '../../accounts/use-submit.ts';
import { CopyButton } from '../layout/one-time-secret.tsx';
import { VerificationDialog } from './verification-dialog.tsx';

type Secret = { secret: string; uri: string };
type Props = {
  onClose: () => void;
  /** The second factor is on, and its recovery codes are stored. */
  onDone?: () => unknown;
};

/** Password, then the app's secret and its first code, then the recovery codes. */
export function TurnOnDialog({ onClose, onDone }: Props) {
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
      send={({ password }) => shop(startSecondFactorRoute, { body: { password } })}
      onDone={setSecret}
      fallback={t.secondFactorCouldNot}
      onClose={onClose}
    />
  );
}

function ScanStep({ secret, uri, onCodes }: Secret & { onCodes: (codes: string[]) => void }) {
  const { busy, rejection, alert, field, form } = useSubmit({
    send: ({ code = '' }) => shop(confirmSecondFactorRoute, { body: { code } }),
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

/**
 * A text as a QR code with its quiet zone (ISO/IEC 18004: four modules), dark on light on every
 * ground.
 */
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
  /** The toast once they are stored. */
  done: string;
  onClose: () => void;
};

/** Recovery codes, displayed this once: each opens the account one time without the app. */
export function CodesDialog({ codes, done, onClose }: CodesProps) {
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
