import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { content as t } from '#messages/admin/content.ts';
import { Button } from '../../../ui/button.tsx';
import { DeleteDialog } from '../layout/confirm-dialog.tsx';

type Props = {
  id: string;
  /** 'article': the label in the confirmation and in the success message. */
  subject: string;
  /** The data that is lost. */
  description: string;
  /** The list's screen, and the prefix of its query keys. */
  list: string;
  queryKey: readonly string[];
  remove: () => Promise<unknown>;
};

/** Requires confirmation, deletes an owner's unpublished document, and returns to its list. */
export function DeleteDocument({ id, subject, description, list, queryKey, remove }: Props) {
  const [dialogOpen, setDialogOpen] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <>
      <Button kind="danger" size="s" onClick={() => setDialogOpen(true)}>
        {t.delete}
      </Button>
      {dialogOpen && (
        <DeleteDialog
          title={t.deleteThis(subject)}
          description={description}
          call={async () => {
            await remove();
            await navigate(list);
            queries.removeQueries({ queryKey: [...queryKey, 'one', id] });
          }}
          done={{ title: t.deleted(subject.replace(/^./, (letter) => letter.toUpperCase())) }}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  );
}
