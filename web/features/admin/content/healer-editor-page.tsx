import type { HealerContent, HealerDocument } from '@jyotiratna/contract';
import {
  deleteHealerRoute,
  getAdminHealerRoute,
  publishHealerRoute,
  restoreHealerRoute,
  saveHealerRoute,
  withdrawHealerRoute,
} from '@jyotiratna/contract/admin/healers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams } from 'react-router';
import { content as t } from '#messages/admin/content.ts';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadError, RowsLoading } from '../layout/load-states.tsx';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { LeaveQuestion } from '../wizard/leave-question.tsx';
import { DeleteDocument } from './delete-document.tsx';
import { DocumentBar, DocumentError, Revisions } from './document-bar.tsx';
import { HealerCertificates } from './healer-certificates.tsx';
import { HealerChoices } from './healer-choices.tsx';
import { HealerStats } from './healer-figures.tsx';
import { HealerLabels } from './healer-labels.tsx';
import { HealerPortraitField } from './healer-portrait-field.tsx';
import { healersKey } from './healers-key.ts';
import { type DocumentCalls, useDocument } from './use-document.ts';

/** Edits one healer's profile in both languages, with the price of sessions. */
export function HealerEditorPage() {
  const { id = '' } = useParams();
  const found = useQuery({
    queryKey: [...healersKey, 'one', id],
    queryFn: () => read(id),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const removed = isCallError(found.error) && found.error.code === 'not_found';
  return (
    <>
      <AdminHead title={found.data?.content.en.name ?? t.healer}>
        <Link to="/admin/healers" className="target text-link">
          {t.allHealers}
        </Link>
        {found.data && <RemoveHealer healer={found.data} />}
      </AdminHead>
      {found.isPending && <RowsLoading label={t.loadingProfile} rows={6} />}
      {removed && <EmptyState title={t.noSuchHealer}>{t.draftDeletedOr}</EmptyState>}
      {found.isError && !removed && (
        <LoadError message={t.profileCouldNot} error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data && <Editor key={id} healer={found.data} />}
    </>
  );
}

const read = (id: string) => shop(getAdminHealerRoute, { params: { id } }).then(({ healer }) => healer);

function Editor({ healer }: { healer: HealerDocument }) {
  const form = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const editing = useDocument<HealerContent, HealerDocument>(healer, callsOf(healer.id), {
    onChanged: (newer) => {
      queries.setQueryData([...healersKey, 'one', newer.id], newer);
      void queries.invalidateQueries({ queryKey: [...healersKey, 'list'] });
    },
    reload: () => read(healer.id),
  });
  const { doc, changed, unsaved, act, stale, loadNewer } = editing;
  useFocusRejected(form, act.error);
  return (
    <div ref={form} className="grid gap-6">
      <LeaveQuestion unsaved={unsaved} busy={false} />
      <DocumentError error={act.error} stale={stale} onLoadNewer={() => void loadNewer()} />
      {doc.person && (
        <Alert tone="info" title={t.personHealersDesk}>
          {t.whetherTheyOnline}
        </Alert>
      )}
      <HealerStats editing={editing} />
      <HealerChoices editing={editing} />
      <HealerPortraitField editing={editing} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <HealerLabels language="en" editing={editing} />
        <HealerLabels language="hi" editing={editing} />
      </div>
      <HealerCertificates healerId={doc.id} />
      <Revisions
        revisions={doc.revisions}
        busy={act.isPending}
        onRestore={(revision) => act.mutate({ kind: 'restore', revision })}
      />
      <DocumentBar
        metadata={doc}
        changed={changed}
        act={act}
        previewPath={`/preview/healers/${doc.id}`}
        withdrawal={t.healerLeavesPage}
      />
    </div>
  );
}

function callsOf(id: string): DocumentCalls<HealerContent, HealerDocument> {
  const params = { id };
  const only = ({ healer }: { healer: HealerDocument }) => healer;
  return {
    save: (version, content) => shop(saveHealerRoute, { params, body: { version, content } }).then(only),
    publish: (version) => shop(publishHealerRoute, { params, body: { version } }).then(only),
    withdraw: (version) => shop(withdrawHealerRoute, { params, body: { version } }).then(only),
    restore: (version, revision) => shop(restoreHealerRoute, { params, body: { version, revision } }).then(only),
  };
}

/** For a draft that never was published; sessions with any other healer name them for good. */
function RemoveHealer({ healer: { id, version, state } }: { healer: HealerDocument }) {
  if (state !== 'draft') return null;
  return (
    <DeleteDocument
      id={id}
      what={t.draft}
      description={t.profileGoneGood}
      list="/admin/healers"
      queryKey={healersKey}
      remove={() => shop(deleteHealerRoute, { params: { id }, body: { version } })}
    />
  );
}
