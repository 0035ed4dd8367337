import type { AdminFaqs, FaqContent } from '@jyotiratna/contract';
import { getAdminFaqsRoute, publishFaqsRoute, restoreFaqsRoute, saveFaqsRoute } from '@jyotiratna/contract/admin/faqs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { content as t } from '#messages/admin/content.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { LeaveQuestion } from '../wizard/leave-question.tsx';
import { DocumentBar, DocumentError, Revisions } from './document-bar.tsx';
import { emptyGroup, moved } from './faq-draft.ts';
import { FaqGroupFields } from './faq-group-fields.tsx';
import { type DocumentCalls, useDocument } from './use-document.ts';

const faqsKey = ['admin', 'faqs'];
const only = ({ faqs }: { faqs: AdminFaqs }) => faqs;
const read = () => shop(getAdminFaqsRoute).then(only);
const calls: DocumentCalls<FaqContent, AdminFaqs> = {
  save: (version, content) => shop(saveFaqsRoute, { body: { version, content } }).then(only),
  publish: (version) => shop(publishFaqsRoute, { body: { version } }).then(only),
  restore: (version, revision) => shop(restoreFaqsRoute, { body: { version, revision } }).then(only),
};

/** All FAQs in both languages, in the order of the page. */
export function FaqsEditorPage() {
  const found = useQuery({ queryKey: faqsKey, queryFn: read, staleTime: 0, refetchOnWindowFocus: false });
  return (
    <>
      <AdminHead title={t.questionsAnswers}>
        <a href="/faqs" className="target text-link">
          {t.page}
        </a>
      </AdminHead>
      <LoadStates of={found} what={t.questionsNoun} rows={7} />
      {found.data && <Editor faqs={found.data} />}
    </>
  );
}

function Editor({ faqs }: { faqs: AdminFaqs }) {
  const form = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const editing = useDocument<FaqContent, AdminFaqs>(faqs, calls, {
    onChanged: (newer) => void queries.setQueryData(faqsKey, newer),
    reload: read,
  });
  const { doc, draft, changed, unsaved, act, set, errorOf, stale, loadNewer } = editing;
  useFocusRejected(form, act.error);
  const { groups } = draft;
  return (
    <div ref={form} className="grid gap-4">
      <LeaveQuestion unsaved={unsaved} busy={false} />
      <DocumentError error={act.error} stale={stale} onLoadNewer={() => void loadNewer()} />
      {groups.map((group, at) => (
        <FaqGroupFields
          // Fields hold no state of their own, so that a place is as good a key as any.
          key={String(at)}
          group={group}
          place={at}
          count={groups.length}
          errorOf={(path) => errorOf(`groups.${at}.${path}`)}
          onChange={(changedGroup) => set({ groups: groups.with(at, changedGroup) })}
          onMove={(by) => set({ groups: moved(groups, at, by) })}
          onRemove={() => set({ groups: groups.toSpliced(at, 1) })}
        />
      ))}
      <Button
        kind="second"
        size="s"
        className="justify-self-start"
        disabled={groups.length >= 20}
        onClick={() => set({ groups: [...groups, emptyGroup()] })}
      >
        {t.addGroup}
      </Button>
      <Revisions
        revisions={doc.revisions}
        busy={act.isPending}
        onRestore={(revision) => act.mutate({ kind: 'restore', revision })}
      />
      <DocumentBar metadata={doc} changed={changed} act={act} previewPath="/preview/faqs" canWithdraw={false} />
    </div>
  );
}
