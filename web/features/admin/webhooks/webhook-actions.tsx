import {
  deleteWebhookRoute,
  rotateWebhookSecretRoute,
  testWebhookRoute,
} from '@jyotiratna/contract/admin/webhooks';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { webhooks as t } from '#messages/admin/webhooks.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { CallButton } from '../layout/call.tsx';
import { CallDialog, DeleteDialog } from '../layout/dialogs.tsx';
import { WebhookSecret } from './webhook-dialog.tsx';

/** Buttons that send a test event, replace the secret, or delete a webhook. */
export function WebhookActions({ id }: { id: string }) {
  const [open, setOpen] = useState<'secret' | 'end' | null>(null);
  const navigate = useNavigate();
  const close = () => setOpen(null);
  const params = { id };
  const [secret, setSecret] = useState('');
  return (
    <>
      <CallButton
        kind="second"
        size="s"
        call={() => api(testWebhookRoute, { params })}
        done={() => t.tested}
      >
        {t.test}
      </CallButton>
      <Button kind="second" size="s" onClick={() => setOpen('secret')}>
        {t.rotate}
      </Button>
      <Button kind="danger" size="s" onClick={() => setOpen('end')}>
        {t.remove}
      </Button>
      {open === 'secret' && (
        <CallDialog
          title={t.rotateQuestion}
          description={t.rotateText}
          confirm={t.rotate}
          call={() => api(rotateWebhookSecretRoute, { params })}
          done={t.rotated}
          onDone={(reply) => {
            close();
            setSecret(reply.secret);
          }}
          onClose={close}
        />
      )}
      {secret && <WebhookSecret secret={secret} onClose={() => setSecret('')} />}
      {open === 'end' && (
        <DeleteDialog
          title={t.removeQuestion}
          description={t.removeText}
          call={() => api(deleteWebhookRoute, { params })}
          done={{ title: t.removed }}
          onDone={() => void navigate('/admin/webhooks')}
          onClose={close}
        />
      )}
    </>
  );
}
