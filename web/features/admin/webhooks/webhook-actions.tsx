import {
  deleteWebhookRoute,
  rotateWebhookSecretRoute,
  testWebhookRoute,
} from '@jyotiratna/contract/admin/webhooks';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { webhooks as t } from '#messages/admin/webhooks.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog, DeleteDialog } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';
import { SecretDialog } from './webhook-dialog.tsx';

/** A trial, a new secret, and the end of a webhook. */
export function WebhookActions({ id }: { id: string }) {
  const [open, setOpen] = useState<'secret' | 'end' | null>(null);
  const navigate = useNavigate();
  const close = () => setOpen(null);
  const params = { id };
  const trial = useSend({ call: () => shop(testWebhookRoute, { params }), done: () => t.tested });
  const rotate = useSend({
    call: () => shop(rotateWebhookSecretRoute, { params }),
    done: () => t.rotated,
    onDone: close,
  });
  return (
    <>
      <Button kind="second" size="s" busy={trial.busy} onClick={() => trial.send()}>
        {t.test}
      </Button>
      <Button kind="second" size="s" onClick={() => setOpen('secret')}>
        {t.rotate}
      </Button>
      <Button kind="danger" size="s" onClick={() => setOpen('end')}>
        {t.remove}
      </Button>
      {open === 'secret' && (
        <ConfirmDialog
          title={t.rotateQuestion}
          description={t.rotateText}
          confirm={t.rotate}
          busyLabel={t.saving}
          of={rotate}
          onConfirm={rotate.send}
          onClose={close}
        />
      )}
      {rotate.data && <SecretDialog secret={rotate.data.secret} onClose={rotate.reset} />}
      {open === 'end' && (
        <DeleteDialog
          title={t.removeQuestion}
          description={t.removeText}
          call={() => shop(deleteWebhookRoute, { params })}
          done={{ title: t.removed }}
          onDone={() => void navigate('/admin/webhooks')}
          onClose={close}
        />
      )}
    </>
  );
}
