import { type AdminCollection, type CollectionContent, collectionPlaces } from '@jyotiratna/contract';
import {
  addCollectionImage,
  deleteCollectionRoute,
  getAdminCollectionRoute,
  publishCollectionRoute,
  restoreCollectionRoute,
  saveCollectionRoute,
  withdrawCollectionRoute,
} from '@jyotiratna/contract/admin/collections';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams } from 'react-router';
import { collections as t } from '#messages/admin/collections.ts';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/field.tsx';
import { DeleteDocument } from '../content/delete-document.tsx';
import { DocumentBar, DocumentError, Revisions } from '../content/document-bar.tsx';
import { DocumentImageField } from '../content/document-image-field.tsx';
import { MarkdownHelp } from '../content/markdown-help.tsx';
import { PageLabels } from '../content/page-labels.tsx';
import { type DocumentCalls, useDocument } from '../content/use-document.ts';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadError, RowsLoading } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { LeaveQuestion } from '../wizard/leave-question.tsx';
import type { CollectionEditing } from './collection-editing.ts';
import { collectionsKey } from './collections-key.ts';
import { Members } from './members.tsx';

/** Edits one collection in both languages. */
export function CollectionEditorPage() {
  const { id = '' } = useParams();
  const found = useQuery({
    queryKey: [...collectionsKey, 'one', id],
    queryFn: () => read(id),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const removed = isCallError(found.error) && found.error.code === 'not_found';
  return (
    <>
      <AdminHead title={found.data?.content.en.title ?? t.one}>
        <Link to="/admin/collections" className="target text-link">
          {t.page}
        </Link>
        {found.data && <RemoveCollection collection={found.data} />}
      </AdminHead>
      {found.isPending && <RowsLoading label={t.loading} rows={6} />}
      {removed && <EmptyState title={t.missing}>{t.missingText}</EmptyState>}
      {found.isError && !removed && (
        <LoadError message={t.failed} error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data && <Editor key={id} collection={found.data} />}
    </>
  );
}

const read = (id: string) => shop(getAdminCollectionRoute, { params: { id } }).then(({ collection }) => collection);

function Editor({ collection }: { collection: AdminCollection }) {
  const form = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const editing = useDocument<CollectionContent, AdminCollection>(collection, callsOf(collection.id), {
    onChanged: (newer) => {
      queries.setQueryData([...collectionsKey, 'one', newer.id], newer);
      void queries.invalidateQueries({ queryKey: [...collectionsKey, 'list'] });
    },
    reload: () => read(collection.id),
  });
  const { doc, draft, changed, unsaved, act, stale, loadNewer } = editing;
  useFocusRejected(form, act.error);
  return (
    <div ref={form} className="grid gap-6">
      <LeaveQuestion unsaved={unsaved} busy={false} />
      <DocumentError error={act.error} stale={stale} onLoadNewer={() => void loadNewer()} />
      <Details editing={editing} />
      <Members editing={editing} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <PageLabels language="en" editing={editing} bodyOptional />
        <PageLabels language="hi" editing={editing} bodyOptional />
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
        previewPath={`/preview/collections/${doc.id}`}
        withdrawal={t.withdrawal}
      />
      {draft.hi.title === '' && <p className="text-small text-text-2">{t.fallback}</p>}
    </div>
  );
}

/** Address, places and picture, which are the same in both languages. */
function Details({ editing: { doc, draft, set, errorOf } }: { editing: CollectionEditing }) {
  return (
    <Panel title={t.both}>
      <div className="grid gap-6">
        <TextField
          label={t.slug}
          value={draft.slug}
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          hint={doc.publishedAt === null ? t.slugNew(draft.slug) : t.slugMoves(draft.slug)}
          error={errorOf('slug')}
          onChange={(event) => set({ slug: event.currentTarget.value })}
        />
        <fieldset>
          <legend className="mb-1 font-medium">{t.places}</legend>
          <div className="flex flex-wrap gap-x-6">
            {collectionPlaces.map((place) => (
              <Checkbox
                key={place}
                checked={draft.places.includes(place)}
                onChange={(event) => {
                  const others = draft.places.filter((one) => one !== place);
                  set({ places: event.currentTarget.checked ? [...others, place] : others });
                }}
              >
                {t.placeNames[place]}
              </Checkbox>
            ))}
          </div>
          <p className="mt-1 text-small text-text-2">{t.placesHint}</p>
        </fieldset>
        <DocumentImageField
          legend={t.picture}
          hint={t.pictureHint}
          shape="wide"
          saved={doc.picture}
          chosen={draft.pictureId}
          onChoose={(imageId) => set({ pictureId: imageId })}
          error={errorOf('pictureId')}
          upload={(body) => shop(addCollectionImage, { params: { id: doc.id }, body })}
        />
      </div>
    </Panel>
  );
}

function callsOf(id: string): DocumentCalls<CollectionContent, AdminCollection> {
  const params = { id };
  const only = ({ collection }: { collection: AdminCollection }) => collection;
  return {
    save: (version, content) => shop(saveCollectionRoute, { params, body: { version, content } }).then(only),
    publish: (version) => shop(publishCollectionRoute, { params, body: { version } }).then(only),
    withdraw: (version) => shop(withdrawCollectionRoute, { params, body: { version } }).then(only),
    restore: (version, revision) => shop(restoreCollectionRoute, { params, body: { version, revision } }).then(only),
  };
}

/** For an unpublished collection; a public one is withdrawn first. */
function RemoveCollection({ collection: { id, version, state } }: { collection: AdminCollection }) {
  if (state === 'published' || state === 'changed') return null;
  return (
    <DeleteDocument
      id={id}
      what={t.deleteWhat}
      description={t.deleteText}
      list="/admin/collections"
      queryKey={collectionsKey}
      remove={() => shop(deleteCollectionRoute, { params: { id }, body: { version } })}
    />
  );
}
