import { type DocumentDetails, defined, type Revision } from '@jyotiratna/contract';
import type { Endpoint } from '@jyotiratna/contract/endpoint';
import { useRef, useState } from 'react';
import { content as t } from '#messages/admin/content.ts';
import { api } from '../../../api.ts';
import { useSend } from '../layout/call.tsx';
import { readStaleEdit } from '../layout/stale-edit.ts';
import { bindFields, withEdits } from '../layout/use-form.ts';

/** A document in the format in which the editor loads it. */
export type Saved<Content> = DocumentDetails & { content: Content; revisions: readonly Revision[] };

/**
 * The query key of a kind of document, by the last segment of its list's URL: the prefix for the
 * list and for each document.
 */
export const documentKey = (section: string): readonly string[] => ['admin', section];

/** The endpoints of a kind of document; each replies with the document under one key. */
export type DocumentRoutes = Record<'read' | 'save' | 'publish' | 'restore', Endpoint> & {
  withdraw?: Endpoint;
};

/** Calls an endpoint of a document; `id` is empty for a kind with a single document. */
export async function callDocument<Doc>(route: Endpoint, id = '', body?: object): Promise<Doc> {
  const reply = await api(route, { ...(id && { params: { id } }), ...(body && { body }) });
  return Object.values(Object(reply))[0] as Doc;
}

export type Deed =
  | { kind: 'save' | 'publish' | 'withdraw' }
  | { kind: 'restore'; revision: number };

const done: Record<Deed['kind'], { title: string; description: string }> = {
  save: { title: t.draftSaved, description: t.onlyAdministratorsCan },
  publish: { title: t.published, description: t.everyoneReadsFrom },
  withdraw: { title: t.withdrawn, description: t.nobodyReadsAny },
  restore: { title: t.earlierVersionRestored, description: t.draftNowPublish },
};

type Options<Doc> = {
  loaded: Doc;
  routes: DocumentRoutes;
  id: string;
  queryKey: readonly string[];
};

/**
 * State and actions of an edited draft. Publishing saves first, so that the published version is
 * the displayed one. A concurrent edit by another user is reported, and no input is lost.
 */
export function useDocument<Content extends object, Doc extends Saved<Content>>({
  loaded,
  routes,
  id,
  queryKey,
}: Options<Doc>) {
  const [doc, setDoc] = useState(loaded);
  const [draft, setDraft] = useState(loaded.content);
  const changed = JSON.stringify(draft) !== JSON.stringify(doc.content);
  const unsaved = useRef(changed);
  unsaved.current = changed;

  /**
   * The values that the pending call saves or leaves unchanged: fields that differ from them are
   * edits.
   */
  const settled = useRef(loaded.content);
  const take = (newer: Doc, sent?: Content) => {
    setDoc(newer);
    setDraft((now) => (sent ? withEdits(newer.content, sent, now) : newer.content));
    unsaved.current = false;
  };
  const act = useSend({
    call: async (deed: Deed) => {
      const { version } = doc;
      const saves = deed.kind === 'save' || deed.kind === 'publish';
      settled.current = saves ? draft : doc.content;
      const call = (route: Endpoint, body: object) => callDocument<Doc>(route, id, body);
      const save = () => call(routes.save, { version, content: draft });
      if (deed.kind === 'save') return save();
      if (deed.kind === 'withdraw') return call(defined(routes.withdraw), { version });
      if (deed.kind === 'restore')
        return call(routes.restore, { version, revision: deed.revision });
      if (!changed) return call(routes.publish, { version });
      const saved = await save();
      // The saved version counts even if the next step is rejected.
      take(saved, draft);
      settled.current = saved.content;
      return call(routes.publish, { version: saved.version });
    },
    replaces: queryKey,
    done: (_, { kind }) => done[kind],
    onDone: (newer, { kind }) => take(newer, kind === 'restore' ? undefined : settled.current),
  });
  const set = (patch: Partial<Content>) => {
    setDraft((before) => ({ ...before, ...patch }));
    if (act.isError) act.reset();
  };
  const stale = readStaleEdit(act.error);
  return {
    ...bindFields(draft, set, act.fields, contentPath),
    doc,
    draft,
    changed,
    unsaved,
    act,
    set,
    errors: act.fields,
    message: act.message,
    /** Concurrent changes by another user that prevented the save. */
    stale: stale && {
      changes: stale.changes,
      onLoadNewer: () =>
        void callDocument<Doc>(routes.read, id).then((newer) => {
          take(newer);
          act.reset();
        }),
    },
  };
}

/** The path prefix of errors of a document's fields. */
export const contentPath = 'content.';

export type Editing<Content extends object, Doc extends Saved<Content>> = ReturnType<
  typeof useDocument<Content, Doc>
>;
