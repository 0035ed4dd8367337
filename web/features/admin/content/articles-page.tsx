import type { ListedAdminArticle } from '@jyotiratna/contract';
import { addArticleRoute, listAdminArticlesRoute } from '@jyotiratna/contract/admin/articles';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { content as t } from '#messages/admin/content.ts';
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

const filters: readonly Filter<ListedAdminArticle>[] = [{ name: 'search', label: t.searchArticles }];

const columns: readonly RecordColumn<ListedAdminArticle>[] = [
  {
    key: 'title',
    head: t.titleLabel,
    lead: 'title',
    value: ({ title }) => title,
    cell: ({ id, title }) => (
      <Link to={`/admin/articles/${id}`} className="target text-link">
        {title}
      </Link>
    ),
  },
  { key: 'category', head: t.category, value: ({ category }) => category },
  { key: 'date', head: t.day, value: ({ date }) => date, cell: ({ date }) => plainDate(date, 'short') },
  { key: 'hindi', head: t.hindi, value: ({ hindi }) => (hindi ? t.written : t.notWritten) },
  {
    key: 'state',
    head: t.state,
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
        title={t.articles}
        what={t.articlesNoun}
        queryKey={[...articlesKey, 'list']}
        load={async () => ({ rows: (await shop(listAdminArticlesRoute)).articles })}
        filters={filters}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ title: t.noArticlesYet, text: t.writeFirstOne }}
        actions={
          <>
            <a href="/blog" className="target text-link">
              {t.blog}
            </a>
            <Button size="s" onClick={() => setTitle('')}>
              {t.newArticle}
            </Button>
          </>
        }
      />
      {title !== null && (
        <NewDocument
          title={t.newArticle}
          description={t.nobodyReadsBefore}
          label={t.titleEnglish}
          hint={t.addressFollowsFrom}
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
