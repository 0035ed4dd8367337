import { type Actor, requireAdmin } from '../../accounts/actor.ts';
import type { Admin } from '../../accounts/audit/audit.ts';
import {
  publishDocument,
  restoreRevision,
  saveDraft,
  type Updated,
  withdrawDocument,
} from '../../documents/change-document.ts';
import type { DocumentRules } from '../../documents/kind.ts';
import { type DocumentRow, requireDocument } from '../../documents/queries.ts';
import type { DocumentContent, DocumentKind } from '../../documents/schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Deletion, deleteDocument } from './delete-document.ts';

type Located = { params: { id: string } };
type Change<Body> = Located & { body: Body; actor: () => Promise<Actor> };
type Version = { version: number };

/** Body size limit of a draft in both languages, at three bytes per Devanagari letter. */
export const draftLimit = { bodyLimit: 512 * 1024 };

/**
 * The administrators' request handlers common to all kinds of documents; `present` returns a
 * document in the editor's format.
 * @throws ShopError not_found, stale_edit; save and publish invalid_input
 */
export function documentHandlers<Name extends DocumentKind, Doc>(
  deps: Pick<Deps, 'db' | 'catalogue' | 'images' | 'log'>,
  kind: DocumentRules<Name>,
  present: (db: Executor, row: DocumentRow<Name>) => Promise<Doc>,
) {
  const by =
    <Body>(call: (actor: Admin, edit: Updated & Body) => Promise<DocumentRow<Name>>) =>
    async (request: Change<Version & Body>) => {
      const edit = { ...request.params, ...request.body };
      return present(deps.db, await call(requireAdmin(await request.actor()), edit));
    };
  return {
    read: async ({ params }: Located) =>
      present(deps.db, await requireDocument(deps.db, kind.kind, params.id)),
    save: by<{ content: DocumentContent[Name] }>((actor, edit) =>
      saveDraft(deps, actor, kind, edit),
    ),
    publish: by((actor, edit) => publishDocument(deps, actor, kind, edit)),
    withdraw: by((actor, edit) => withdrawDocument(deps, actor, kind, edit)),
    restore: by<{ revision: number }>((actor, edit) => restoreRevision(deps, actor, kind, edit)),
    remove: async (request: Change<Version>, check?: Deletion) => {
      const edit = { ...request.params, ...request.body };
      await deleteDocument(deps, requireAdmin(await request.actor()), kind, edit, check);
      return { success: true as const };
    },
  };
}
