import type { DocumentState } from '@jyotiratna/contract';
import type { Endpoint } from '@jyotiratna/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { content as t } from '#messages/admin/content.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../layout/admin-form.tsx';
import { DeleteDialog, useShowDialog } from '../layout/dialogs.tsx';
import { RecordPage, useFreshQuery } from '../layout/page.tsx';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { LeaveQuestion } from '../wizard/leave-question.tsx';
import { DocumentBar, Revisions } from './document-bar.tsx';
import {
  callDocument,
  type DocumentRoutes,
  documentKey,
  type Editing,
  type Saved,
  useDocument,
} from './use-document.ts';

type Editor<Content extends object, Doc extends Saved<Content>> = {
  routes: DocumentRoutes;
  /** The document's fields, between the errors and the previous versions. */
  Fields: ComponentType<{ editing: Editing<Content, Doc> }>;
  /** A hint below the buttons. */
  hintOf?: (draft: Content) => string | false;
  /** The consequence of withdrawing. */
  withdrawalOf?: (draft: Content) => string;
};

type Kind<Content extends object, Doc extends Saved<Content>> = Editor<Content, Doc> & {
  /** The last segment of the list's URL: 'articles'. */
  section: string;
  titleOf: (content: Content) => string;
  routes: { remove: Endpoint };
  /**
   * `one` is the heading while loading, `all` the link to the list, `noun` for example 'article'.
   */
  labels: Record<
    'one' | 'all' | 'noun' | 'missing' | 'missingText' | 'deleteWhat' | 'deleteText',
    string
  >;
  /** The states in which a document can be deleted. */
  deletable?: readonly DocumentState[];
};

/**
 * The editor of the document whose id is in the page's URL, or the reason why it cannot be
 * displayed.
 */
export function DocumentPage<Content extends object, Doc extends Saved<Content>>({
  section,
  titleOf,
  labels,
  deletable = ['draft', 'withdrawn'],
  ...editor
}: Kind<Content, Doc>) {
  const { id = '' } = useParams();
  const { routes } = editor;
  const show = useShowDialog();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const queryKey = [...documentKey(section), 'one', id];
  const found = useFreshQuery([section, 'one', id], () => callDocument<Doc>(routes.read, id));
  const { data } = found;
  const list = `/admin/${section}`;
  const { deleteWhat } = labels;
  /** Deletes an unpublished document after confirmation, and returns to its list. */
  const remove = ({ version }: Doc) =>
    show((onClose) => (
      <DeleteDialog
        title={t.deleteThis(deleteWhat)}
        description={labels.deleteText}
        call={async () => {
          await callDocument(routes.remove, id, { version });
          await navigate(list);
          queries.removeQueries({ queryKey });
        }}
        done={{ title: t.deleted(deleteWhat.replace(/^./, (letter) => letter.toUpperCase())) }}
        onClose={onClose}
      />
    ));
  return (
    <RecordPage
      of={found}
      title={data ? titleOf(data.content) : labels.one}
      list={{ to: list, label: labels.all }}
      subject={labels.noun}
      missing={{ title: labels.missing, text: labels.missingText }}
      actions={
        data &&
        deletable.includes(data.state) && (
          <Button kind="danger" size="s" onClick={() => remove(data)}>
            {t.delete}
          </Button>
        )
      }
    >
      {(loaded) => (
        <DocumentEditor
          key={id}
          {...editor}
          {...{ loaded, id, queryKey }}
          previewPath={`/preview/${section}/${id}`}
        />
      )}
    </RecordPage>
  );
}

type Props<Content extends object, Doc extends Saved<Content>> = Editor<Content, Doc> & {
  loaded: Doc;
  id?: string;
  queryKey: readonly string[];
  previewPath: string;
  className?: string;
};

/** The editor of a loaded document: its errors, fields, previous versions and buttons. */
export function DocumentEditor<Content extends object, Doc extends Saved<Content>>({
  loaded,
  routes,
  id = '',
  queryKey,
  previewPath,
  Fields,
  hintOf,
  withdrawalOf,
  className = 'grid gap-6',
}: Props<Content, Doc>) {
  const form = useRef<HTMLDivElement>(null);
  const editing = useDocument<Content, Doc>({ loaded, routes, id, queryKey });
  const { draft, act } = editing;
  const hint = hintOf?.(draft);
  useFocusRejected(form, act.error);
  return (
    <div ref={form} className={className}>
      <LeaveQuestion unsaved={editing.unsaved} busy={false} />
      <FormAlert of={editing} title={t.notDone} />
      <Fields editing={editing} />
      <Revisions editing={editing} />
      <DocumentBar
        editing={editing}
        previewPath={previewPath}
        withdrawal={routes.withdraw && (withdrawalOf?.(draft) ?? t.pageAnswersThere)}
      />
      {hint && <p className="text-small text-text-2">{hint}</p>}
    </div>
  );
}
