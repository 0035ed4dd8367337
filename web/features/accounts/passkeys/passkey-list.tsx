import type { Passkey } from '@jyotiratna/contract';
import { listPasskeysRoute } from '@jyotiratna/contract/passkeys';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { passkeys as t } from '#messages/accounts/passkeys.ts';
import { controls } from '#messages/platform/controls.ts';
import { api } from '../../../api.ts';
import { plainDay } from '../../../plain-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { hasPasskeys } from './browser-passkeys.ts';
import { passkeysKey } from './passkeys-key.ts';
import { RemovePasskey } from './remove-passkey.tsx';

/** An account's passkeys: add one for this device, remove one. */
export function PasskeyList({ email }: { email: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: passkeysKey,
    queryFn: async () => (await api(listPasskeysRoute)).passkeys,
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
              <Button
                kind="text"
                size="s"
                aria-label={t.removeOf(passkey.name)}
                onClick={() => setRemoving(passkey)}
              >
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
      {removing && (
        <RemovePasskey passkey={removing} email={email} onClose={() => setRemoving(null)} />
      )}
    </div>
  );
}

function usesOf({ createdAt, lastUsedAt }: Passkey): string {
  const added = t.since(plainDay(createdAt));
  return lastUsedAt === null ? added : `${added}, ${t.used(plainDay(lastUsedAt))}`;
}
