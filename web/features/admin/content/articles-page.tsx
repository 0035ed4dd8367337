import type { ListedAdminArticle } from '@jyotiratna/contract';
import { addArticleRoute, listAdminArticlesRoute } from '@jyotiratna/contract/admin/articles';
import { content as t } from '#messages/admin/content.ts';
import { plainDate } from '../../../plain-date.ts';
import { shop } from '../../../shop.ts';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';
import { DocumentList } from './document-list.tsx';

const filters: readonly Filter<ListedAdminArticle>[] = [
  { name: 'search', label: t.searchArticles },
];

const columns: readonly RecordColumn<ListedAdminArticle>[] = [
  { key: 'category', head: t.category, value: ({ category }) => category },
  {
    key: 'date',
    head: t.day,
    value: ({ date }) => date,
    cell: ({ date }) => plainDate(date, 'short'),
  },
];

/** The blog as its owner sees it: drafts, published and withdrawn articles. */
export function ArticlesPage() {
  return (
    <DocumentList
      section="articles"
      title={t.articles}
      subject={t.articlesNoun}
      list={() => shop(listAdminArticlesRoute).then(({ articles }) => articles)}
      name={{ key: 'title', head: t.titleLabel, of: ({ title }) => title }}
      filters={filters}
      columns={columns}
      empty={{ title: t.noArticlesYet, text: t.writeFirstOne }}
      actions={
        <a href="/blog" className="target text-link">
          {t.blog}
        </a>
      }
      create={(title) =>
        shop(addArticleRoute, { body: { title } }).then(({ article }) => article.id)
      }
      adding={{
        title: t.newArticle,
        description: t.nobodyReadsBefore,
        label: t.titleEnglish,
        hint: t.addressFollowsFrom,
        maxLength: 120,
      }}
    />
  );
}
