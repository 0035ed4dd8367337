import { acceptConsultationRoute } from '@jyotiratna/contract/consultations';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session as t } from '#messages/consultations/session.ts';
import { api } from '../../../api.ts';
import { isCallError } from '../../../is-call-error.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { healerQueryKey } from './healer-query-key.ts';

type Props = { id: string; onOpen: (id: string) => void; onOver: () => void };

/**
 * Accepts the request whose notification opened this page, and opens its session. Idempotent: the
 * service worker has already sent the same call.
 */
export function AcceptFromNotification({ id, onOpen, onOver }: Props) {
  const queries = useQueryClient();
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each notification
  useEffect(() => {
    api(acceptConsultationRoute, { params: { id } })
      .then(
        () => onOpen(id),
        (error: unknown) => {
          toast({ kind: 'error', title: isCallError(error) ? error.message : t.notSent });
          onOver();
        },
      )
      .finally(() => void queries.invalidateQueries({ queryKey: healerQueryKey }));
  }, [id]);
  return <Spinner label={t.dashboard.accepting} />;
}
