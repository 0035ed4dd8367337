import { type AdminPage, type PageContent, replaceablePages } from '@jyotiratna/contract';
import {
  deletePageRoute,
  getAdminPageRoute,
  publishPageRoute,
  restorePageRoute,
  savePageRoute,
  withdrawPageRoute,
} from '@jyotiratna/contract/admin/pages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams } from 'react-router';
import { pages as t } from '#messages/admin/pages.ts';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/field.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadError, RowsLoading } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { LeaveQuestion } from '../wizard/leave-question.tsx';
import { DeleteDocument } from './delete-document.tsx';
import { DocumentBar, DocumentError, Revisions } from './document-bar.tsx';
import { MarkdownHelp } from './markdown-help.tsx';
import { PageLabels } from './page-labels.tsx';
import { pagesKey } from './pages-key.ts';
import { type DocumentCalls, useDocument } from './use-document.ts';

/** Writes one page in both languages. */
export function PageEditorPage() {
  const { id = '' } = useParams();
  const found = useQuery({
    queryKey: [...pagesKey, 'one', id],
    queryFn: () => read(id),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const removed = isCallError(found.error) && found.error.code === 'not_found';
  return (
    <>
      <AdminHead title={found.data?.content.en.title ?? t.one}>
        <Link to="/admin/pages" className="target text-link">
          {t.all}
        </Link>
        {found.data && <RemovePage page={found.data} />}
      </AdminHead>
      {found.isPending && <RowsLoading label={t.loading} rows={6} />}
      {removed && <EmptyState title={t.missing}>{t.missingText}</EmptyState>}
      {found.isError && !removed && (
        <LoadError message={t.failed} error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data && <Editor key={id} page={found.data} />}
    </>
  );
}

const read = (id: string) => shop(getAdminPageRoute, { params: { id } }).then(({ page }) => page);

function Editor({ page }: { page: AdminPage }) {
  const form = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const editing = useDocument<PageContent, AdminPage>(page, callsOf(page.id), {
    onChanged: (newer) => {
      queries.setQueryData([...pagesKey, 'one', newer.id], newer);
      void queries.invalidateQueries({ queryKey: [...pagesKey, 'list'] });
    },
    reload: () => read(page.id),
  });
  const { doc, draft, set, errorOf, changed, unsaved, act, stale, loadNewer } = editing;
  useFocusRejected(form, act.error);
  const isOfShop = replaceablePages.some((one) => one === draft.slug);
  const moves = doc.content.slug.startsWith('pages/');
  return (
    <div ref={form} className="grid gap-6">
      <LeaveQuestion unsaved={unsaved} busy={false} />
      <DocumentError error={act.error} stale={stale} onLoadNewer={() => void loadNewer()} />
      {/-policy$|^terms/.test(draft.slug) && <Alert tone="info">{t.legal}</Alert>}
      <Panel title={t.both}>
        <TextField
          label={t.address}
          value={draft.slug}
          maxLength={128}
          autoComplete="off"
          spellCheck={false}
          readOnly={!moves}
          hint={addressHint(moves, doc.publishedAt !== null, draft.slug)}
          error={errorOf('slug')}
          onChange={(event) => set({ slug: event.currentTarget.value })}
        />
      </Panel>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <PageLabels language="en" editing={editing} />
        <PageLabels language="hi" editing={editing} />
      </div>
      <MarkdownHelp />
      <Revisions
        revisions={doc.revisions}
        busy={act.isPending}
        onRestore={(revision) => act.mutate({ kind: 'restore', revision })}
      />
      <DocumentBar
        metadata={doc}
        changed={changed}
        act={act}
        previewPath={`/preview/pages/${doc.id}`}
        withdrawal={isOfShop ? t.withdrawalShop : t.withdrawal}
      />
      {(draft.hi.title === '' || draft.hi.body === '') && (
        <p className="text-small text-text-2">{isOfShop ? t.fallbackShop : t.fallback}</p>
      )}
    </div>
  );
}

function callsOf(id: string): DocumentCalls<PageContent, AdminPage> {
  const params = { id };
  const only = ({ page }: { page: AdminPage }) => page;
  return {
    save: (version, content) => shop(savePageRoute, { params, body: { version, content } }).then(only),
    publish: (version) => shop(publishPageRoute, { params, body: { version } }).then(only),
    withdraw: (version) => shop(withdrawPageRoute, { params, body: { version } }).then(only),
    restore: (version, revision) => shop(restorePageRoute, { params, body: { version, revision } }).then(only),
  };
}

/** For an unpublished page; a public one is withdrawn first. */
function RemovePage({ page: { id, version, state } }: { page: AdminPage }) {
  if (state === 'published' || state === 'changed') return null;
  return (
    <DeleteDocument
      id={id}
      what={t.deleteWhat}
      description={t.deleteText}
      list="/admin/pages"
      queryKey={pagesKey}
      remove={() => shop(deletePageRoute, { params: { id }, body: { version } })}
    />
  );
}

function addressHint(moves: boolean, published: boolean, slug: string): string {
  if (!moves) return t.addressStays;
  return published ? t.addressMoves(slug) : t.addressNew(slug);
}
