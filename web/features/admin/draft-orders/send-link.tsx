import type { DraftOrder, LinkChannel } from '@jyotiratna/contract';
import { sendPaymentLinkRoute } from '@jyotiratna/contract/admin/draft-orders';
import { useState } from 'react';
import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { CallAlert, SendButton, useSend } from '../layout/call.tsx';

type Props = { draft: DraftOrder; onClose: () => void };

/** Sends the payment link by the selected channels, and shows it once. */
export function SendLink({ draft: { id, email, phone }, onClose }: Props) {
  const [channels, setChannels] = useState<readonly LinkChannel[]>(email ? ['email'] : []);
  const [requestKey] = useState(() => crypto.randomUUID());
  const sending = useSend({
    call: () =>
      api(sendPaymentLinkRoute, { params: { id }, body: { requestKey, channels: [...channels] } }),
    done: () => t.sent,
  });
  const toggle = (channel: LinkChannel) => (event: { currentTarget: { checked: boolean } }) => {
    const rest = channels.filter((one) => one !== channel);
    setChannels(event.currentTarget.checked ? [...rest, channel] : rest);
  };
  const url = sending.data?.url;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || sending.busy || onClose()}
      title={t.sendLink}
      description={t.sendText}
    >
      <div className="grid gap-4 pt-2">
        <CallAlert title={t.sendFailed}>{sending.alert}</CallAlert>
        {url ? (
          <Link url={url} />
        ) : (
          <>
            {email && (
              <Checkbox checked={channels.includes('email')} onChange={toggle('email')}>
                {t.byEmail(email)}
              </Checkbox>
            )}
            {phone && (
              <Checkbox checked={channels.includes('text')} onChange={toggle('text')}>
                {t.byText(phone)}
              </Checkbox>
            )}
            <p className="text-small text-text-2">{t.copyText}</p>
            <SendButton of={sending} className="justify-self-end" busyLabel={t.sending}>
              {t.send}
            </SendButton>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Link({ url }: { url: string }) {
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast({ title: t.copied });
  };
  return (
    <>
      <TextField
        label={t.link}
        hint={t.copyText}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button className="justify-self-end" onClick={() => void copy().catch(() => {})}>
        {t.copy}
      </Button>
    </>
  );
}
