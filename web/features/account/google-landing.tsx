import { googleCallback } from '@jyotiratna/contract/accounts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { account } from '#messages/account.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { shop } from '../../shop.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { callMessage } from './call-message.ts';
import { googleRedirectUri, takeGoogleNext } from './google-sign-in.ts';
import { useEnter } from './use-enter.ts';

/** Exchanges the code that Google sent the browser back with. A code works once, so it is sent once. */
export function GoogleLanding() {
  const [params] = useSearchParams();
  const enter = useEnter();
  const publicUrl = useShopConfig()?.publicUrl ?? '';
  const sent = useRef(false);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    const code = params.get('code');
    const state = params.get('state');
    if (!code) return setFault(account.googleFailed);
    shop(googleCallback, { body: { code, redirectUri: googleRedirectUri(publicUrl), ...(state && { state }) } })
      .then(({ user }) => enter(user, takeGoogleNext()))
      .catch((error: unknown) => setFault(callMessage(error, account.googleFailed)));
  }, [params, enter, publicUrl]);

  if (fault === null) return <Spinner label={account.googleRuns} />;
  return (
    <EmptyState
      level={1}
      tone="fault"
      title={account.googleFailed}
      action={<LinkButton to="/user/login">{account.backToLogin}</LinkButton>}
    >
      {fault === account.googleFailed ? account.googleFailedHint : fault}
    </EmptyState>
  );
}
