import type { User } from '@jyotiratna/contract';
import { passkeyLoginRoute, startPasskeyLoginRoute } from '@jyotiratna/contract/passkeys';
import { useEffect, useState } from 'react';
import { passkeys as t } from '#messages/accounts/passkeys.ts';
import { api } from '../../../api.ts';
import { callMessage } from '../../../call-message.ts';
import { Button } from '../../../ui/button.tsx';
import { useEnter } from '../use-enter.ts';
import { hasPasskeys, isCancelled, readPasskey } from './browser-passkeys.ts';

/** 'Log in with a passkey', in browsers that have them. */
export function PasskeyLogin({ account }: { account: User['role'] }) {
  const enter = useEnter();
  const [isOffered, setOffered] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => setOffered(hasPasskeys()), []);
  if (!isOffered) return null;

  async function start() {
    setBusy(true);
    setError(null);
    try {
      const { options } = await api(startPasskeyLoginRoute, { body: {} });
      const credential = await readPasskey(options);
      const { user } = await api(passkeyLoginRoute, { body: { role: account, credential } });
      await enter(user);
    } catch (error) {
      if (!isCancelled(error)) setError(callMessage(error, t.loginFailed));
      setBusy(false);
    }
  }

  return (
    <div className="mt-4">
      <Button kind="second" wide busy={busy} onClick={() => void start()}>
        {t.login}
      </Button>
      <p role="alert" className="mt-2 text-small font-medium text-sindoor-700 empty:hidden">
        {error}
      </p>
    </div>
  );
}
