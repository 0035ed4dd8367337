import { cancelDraftOrderRoute } from '@jyotiratna/contract/admin/draft-orders';
import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { shop } from '../../../shop.ts';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';

/** Asks, and cancels a draft. */
export function CancelDraft({ id, onClose }: { id: string; onClose: () => void }) {
  const cancel = useSend({
    call: () => shop(cancelDraftOrderRoute, { params: { id } }),
    done: () => t.cancelled,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t.cancelQuestion}
      description={t.cancelText}
      confirm={t.cancel}
      cancel={t.keep}
      danger
      failed={t.cancelFailed}
      of={cancel}
      onConfirm={cancel.send}
      onClose={onClose}
    />
  );
}
