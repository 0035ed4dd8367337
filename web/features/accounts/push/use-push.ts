import type { PushKind, PushSettings } from '@jyotiratna/contract';
import {
  addPushDeviceRoute,
  readPushRoute,
  removePushDeviceRoute,
  savePushRoute,
} from '@jyotiratna/contract/push';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notifications as t } from '#messages/accounts/notifications.ts';
import { api } from '../../../api.ts';
import { callMessage } from '../../../call-message.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useCall } from '../../../use-call.ts';
import { ownEndpoint, pushSupport, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';
import { pushKey } from './push-key.ts';

/** An account's notification settings, and whether this browser is one of its devices. */
export function usePush() {
  const settings = useQuery({ queryKey: pushKey, queryFn: () => api(readPushRoute) });
  const browser = useQuery({
    queryKey: [...pushKey, 'browser'],
    queryFn: async () => ({
      support: pushSupport(),
      endpoint: await ownEndpoint().catch(() => null),
    }),
  });
  const own =
    settings.data?.devices.find(({ endpoint }) => endpoint === browser.data?.endpoint) ?? null;
  return { settings, browser, own };
}

/** Mutations of an account's notification settings; each reports its result. */
export function useChangePush() {
  const queries = useQueryClient();
  const toast = useToast();
  const store = (settings: PushSettings) => {
    queries.setQueryData(pushKey, settings);
    void queries.invalidateQueries({ queryKey: [...pushKey, 'browser'] });
  };
  const onFailed = (error: unknown) => {
    toast({ kind: 'error', title: callMessage(error, t.notSaved) });
    void queries.invalidateQueries({ queryKey: pushKey });
  };
  const turnOn = useCall({
    call: async (publicKey: string) => {
      const body = await subscribeBrowser(publicKey);
      return body && api(addPushDeviceRoute, { body });
    },
    done: (settings) => (settings ? t.turnedOn : { kind: 'error', title: t.rejected }),
    onDone: (settings) => {
      if (settings) store(settings);
      else void queries.invalidateQueries({ queryKey: [...pushKey, 'browser'] });
    },
    onFailed,
  });
  const remove = useCall({
    call: async ({ id, isOwn }: { id: string; isOwn: boolean }) => {
      const settings = await api(removePushDeviceRoute, { params: { id } });
      if (isOwn) await unsubscribeBrowser().catch(() => undefined);
      return settings;
    },
    done: (_, { isOwn }) => (isOwn ? t.turnedOff : t.removed),
    onDone: store,
    onFailed,
  });
  // Not by `useCall`, because several switches may be pressed while a call is pending.
  const save = useMutation({
    mutationFn: (body: { kinds: PushKind[]; named: boolean }) => api(savePushRoute, { body }),
    // Optimistic update; after an error the server's state is fetched again.
    onMutate: ({ kinds, named }) =>
      queries.setQueryData<PushSettings>(
        pushKey,
        (before) =>
          before && {
            ...before,
            named,
            kinds: before.kinds.map(({ kind }) => ({ kind, on: kinds.includes(kind) })),
          },
      ),
    onError: onFailed,
  });
  return { turnOn, remove, save };
}
