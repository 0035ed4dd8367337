import { linkGoogleRoute, signInMethods, unlinkGoogleRoute } from '@jyotiratna/contract/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { account } from '#messages/accounts/account.ts';
import { profile } from '#messages/accounts/profile.ts';
import { language } from '#messages/language.ts';
import { api } from '../../../api.ts';
import { NotLoaded } from '../../../not-loaded.tsx';
import { plainDay } from '../../../plain-date.ts';
import { useShopConfig } from '../../../shell/use-shop-config.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { googleRedirectUri, rememberGoogleNext } from '../google-sign-in.ts';
import { OwnPassword } from '../own-password.tsx';
import { useSubmit } from '../use-submit.ts';
import { ProfileRow } from './section.tsx';

const labels = profile.google;
const queryKey = ['sign-in-ways'];

/**
 * Whether the account is linked to Google, with an action to change that; hidden if the shop has no
 * Google sign-in.
 */
export function GoogleRow({ email }: { email: string }) {
  const config = useShopConfig();
  const methods = useQuery({
    queryKey,
    queryFn: () => api(signInMethods),
    enabled: config?.google ?? false,
  });
  const [open, setOpen] = useState(false);
  if (!config?.google) return null;
  if (!methods.data) return <NotLoaded of={methods} />;
  const { password, google } = methods.data;
  return (
    <ProfileRow
      title={labels.title}
      action={
        google && !password ? (
          <LinkButton to="/user/forgot-password" kind="text" size="s" className="-mx-4">
            {labels.setPassword}
          </LinkButton>
        ) : (
          <Button kind="text" size="s" className="-mx-4" onClick={() => setOpen(true)}>
            {google ? labels.unlink : labels.link}
          </Button>
        )
      }
    >
      {!google ? labels.off : password ? labels.on(plainDay(google.since)) : labels.only}
      {open && google && <UnlinkDialog email={email} onClose={() => setOpen(false)} />}
      {open && !google && (
        <LinkDialog email={email} publicUrl={config.publicUrl} onClose={() => setOpen(false)} />
      )}
    </ProfileRow>
  );
}

type DialogProps = { email: string; onClose: () => void };

function LinkDialog({ email, publicUrl, onClose }: DialogProps & { publicUrl: string }) {
  const submit = useSubmit({
    send: ({ password = '' }) => {
      rememberGoogleNext('/user/profile', language.prefix);
      return api(linkGoogleRoute, {
        body: { redirectUri: googleRedirectUri(publicUrl), ...(password && { password }) },
      });
    },
    done: ({ url }) => location.assign(url),
    fallback: labels.failed,
  });
  return (
    <FormDialog title={labels.linkTitle} save={account.google} submit={submit} onClose={onClose}>
      <OwnPassword email={email} {...submit.field('password')} label={profile.password.current} />
    </FormDialog>
  );
}

function UnlinkDialog({ email, onClose }: DialogProps) {
  const queries = useQueryClient();
  const toast = useToast();
  const submit = useSubmit({
    send: ({ password = '' }) => api(unlinkGoogleRoute, { body: { password } }),
    done: () => {
      toast({ title: labels.unlinked });
      void queries.invalidateQueries({ queryKey });
      onClose();
    },
    fallback: labels.failed,
  });
  return (
    <FormDialog title={labels.unlinkTitle} save={labels.unlink} submit={submit} onClose={onClose}>
      <p className="text-text-2">{labels.unlinkHint}</p>
      <OwnPassword email={email} {...submit.field('password')} label={profile.password.current} />
    </FormDialog>
  );
}
