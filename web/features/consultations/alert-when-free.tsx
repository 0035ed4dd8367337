import {
  cancelHealerAlertRoute,
  requestHealerAlertRoute,
} from '@jyotiratna/contract/consultation-summary';
import { useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import { presence as messages } from '#messages/consultations/presence.ts';
import { api } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../use-call.ts';
import { summaryQuery, useSummary } from './summary-query.ts';

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.6 } as const;

/** A switch for a notification once this healer is free. */
export function AlertWhenFree({ healerId, name }: { healerId: string; name: string }) {
  const queries = useQueryClient();
  const isRequested =
    useSummary()?.alerts.some((one) => one.healerId === healerId && !one.isFree) ?? false;
  const { send, busy, message } = useCall({
    call: () =>
      api(isRequested ? cancelHealerAlertRoute : requestHealerAlertRoute, {
        params: { id: healerId },
      }),
    fallback: messages.alert.failed,
    onDone: () => queries.invalidateQueries({ queryKey: summaryQuery.queryKey }),
  });
  return (
    <div className="grid gap-2">
      {message && <Alert tone="error">{message}</Alert>}
      <p role="status" className="empty:hidden">
        {isRequested && messages.alert.requested(name)}
      </p>
      <Button kind="second" busy={busy} aria-pressed={isRequested} onClick={() => send()}>
        {isRequested ? <BellOff {...icon} /> : <Bell {...icon} />}
        {isRequested ? messages.alert.cancel : messages.alert.request}
      </Button>
    </div>
  );
}
