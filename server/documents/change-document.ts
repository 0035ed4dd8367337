import { ShopError, sentence } from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../accounts/audit/audit.ts';
import { changesSince, staleEdit } from '../accounts/audit/stale-edit.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { isUniqueViolation, transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { auditedFields } from './audited-fields.ts';
import { type Kind, subjectOf } from './kind.ts';
import {
  changeDocument,
  type DocumentChange,
  type DocumentRow,
  findDocument,
  findRevision,
  insertDocument,
  insertRevision,
  listDocumentPictures,
} from './queries.ts';
import type { DocumentContent, DocumentKind } from './schema.ts';

/** Which document an edit is of, and on which version it is based. */
export type Edited = { id: string; version: number };

type Changing = Pick<Deps, 'db'>;
/** What everyone reads is dropped where it is kept: whoever asks next waits for the new page. */
type Showing = Pick<Deps, 'db' | 'catalogue'>;

/** A new draft, which nobody reads yet. @throws ShopError invalid_input for an address that is taken */
export async function addDocument<Name extends DocumentKind>(
  deps: Changing,
  actor: Admin,
  kind: Kind<Name>,
  { id, position = 0, content }: { id: string; position?: number; content: DocumentContent[Name] },
): Promise<DocumentRow<Name>> {
  return transact(deps.db, async (tx) => {
    const slug = kind.slugOf?.(content) ?? id;
    const row = await insertDocument(tx, { kind: kind.kind, id, slug, position, draft: content });
    if (!row) throw slugTaken();
    await audit(tx, actor, `${kind.kind}.add`, subjectOf(kind, id), differenceOf(null, told(row)));
    return row;
  });
}

/**
 * Saves a draft; what everyone reads stays. Once it was published its address stays, too.
 * @throws ShopError not_found, invalid_input, stale_edit with what others changed since
 */
export async function saveDraft<Name extends DocumentKind>(
  deps: Changing,
  actor: Admin,
  kind: Kind<Name>,
  { id, version, content }: Edited & { content: DocumentContent[Name] },
): Promise<DocumentRow<Name>> {
  kind.refuse?.(content);
  return change(deps, actor, kind, 'save', { id, version }, async (tx, before) => {
    await refuseForeignPicture(tx, kind, id, content);
    const slug = kind.slugOf?.(content) ?? id;
    if (slug !== before.slug && before.publishedAt !== null) {
      const message = sentence('address_stays');
      throw new ShopError('invalid_input', { message, fields: { 'content.slug': message } });
    }
    return { draft: content, slug };
  });
}

/** Everyone reads the draft from now on. @throws ShopError not_found, stale_edit, invalid_input for a draft that is not whole */
export async function publishDocument<Name extends DocumentKind>(
  deps: Showing,
  actor: Admin,
  kind: Kind<Name>,
  edited: Edited,
): Promise<DocumentRow<Name>> {
  const row = await change(deps, actor, kind, 'publish', edited, async (tx, before) => {
    const content = before.draft;
    kind.refuseUnready(content);
    const revision = { kind: kind.kind, documentId: edited.id, version: edited.version + 1, content };
    await insertRevision(tx, { ...revision, by: actor.email });
    return { published: content };
  });
  await deps.catalogue.changed([kind.tag]);
  return row;
}

/** Nobody reads it any more; its draft stays. @throws ShopError not_found, stale_edit */
export async function withdrawDocument<Name extends DocumentKind>(
  deps: Showing,
  actor: Admin,
  kind: Kind<Name>,
  edited: Edited,
): Promise<DocumentRow<Name>> {
  const row = await change(deps, actor, kind, 'withdraw', edited, async () => ({ published: null }));
  await deps.catalogue.changed([kind.tag]);
  return row;
}

/** What was published at a version becomes the draft; its address stays as it is. @throws ShopError not_found, stale_edit */
export async function restoreRevision<Name extends DocumentKind>(
  deps: Changing,
  actor: Admin,
  kind: Kind<Name>,
  { revision, ...edited }: Edited & { revision: number },
): Promise<DocumentRow<Name>> {
  return change(deps, actor, kind, 'restore', edited, async (tx) => {
    const draft = await findRevision(tx, kind.kind, edited.id, revision);
    if (!draft) throw new ShopError('not_found');
    return { draft };
  });
}

/** One change of a document: conditional on its version, with its row of the audit log. */
async function change<Name extends DocumentKind>(
  { db }: Changing,
  actor: Admin,
  kind: Kind<Name>,
  deed: string,
  edited: Edited,
  decide: (tx: Transaction, before: DocumentRow<Name>) => Promise<DocumentChange<Name>>,
): Promise<DocumentRow<Name>> {
  return transact(db, async (tx) => {
    const before = await findDocument(tx, kind.kind, edited.id);
    if (!before) throw new ShopError('not_found');
    const subject = subjectOf(kind, edited.id);
    if (before.version !== edited.version) throw staleEdit(await changesSince(tx, subject, edited.version), {});
    const after = await changeDocument(tx, { kind: kind.kind, ...edited }, await decide(tx, before));
    if (!after) throw staleEdit(await changesSince(tx, subject, edited.version), {});
    await audit(tx, actor, `${kind.kind}.${deed}`, subject, differenceOf(told(before), told(after)));
    return after;
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'documents_slug') ? slugTaken() : error;
  });
}

async function refuseForeignPicture<Name extends DocumentKind>(
  tx: Transaction,
  kind: Kind<Name>,
  id: string,
  content: DocumentContent[Name],
): Promise<void> {
  const shown = kind.pictureOf?.(content) ?? null;
  if (shown === null || (await listDocumentPictures(tx, kind.kind, [id])).has(shown)) return;
  const message = sentence('document_picture');
  throw new ShopError('invalid_input', { message, fields: { 'content.pictureId': message } });
}

function slugTaken(): ShopError {
  const message = sentence('slug_taken');
  return new ShopError('invalid_input', { message, fields: { 'content.slug': message } });
}

/** A document as the audit log tells it: each field of the draft, and whether everyone reads it. */
function told({ version, draft, published }: DocumentRow): Record<string, unknown> {
  return { version, public: published !== null, ...auditedFields(draft) };
}
