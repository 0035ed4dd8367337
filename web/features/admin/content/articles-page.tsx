import type { ListedAdminArticle } from '@jyotiratna/contract';
import { addArticleRoute, listAdminArticlesRoute } from '@jyotiratna/contract/admin/articles';
import { articles, content as t } from '#messages/admin/content.ts';
import { api } from '../../../api.ts';
import { plainDate } from '../../../plain-date.ts';
import type { RecordColumn } from '../list/columns.tsx';
import type { Filter } from '../list/filter-bar.tsx';
import { DocumentList } from './document-list.tsx';

const filters: readonly Filter<ListedAdminArticle>[] = [{ name: 'search', label: articles.search }];

const columns: readonly RecordColumn<ListedAdminArticle>[] = [
  { key: 'category', head: t.category, value: ({ category }) => category },
  {
    key: 'date',
    head: t.day,
    value: ({ date }) => date,
    cell: ({ date }) => plainDate(date, 'short'),
  },
];

/** The owner's list of articles: drafts, published and withdrawn ones. */
export function ArticlesPage() {
  return (
    <DocumentList
      section="articles"
      labels={articles}
      list={() => api(listAdminArticlesRoute).then((reply) => reply.articles)}
      name={{ key: 'title', head: t.titleLabel, of: ({ title }) => title, maxLength: 120 }}
      filters={filters}
      columns={columns}
      actions={
        <a href="/blog" className="target text-link">
          {t.blog}
        </a>
      }
      create={(title) =>
        api(addArticleRoute, { body: { title } }).then(({ article }) => article.id)
      }
    />
  );
}
