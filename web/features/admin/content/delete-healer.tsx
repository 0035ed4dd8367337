import type { HealerDocument } from '@jyotiratna/contract';
import { deleteHealer } from '@jyotiratna/contract/admin/healers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { healersKey } from './healers-key.ts';

/** Removes a draft that never was published; sessions with any other healer name them for good. */
export function DeleteHealer({ healer }: { healer: HealerDocument }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: () => shop(deleteHealer, { params: { id: healer.id }, body: { version: healer.version } }),
    onSuccess: async () => {
      toast({ title: 'Draft deleted' });
      await navigate('/admin/healers');
      queries.removeQueries({ queryKey: [...healersKey, 'one', healer.id] });
      void queries.invalidateQueries({ queryKey: healersKey, exact: true });
    },
  });
  if (healer.state !== 'draft') return null;
  return (
    <>
      <Button kind="danger" size="s" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open);
          remove.reset();
        }}
        title="Delete this draft?"
        description="The profile is gone for good, in both languages. Nobody but administrators has seen it."
        confirm="Delete"
        danger
        busy={remove.isPending}
        busyLabel="Deleting..."
        onConfirm={() => remove.mutate()}
      >
        {remove.isError && <Alert tone="error">{remove.error.message}</Alert>}
      </AlertDialog>
    </>
  );
}
