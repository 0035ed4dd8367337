import { readPhoneRoute } from '@jyotiratna/contract/phone';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ownPhone as t } from '#messages/accounts/phone.ts';
import { profile } from '#messages/accounts/profile.ts';
import { api } from '../../../api.ts';
import { useShopConfig } from '../../../shell/use-shop-config.ts';
import { Button } from '../../../ui/button.tsx';
import { ProfileRow } from '../profile/section.tsx';
import { phoneQueryKey } from './phone-key.ts';

const PhoneDialog = lazy(() => import('./phone-dialog.tsx'));

/** The account's phone number, if the shop sends messages. */
export function PhoneRow({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const isOffered = useShopConfig()?.texts === true;
  const { data, isError } = useQuery({
    queryKey: phoneQueryKey,
    queryFn: () => api(readPhoneRoute),
    enabled: isOffered,
  });
  if (!isOffered) return null;
  const label = data?.phone ? t.change : t.add;
  return (
    <ProfileRow
      title={t.title}
      action={
        <Button
          kind="text"
          size="s"
          className="-mx-4"
          aria-label={label}
          onClick={() => setOpen(true)}
        >
          {data?.phone ? profile.password.short : t.short}
        </Button>
      }
    >
      {isError
        ? t.notLoaded
        : [data?.phone ?? t.none, data?.messages && t.permitted].filter(Boolean).join(' · ')}
      {isOpen && (
        <Suspense>
          <PhoneDialog phone={data?.phone ?? null} email={email} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </ProfileRow>
  );
}
