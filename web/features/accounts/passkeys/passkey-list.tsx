import type { Passkey } from '@jyotiratna/contract';
import { listPasskeysRoute, removePasskeyRoute } from '@jyotiratna/contract/passkeys';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { passkeys as t } from '#messages/accounts/passkeys.ts';
import { controls } from '#messages/platform/controls.ts';
import { plainDay } from '../../../plain-date.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { callMessage } from '../call-message.ts';
import { AddPasskey } from './add-passkey.tsx';
import { hasPasskeys } from './browser-passkeys.ts';
import { passkeysKey } from './passkeys-key.ts';

/** An account's passkeys: add one for this device, remove one. */
export function PasskeyList({ email }: { email: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: passkeysKey,
    queryFn: async () => (await shop(listPasskeysRoute)).passkeys,
  });
  const [isSupported, setSupported] = useState(true);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  useEffect(() => setSupported(hasPasskeys()), []);
  return (
    <div className="grid justify-items-start gap-3">
      {isError && (
        <Alert tone="error">
          {t.failed}
          <Button kind="text" size="s" onClick={() => void refetch()}>
            {controls.retry}
          </Button>
        </Alert>
      )}
      {data?.length === 0 && <p className="text-small text-text-2">{t.none}</p>}
      {data && data.length > 0 && (
        <ul className="w-full divide-y divide-line">
          {data.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="wrap-anywhere">{passkey.name}</p>
                <p className="text-small text-text-2">{usesOf(passkey)}</p>
              </div>
              <Button kind="text" size="s" aria-label={t.removeOf(passkey.name)} onClick={() => setRemoving(passkey)}>
                {t.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isSupported ? (
        <Button kind="second" size="s" onClick={() => setAdding(true)}>
          {t.add}
        </Button>
      ) : (
        <p className="text-small text-text-2">{t.unsupported}</p>
      )}
      {adding && <AddPasskey email={email} onClose={() => setAdding(false)} />}
      <RemoveDialog passkey={removing} onClose={() => setRemoving(null)} />
    </div>
  );
}

function usesOf({ createdAt, lastUsedAt }: Passkey): string {
  const since = t.since(plainDay(createdAt));
  return lastUsedAt === null ? since : `${since}, ${t.used(plainDay(lastUsedAt))}`;
}

function RemoveDialog({ passkey, onClose }: { passkey: Passkey | null; onClose: () => void }) {
  const queries = useQueryClient();
  const toast = useToast();
  const removal = useMutation({
    mutationFn: (id: string) => shop(removePasskeyRoute, { params: { id } }),
    onSuccess: ({ passkeys }) => {
      queries.setQueryData(passkeysKey, passkeys);
      toast({ title: t.removed });
    },
    onError: (error) => toast({ kind: 'error', title: callMessage(error, t.removeFailed) }),
    onSettled: onClose,
  });
  return (
    <AlertDialog
      open={passkey !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t.removeTitle}
      description={t.removeHint}
      confirm={t.remove}
      danger
      busy={removal.isPending}
      onConfirm={() => passkey && removal.mutate(passkey.id)}
    />
  );
}
