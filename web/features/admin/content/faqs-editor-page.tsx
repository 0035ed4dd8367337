import type { AdminFaqs, FaqContent } from '@jyotiratna/contract';
import {
  getAdminFaqsRoute,
  publishFaqsRoute,
  restoreFaqsRoute,
  saveFaqsRoute,
} from '@jyotiratna/contract/admin/faqs';
import { content as t } from '#messages/admin/content.ts';
import { Button } from '../../../ui/button.tsx';
import { AdminHead, LoadStates, useFreshQuery } from '../layout/page.tsx';
import { DocumentEditor } from './document-page.tsx';
import { emptyGroup, moved } from './faq-draft.ts';
import { FaqGroupFields } from './faq-group-fields.tsx';
import { callDocument, contentPath, documentKey, type Editing } from './use-document.ts';

const routes = {
  read: getAdminFaqsRoute,
  save: saveFaqsRoute,
  publish: publishFaqsRoute,
  restore: restoreFaqsRoute,
};

/** All FAQs in both languages, in the order of the page. */
export function FaqsEditorPage() {
  const found = useFreshQuery(['faqs'], () => callDocument<AdminFaqs>(routes.read));
  return (
    <>
      <AdminHead title={t.questionsAnswers}>
        <a href="/faqs" className="target text-link">
          {t.page}
        </a>
      </AdminHead>
      <LoadStates of={found} subject={t.questionsNoun} rows={7} />
      {found.data && (
        <DocumentEditor<FaqContent, AdminFaqs>
          loaded={found.data}
          routes={routes}
          queryKey={documentKey('faqs')}
          previewPath="/preview/faqs"
          Fields={Fields}
          className="grid gap-4"
        />
      )}
    </>
  );
}

function Fields({ editing: { draft, set, errors } }: { editing: Editing<FaqContent, AdminFaqs> }) {
  const { groups } = draft;
  return (
    <>
      {groups.map((group, at) => (
        <FaqGroupFields
          // Fields hold no state of their own, so the index is a suitable key.
          key={String(at)}
          group={group}
          place={at}
          count={groups.length}
          errors={errors}
          at={`${contentPath}groups.${at}.`}
          onChange={(patch) => set({ groups: groups.with(at, { ...group, ...patch }) })}
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
    </>
  );
}
