import type { ListedAdminArticle } from '@jyotiratna/contract';
import { addArticle, listAdminArticles } from '@jyotiratna/contract/admin/articles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { isCallError } from '../../../is-call-error.ts';
import { plainDate } from '../../../plain-date.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/field.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { RecordTable } from '../layout/record-table.tsx';
import { articlesKey } from './articles-key.ts';
import { StateChip } from './state-chip.tsx';

/** The blog as its owner sees it: drafts, published and withdrawn articles. */
export function ArticlesPage() {
  const list = useQuery({ queryKey: articlesKey, queryFn: () => shop(listAdminArticles), staleTime: 0 });
  const [adding, setAdding] = useState(false);
  const articles = list.data?.articles;
  return (
    <>
      <AdminHead title="Articles">
        <a href="/blog" className="target text-link">
          The blog
        </a>
        <Button size="s" onClick={() => setAdding(true)}>
          New article
        </Button>
      </AdminHead>
      <LoadStates of={list} what="articles" rows={6} />
      {articles?.length === 0 && <EmptyState title="No articles yet">Write the first one.</EmptyState>}
      {articles && articles.length > 0 && (
        <RecordTable<ListedAdminArticle>
          caption="Articles"
          rows={articles}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'title',
              head: 'Title',
              lead: 'title',
              cell: ({ id, title }) => (
                <Link to={`/admin/articles/${id}`} className="target text-link">
                  {title}
                </Link>
              ),
            },
            { key: 'category', head: 'Category', cell: ({ category }) => category },
            { key: 'date', head: 'Day', cell: ({ date }) => plainDate(date, 'short') },
            { key: 'hindi', head: 'Hindi', cell: ({ hindi }) => (hindi ? 'Written' : 'Not written') },
            { key: 'state', head: 'State', cell: ({ state }) => <StateChip state={state} /> },
          ]}
        />
      )}
      {adding && <NewArticle onClose={() => setAdding(false)} />}
    </>
  );
}

function NewArticle({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState('');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: () => shop(addArticle, { body: { title: title.trim() } }),
    onSuccess: ({ article }) => {
      void queries.invalidateQueries({ queryKey: articlesKey });
      void navigate(`/admin/articles/${article.id}`);
    },
  });
  const error = isCallError(add.error) ? add.error.fields.title : undefined;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New article"
      description="Nobody reads it before you publish it."
      confirm="Begin"
      busy={add.isPending}
      busyLabel="Saving..."
      onConfirm={() => add.mutate()}
    >
      <div className="grid gap-4">
        {add.isError && !error && <Alert tone="error">{add.error.message}</Alert>}
        <TextField
          label="Title in English"
          maxLength={120}
          value={title}
          error={error}
          hint="Its address follows from it, and can be changed until it is published."
          onChange={(event) => {
            setTitle(event.currentTarget.value);
            if (add.isError) add.reset();
          }}
        />
      </div>
    </AlertDialog>
  );
}
