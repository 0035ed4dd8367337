import { deleteImportRoute } from '@jyotiratna/contract/admin/imports';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { imports as t } from '#messages/admin/imports.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';

/** Deletes the files and the report of a move, also while they are read. */
export function DeleteImport({ id }: { id: string }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useSend({
    call: () => shop(deleteImportRoute, { params: { id } }),
    done: () => t.deleted,
    onDone: () => void navigate('/admin/move-in'),
  });
  return (
    <div>
      <Button kind="text" onClick={() => setAsking(true)}>
        {t.delete}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t.deleteQuestion}
          description={t.deleteText}
          confirm={t.delete}
          busyLabel={t.deleting}
          danger
          of={remove}
          onConfirm={remove.send}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
