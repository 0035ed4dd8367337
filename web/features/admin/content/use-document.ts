import { type DocumentDetails, defined, type Revision } from '@jyotiratna/contract';
import { useRef, useState } from 'react';
import { content as t } from '#messages/admin/content.ts';
import { useCall } from '../../../use-call.ts';
import { bindFields } from '../layout/bind-fields.ts';
import { readStaleEdit } from '../layout/stale-edit.ts';

/** A document as its editor loads it. */
export type Saved<Content> = DocumentDetails & { content: Content; revisions: readonly Revision[] };

/**
 * Query keys of a kind, by the last part of its list's address: of the list and of each document.
 */
export const documentKey = (section: string): readonly string[] => ['admin', section];

export type DocumentCalls<Content, Doc> = {
  read: () => Promise<Doc>;
  save: (version: number, content: Content) => Promise<Doc>;
  publish: (version: number) => Promise<Doc>;
  withdraw?: (version: number) => Promise<Doc>;
  restore: (version: number, revision: number) => Promise<Doc>;
};

type Deed = { kind: 'save' | 'publish' | 'withdraw' } | { kind: 'restore'; revision: number };

const done: Record<Deed['kind'], { title: string; description: string }> = {
  save: { title: t.draftSaved, description: t.onlyAdministratorsCan },
  publish: { title: t.published, description: t.everyoneReadsFrom },
  withdraw: { title: t.withdrawn, description: t.nobodyReadsAny },
  restore: { title: t.earlierVersionTaken, description: t.draftNowPublish },
};

/**
 * A draft being edited, and its actions. Publishing saves first, so that the public version is
 * the one on the screen. A concurrent edit by another user is reported, and no input is lost.
 */
export function useDocument<Content extends object, Doc extends Saved<Content>>(
  loaded: Doc,
  calls: DocumentCalls<Content, Doc>,
  onChanged: (doc: Doc) => void,
) {
  const [doc, setDoc] = useState(loaded);
  const [draft, setDraft] = useState(loaded.content);
  const changed = JSON.stringify(draft) !== JSON.stringify(doc.content);
  const unsaved = useRef(changed);
  unsaved.current = changed;

  const take = (newer: Doc) => {
    setDoc(newer);
    setDraft(newer.content);
    unsaved.current = false;
    onChanged(newer);
  };
  const act = useCall({
    call: async (deed: Deed) => {
      if (deed.kind === 'save') return calls.save(doc.version, draft);
      if (deed.kind === 'withdraw') return defined(calls.withdraw)(doc.version);
      if (deed.kind === 'restore') return calls.restore(doc.version, deed.revision);
      if (!changed) return calls.publish(doc.version);
      const saved = await calls.save(doc.version, draft);
      // The next step may be rejected: the draft is saved all the same.
      take(saved);
      return calls.publish(saved.version);
    },
    done: (_, { kind }) => done[kind],
    onDone: take,
  });
  const set = (part: Partial<Content>) => {
    setDraft((now) => ({ ...now, ...part }));
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
    /** Concurrent changes by another user, where they prevented the save. */
    stale: stale && {
      changes: stale.changes,
      onLoadNewer: () =>
        void calls.read().then((newer) => {
          take(newer);
          act.reset();
        }),
    },
  };
}

/** The path of the errors of a document's fields. */
export const contentPath = 'content.';

export type Editing<Content extends object, Doc extends Saved<Content>> = ReturnType<
  typeof useDocument<Content, Doc>
>;
