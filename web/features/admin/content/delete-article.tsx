import type { AdminArticle } from '@jyotiratna/contract';
import { deleteArticle } from '@jyotiratna/contract/admin/articles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { articlesKey } from './articles-key.ts';

/** Removes an article that nobody reads; one that is public is withdrawn first. */
export function DeleteArticle({ article }: { article: AdminArticle }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: () => shop(deleteArticle, { params: { id: article.id }, body: { version: article.version } }),
    onSuccess: async () => {
      toast({ title: 'Article deleted' });
      await navigate('/admin/articles');
      queries.removeQueries({ queryKey: [...articlesKey, 'one', article.id] });
      void queries.invalidateQueries({ queryKey: articlesKey, exact: true });
    },
  });
  if (article.state === 'published' || article.state === 'changed') return null;
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
        title="Delete this article?"
        description="Its texts in both languages, its pictures and what was published before are gone for good."
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
