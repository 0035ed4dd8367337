import type { AdminArticle, ArticleContent } from '@jyotiratna/contract';
import {
  deleteArticleRoute,
  getAdminArticleRoute,
  publishArticleRoute,
  restoreArticleRoute,
  saveArticleRoute,
  withdrawArticleRoute,
} from '@jyotiratna/contract/admin/articles';
import { content as t } from '#messages/admin/content.ts';
import { shop } from '../../../shop.ts';
import { ArticleFields } from './article-details.tsx';
import { ArticleLabels } from './article-labels.tsx';
import { DocumentPage } from './document-page.tsx';
import { MarkdownHelp } from './markdown-help.tsx';
import type { Editing } from './use-document.ts';

/** Writes one article in both languages. */
export function ArticleEditorPage() {
  return (
    <DocumentPage<ArticleContent, AdminArticle>
      section="articles"
      titleOf={({ en }) => en.title}
      callsOf={callsOf}
      labels={{
        one: t.article,
        list: t.allArticles,
        loading: t.loadingArticle,
        missing: t.noSuchArticle,
        missingText: t.deletedOrAddress,
        failed: t.articleCouldNot,
      }}
      deletion={{
        subject: t.articleNoun,
        description: t.textsBothLanguages,
        states: ['draft', 'withdrawn'],
      }}
      Fields={Fields}
      hintOf={({ hi }) =>
        (hi.title === '' || hi.body === '') && (
          <p className="text-small text-text-2">{t.whatNotWritten}</p>
        )
      }
    />
  );
}

function Fields({ editing }: { editing: Editing<ArticleContent, AdminArticle> }) {
  return (
    <>
      <ArticleFields editing={editing} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <ArticleLabels language="en" editing={editing} />
        <ArticleLabels language="hi" editing={editing} />
      </div>
      <MarkdownHelp />
    </>
  );
}

const only = ({ article }: { article: AdminArticle }) => article;

function callsOf(id: string) {
  const params = { id };
  return {
    read: () => shop(getAdminArticleRoute, { params }).then(only),
    save: (version: number, content: ArticleContent) =>
      shop(saveArticleRoute, { params, body: { version, content } }).then(only),
    publish: (version: number) =>
      shop(publishArticleRoute, { params, body: { version } }).then(only),
    withdraw: (version: number) =>
      shop(withdrawArticleRoute, { params, body: { version } }).then(only),
    restore: (version: number, revision: number) =>
      shop(restoreArticleRoute, { params, body: { version, revision } }).then(only),
    remove: (version: number) => shop(deleteArticleRoute, { params, body: { version } }),
  };
}
