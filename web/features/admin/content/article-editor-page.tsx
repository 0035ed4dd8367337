import type { AdminArticle, ArticleContent } from '@jyotiratna/contract';
import {
  deleteArticleRoute,
  getAdminArticleRoute,
  publishArticleRoute,
  restoreArticleRoute,
  saveArticleRoute,
  withdrawArticleRoute,
} from '@jyotiratna/contract/admin/articles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams } from 'react-router';
import { content as t } from '#messages/admin/content.ts';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadError, RowsLoading } from '../layout/load-states.tsx';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { LeaveQuestion } from '../wizard/leave-question.tsx';
import { ArticleDetails } from './article-details.tsx';
import { ArticleLabels } from './article-labels.tsx';
import { articlesKey } from './articles-key.ts';
import { DeleteDocument } from './delete-document.tsx';
import { DocumentBar, DocumentError, Revisions } from './document-bar.tsx';
import { MarkdownHelp } from './markdown-help.tsx';
import { type DocumentCalls, useDocument } from './use-document.ts';

/** Writes one article in both languages. */
export function ArticleEditorPage() {
  const { id = '' } = useParams();
  const found = useQuery({
    queryKey: [...articlesKey, 'one', id],
    queryFn: () => read(id),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const removed = isCallError(found.error) && found.error.code === 'not_found';
  return (
    <>
      <AdminHead title={found.data?.content.en.title ?? t.article}>
        <Link to="/admin/articles" className="target text-link">
          {t.allArticles}
        </Link>
        {found.data && <RemoveArticle article={found.data} />}
      </AdminHead>
      {found.isPending && <RowsLoading label={t.loadingArticle} rows={6} />}
      {removed && <EmptyState title={t.noSuchArticle}>{t.deletedOrAddress}</EmptyState>}
      {found.isError && !removed && (
        <LoadError message={t.articleCouldNot} error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data && <Editor key={id} article={found.data} />}
    </>
  );
}

const read = (id: string) => shop(getAdminArticleRoute, { params: { id } }).then(({ article }) => article);

function Editor({ article }: { article: AdminArticle }) {
  const form = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const editing = useDocument<ArticleContent, AdminArticle>(article, callsOf(article.id), {
    onChanged: (newer) => {
      queries.setQueryData([...articlesKey, 'one', newer.id], newer);
      void queries.invalidateQueries({ queryKey: [...articlesKey, 'list'] });
    },
    reload: () => read(article.id),
  });
  const { doc, draft, changed, unsaved, act, stale, loadNewer } = editing;
  useFocusRejected(form, act.error);
  return (
    <div ref={form} className="grid gap-6">
      <LeaveQuestion unsaved={unsaved} busy={false} />
      <DocumentError error={act.error} stale={stale} onLoadNewer={() => void loadNewer()} />
      <ArticleDetails editing={editing} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <ArticleLabels language="en" editing={editing} />
        <ArticleLabels language="hi" editing={editing} />
      </div>
      <MarkdownHelp />
      <Revisions
        revisions={doc.revisions}
        busy={act.isPending}
        onRestore={(revision) => act.mutate({ kind: 'restore', revision })}
      />
      <DocumentBar metadata={doc} changed={changed} act={act} previewPath={`/preview/articles/${doc.id}`} />
      {draft.hi.title === '' || draft.hi.body === '' ? (
        <p className="text-small text-text-2">{t.whatNotWritten}</p>
      ) : null}
    </div>
  );
}

function callsOf(id: string): DocumentCalls<ArticleContent, AdminArticle> {
  const params = { id };
  const only = ({ article }: { article: AdminArticle }) => article;
  return {
    save: (version, content) => shop(saveArticleRoute, { params, body: { version, content } }).then(only),
    publish: (version) => shop(publishArticleRoute, { params, body: { version } }).then(only),
    withdraw: (version) => shop(withdrawArticleRoute, { params, body: { version } }).then(only),
    restore: (version, revision) => shop(restoreArticleRoute, { params, body: { version, revision } }).then(only),
  };
}

/** For an unpublished article; a public one is withdrawn first. */
function RemoveArticle({ article: { id, version, state } }: { article: AdminArticle }) {
  if (state === 'published' || state === 'changed') return null;
  return (
    <DeleteDocument
      id={id}
      what={t.articleNoun}
      description={t.textsBothLanguages}
      list="/admin/articles"
      queryKey={articlesKey}
      remove={() => shop(deleteArticleRoute, { params: { id }, body: { version } })}
    />
  );
}
