import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';

type Props = {
  id: string;
  /** 'article': the label in the confirmation and in the success message. */
  what: string;
  /** The data that is lost. */
  description: string;
  /** The list's screen, and the prefix of its query keys. */
  list: string;
  queryKey: readonly string[];
  remove: () => Promise<unknown>;
};

/** Requires confirmation, deletes an owner's unpublished document, and returns to its list. */
export function DeleteDocument({ id, what: subject, description, list, queryKey, remove }: Props) {
  const [dialogOpen, setDialogOpen] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const toast = useToast();
  const deletion = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      toast({ title: `${subject.replace(/^./, (letter) => letter.toUpperCase())} deleted` });
      await navigate(list);
      queries.removeQueries({ queryKey: [...queryKey, 'one', id] });
      void queries.invalidateQueries({ queryKey, exact: true });
    },
  });
  return (
    <>
      <Button kind="danger" size="s" onClick={() => setDialogOpen(true)}>
        Delete
      </Button>
      <AlertDialog
        open={dialogOpen}
        onOpenChange={(open) => {
          setDialogOpen(open);
          deletion.reset();
        }}
        title={`Delete this ${subject}?`}
        description={description}
        confirm="Delete"
        danger
        busy={deletion.isPending}
        busyLabel="Deleting..."
        onConfirm={() => deletion.mutate()}
      >
        {deletion.isError && <Alert tone="error">{deletion.error.message}</Alert>}
      </AlertDialog>
    </>
  );
}
