import type { ListedAdminArticle } from '@jyotiratna/contract';
import { addArticleRoute, listAdminArticlesRoute } from '@jyotiratna/contract/admin/articles';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { plainDate } from '../../../plain-date.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { NewDocument } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';
import { articlesKey } from './articles-key.ts';
import { StateChip } from './state-chip.tsx';

const filters: readonly Filter<ListedAdminArticle>[] = [{ name: 'search', label: 'Search articles' }];

const columns: readonly RecordColumn<ListedAdminArticle>[] = [
  {
    key: 'title',
    head: 'Title',
    lead: 'title',
    value: ({ title }) => title,
    cell: ({ id, title }) => (
      <Link to={`/admin/articles/${id}`} className="target text-link">
        {title}
      </Link>
    ),
  },
  { key: 'category', head: 'Category', value: ({ category }) => category },
  { key: 'date', head: 'Day', value: ({ date }) => date, cell: ({ date }) => plainDate(date, 'short') },
  { key: 'hindi', head: 'Hindi', value: ({ hindi }) => (hindi ? 'Written' : 'Not written') },
  {
    key: 'state',
    head: 'State',
    value: ({ state }) => state,
    cell: ({ state }) => <StateChip state={state} />,
  },
];

/** The blog as its owner sees it: drafts, published and withdrawn articles. */
export function ArticlesPage() {
  const [title, setTitle] = useState<string | null>(null);
  const navigate = useNavigate();
  const add = useSend({
    call: () => shop(addArticleRoute, { body: { title: (title ?? '').trim() } }),
    onDone: ({ article }) => void navigate(`/admin/articles/${article.id}`),
  });
  return (
    <>
      <AdminList
        title="Articles"
        what="articles"
        queryKey={[...articlesKey, 'list']}
        load={async () => ({ rows: (await shop(listAdminArticlesRoute)).articles })}
        filters={filters}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ title: 'No articles yet', text: 'Write the first one.' }}
        actions={
          <>
            <a href="/blog" className="target text-link">
              The blog
            </a>
            <Button size="s" onClick={() => setTitle('')}>
              New article
            </Button>
          </>
        }
      />
      {title !== null && (
        <NewDocument
          title="New article"
          description="Nobody reads it before you publish it."
          label="Title in English"
          hint="Its address follows from it, and can be changed until it is published."
          maxLength={120}
          field="title"
          text={title}
          onText={setTitle}
          of={add}
          onClose={() => setTitle(null)}
        />
      )}
    </>
  );
}
