import { googleCallback } from '@jyotiratna/contract/accounts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { account } from '#messages/accounts/account.ts';
import { api } from '../../api.ts';
import { callMessage } from '../../call-message.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { googleRedirectUri, takeGoogleNext } from './google-sign-in.ts';
import { useEnter } from './use-enter.ts';

/**
 * Completes the Google sign-in (OAuth): sends the authorization code once, because it works only
 * once.
 */
export function GoogleLanding() {
  const [params] = useSearchParams();
  const enter = useEnter();
  const publicUrl = useShopConfig()?.publicUrl ?? '';
  const sent = useRef(false);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    const code = params.get('code');
    const state = params.get('state');
    if (!code) return setError(account.googleFailed);
    api(googleCallback, {
      body: { code, redirectUri: googleRedirectUri(publicUrl), ...(state && { state }) },
    })
      .then(({ user }) => enter(user, takeGoogleNext()))
      .catch((error: unknown) => setError(callMessage(error, account.googleFailed)));
  }, [params, enter, publicUrl]);

  if (error === null) return <Spinner label={account.googleRuns} />;
  return (
    <EmptyState
      level={1}
      tone="error"
      title={account.googleFailed}
      action={<LinkButton to="/user/login">{account.backToLogin}</LinkButton>}
    >
      {error === account.googleFailed ? account.googleFailedHint : error}
    </EmptyState>
  );
}
