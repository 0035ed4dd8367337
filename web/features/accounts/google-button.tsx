import { googleStart } from '@jyotiratna/contract/accounts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { account } from '#messages/accounts/account.ts';
import { language } from '#messages/language.ts';
import { api } from '../../api.ts';
import { callMessage } from '../../call-message.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { Button } from '../../ui/button.tsx';
import { googleRedirectUri, rememberGoogleNext } from './google-sign-in.ts';

/** 'Continue with Google', if configured, and the separator between it and the form. */
export function GoogleButton() {
  const config = useShopConfig();
  const [params] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (!config?.google) return null;
  const redirectUri = googleRedirectUri(config.publicUrl);

  async function start() {
    setBusy(true);
    setError(null);
    try {
      rememberGoogleNext(params.get('next'), language.prefix);
      const { url } = await api(googleStart, { query: { redirectUri } });
      location.assign(url);
    } catch (error) {
      setError(callMessage(error, account.googleFailed));
      setBusy(false);
    }
  }

  return (
    <div className="mb-6">
      <Button kind="second" wide busy={busy} onClick={() => void start()}>
        <span aria-hidden="true" className="text-[1.125rem] font-bold">
          G
        </span>
        {account.google}
      </Button>
      <p role="alert" className="mt-2 text-small font-medium text-sindoor-700 empty:hidden">
        {error}
      </p>
      <p className="mt-6 flex items-center gap-4 text-small text-text-2 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {account.or}
      </p>
    </div>
  );
}
