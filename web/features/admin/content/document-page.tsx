import type { DocumentState } from '@jyotiratna/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { content as t } from '#messages/admin/content.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../layout/admin-form.tsx';
import { DeleteDialog } from '../layout/call-dialog.tsx';
import { RecordPage } from '../layout/record-page.tsx';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { LeaveQuestion } from '../wizard/leave-question.tsx';
import { DocumentBar, Revisions } from './document-bar.tsx';
import {
  type DocumentCalls,
  documentKey,
  type Editing,
  type Saved,
  useDocument,
} from './use-document.ts';

type Editor<Content extends object, Doc extends Saved<Content>> = {
  calls: DocumentCalls<Content, Doc>;
  /** The caller's fields between the errors and the previous versions. */
  Fields: ComponentType<{ editing: Editing<Content, Doc> }>;
  /** A hint below the buttons. */
  hintOf?: (draft: Content) => string | false;
  /** The consequence of a withdrawal. */
  withdrawalOf?: (draft: Content) => string;
};

type Kind<Content extends object, Doc extends Saved<Content>> = Omit<
  Editor<Content, Doc>,
  'calls'
> & {
  /** The last part of its list's address: 'articles'. */
  section: string;
  titleOf: (content: Content) => string;
  callsOf: (
    id: string,
  ) => DocumentCalls<Content, Doc> & { remove: (version: number) => Promise<unknown> };
  /** `one` is the heading until it is loaded, `all` the link to the list, `noun` 'article'. */
  labels: Record<
    'one' | 'all' | 'noun' | 'missing' | 'missingText' | 'deleteWhat' | 'deleteText',
    string
  >;
  /** The states in which it can be deleted. */
  deletable?: readonly DocumentState[];
};

/**
 * One document by the id in the address of its page: its editor, or the reason why there is none.
 */
export function DocumentPage<Content extends object, Doc extends Saved<Content>>({
  section,
  titleOf,
  callsOf,
  labels,
  deletable = ['draft', 'withdrawn'],
  ...editor
}: Kind<Content, Doc>) {
  const { id = '' } = useParams();
  const calls = callsOf(id);
  const queryKey = [...documentKey(section), 'one', id];
  const found = useQuery({
    queryKey,
    queryFn: calls.read,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const { data } = found;
  const list = `/admin/${section}`;
  return (
    <RecordPage
      of={found}
      title={data ? titleOf(data.content) : labels.one}
      list={{ to: list, label: labels.all }}
      subject={labels.noun}
      gone={{ title: labels.missing, text: labels.missingText }}
      actions={
        data &&
        deletable.includes(data.state) && (
          <DeleteDocument
            {...{ labels, list, queryKey }}
            remove={() => calls.remove(data.version)}
          />
        )
      }
    >
      {(loaded) => (
        <DocumentEditor
          key={id}
          {...editor}
          {...{ loaded, calls, queryKey }}
          listKey={[...documentKey(section), 'list']}
          previewPath={`/preview/${section}/${id}`}
        />
      )}
    </RecordPage>
  );
}

type DeleteProps = {
  labels: Record<'deleteWhat' | 'deleteText', string>;
  list: string;
  queryKey: readonly string[];
  remove: () => Promise<unknown>;
};

/** Requires confirmation, deletes an owner's unpublished document, and returns to its list. */
function DeleteDocument({ labels, list, queryKey, remove }: DeleteProps) {
  const [dialogOpen, setDialogOpen] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { deleteWhat } = labels;
  return (
    <>
      <Button kind="danger" size="s" onClick={() => setDialogOpen(true)}>
        {t.delete}
      </Button>
      {dialogOpen && (
        <DeleteDialog
          title={t.deleteThis(deleteWhat)}
          description={labels.deleteText}
          call={async () => {
            await remove();
            await navigate(list);
            queries.removeQueries({ queryKey });
          }}
          done={{ title: t.deleted(deleteWhat.replace(/^./, (letter) => letter.toUpperCase())) }}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  );
}

type Props<Content extends object, Doc extends Saved<Content>> = Editor<Content, Doc> & {
  loaded: Doc;
  queryKey: readonly string[];
  listKey?: readonly string[];
  previewPath: string;
  className?: string;
};

/** A loaded document being edited: its errors, fields, previous versions and buttons. */
export function DocumentEditor<Content extends object, Doc extends Saved<Content>>({
  loaded,
  calls,
  queryKey,
  listKey,
  previewPath,
  Fields,
  hintOf,
  withdrawalOf,
  className = 'grid gap-6',
}: Props<Content, Doc>) {
  const form = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const editing = useDocument<Content, Doc>(loaded, calls, (newer) => {
    queries.setQueryData(queryKey, newer);
    if (listKey) void queries.invalidateQueries({ queryKey: listKey });
  });
  const { doc, draft, changed, unsaved, act } = editing;
  const hint = hintOf?.(draft);
  useFocusRejected(form, act.error);
  return (
    <div ref={form} className={className}>
      <LeaveQuestion unsaved={unsaved} busy={false} />
      <FormAlert of={editing} title={t.notDone} />
      <Fields editing={editing} />
      <Revisions
        revisions={doc.revisions}
        busy={act.isPending}
        onRestore={(revision) => act.mutate({ kind: 'restore', revision })}
      />
      <DocumentBar
        metadata={doc}
        changed={changed}
        act={act}
        previewPath={previewPath}
        canWithdraw={calls.withdraw !== undefined}
        {...(withdrawalOf && { withdrawal: withdrawalOf(draft) })}
      />
      {hint && <p className="text-small text-text-2">{hint}</p>}
    </div>
  );
}
