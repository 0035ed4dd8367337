import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';

type Props = {
  id: string;
  /** 'article': what is asked about and told as deleted. */
  what: string;
  /** What is lost. */
  description: string;
  /** The screen with the list, and what its queries begin with. */
  list: string;
  queryKey: readonly string[];
  remove: () => Promise<unknown>;
};

/** Asks, deletes something that an owner wrote and nobody reads, and leads back to its list. */
export function DeleteDocument({ id, what, description, list, queryKey, remove }: Props) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const toast = useToast();
  const deletion = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      toast({ title: `${what.replace(/^./, (letter) => letter.toUpperCase())} deleted` });
      await navigate(list);
      queries.removeQueries({ queryKey: [...queryKey, 'one', id] });
      void queries.invalidateQueries({ queryKey, exact: true });
    },
  });
  return (
    <>
      <Button kind="danger" size="s" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open);
          deletion.reset();
        }}
        title={`Delete this ${what}?`}
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
