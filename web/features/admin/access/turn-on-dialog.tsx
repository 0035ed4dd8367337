import { confirmSecondFactorRoute, startSecondFactorRoute } from '@jyotiratna/contract/admin/team';
import { useEffect, useRef, useState } from 'react';
import { access as t } from '#messages/admin/access.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ErrorAlert } from '../../accounts/error-alert.tsx';
import { OwnPassword } from '../../accounts/own-password.tsx';
import { useSubmit } from '../../accounts/use-submit.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Secret = { secret: string; uri: string };
type Props = { email: string; onClose: () => void; onDone: () => void };

/** Password, then the app's secret and its first code, then the recovery codes. */
export function TurnOnDialog({ email, onClose, onDone }: Props) {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && (codes ? onDone() : onClose())}
      title={codes ? t.yourRecoveryCodes : t.turnTheSecondFactorOn}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onStored={onDone} />
      ) : secret ? (
        <ScanStep {...secret} onCodes={setCodes} />
      ) : (
        <PasswordStep email={email} onSecret={setSecret} />
      )}
    </Dialog>
  );
}

function PasswordStep({ email, onSecret }: { email: string; onSecret: (secret: Secret) => void }) {
  const { busy, rejection, alert, field, form } = useSubmit({
    send: ({ password = '' }) => shop(startSecondFactorRoute, { body: { password } }),
    done: onSecret,
    fallback: t.secondFactorCouldNot,
  });
  return (
    <form {...form} className="grid gap-5">
      <p className="text-text-2">{t.youNeedAuthenticator}</p>
      <ErrorAlert rejection={rejection} ref={alert} />
      <OwnPassword email={email} {...field('password')} label={t.yourPassword} />
      <Button type="submit" className="justify-self-end" busy={busy}>
        {t.continue}
      </Button>
    </form>
  );
}

function ScanStep({ secret, uri, onCodes }: Secret & { onCodes: (codes: string[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
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
        ref={input}
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
