import { errorMessage, ShopError } from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../accounts/audit/audit.ts';
import { changesAfter, staleEdit } from '../accounts/audit/stale-edit.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { isUniqueViolation, transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { moveAddress } from '../redirects/move-address.ts';
import { auditedFields } from './audited-fields.ts';
import { type DocumentRules, subjectOf } from './kind.ts';
import {
  changeDocument,
  type DocumentChange,
  type DocumentRow,
  findDocument,
  findRevision,
  insertDocument,
  insertRevision,
  listDocumentImages,
} from './queries.ts';
import type { DocumentContent, DocumentKind } from './schema.ts';

/** The document to edit, and the version that the edit is based on. */
export type Updated = { id: string; version: number };

type Changing = Pick<Deps, 'db'>;
/** Invalidates the cached published version: the next request renders the new page. */
type Showing = Pick<Deps, 'db' | 'catalogue'>;

/** Creates an unpublished draft. @throws ShopError invalid_input for a slug in use */
export async function addDocument<Name extends DocumentKind>(
  deps: Changing,
  actor: Admin,
  kind: DocumentRules<Name>,
  { id, position = 0, content }: { id: string; position?: number; content: DocumentContent[Name] },
): Promise<DocumentRow<Name>> {
  return transact(deps.db, async (tx) => {
    const slug = kind.slugOf?.(content) ?? id;
    const row = await insertDocument(tx, { kind: kind.kind, id, slug, position, draft: content });
    if (!row) throw slugInUse();
    await audit(
      tx,
      actor,
      `${kind.kind}.add`,
      subjectOf(kind, id),
      differenceOf(null, audited(row)),
    );
    return row;
  });
}

/**
 * Saves a draft; the published version and its address stay unchanged.
 * @throws ShopError not_found, invalid_input, stale_edit with the changes since
 */
export async function saveDraft<Name extends DocumentKind>(
  deps: Changing,
  actor: Admin,
  kind: DocumentRules<Name>,
  { id, version, content }: Updated & { content: DocumentContent[Name] },
): Promise<DocumentRow<Name>> {
  kind.validate?.(content);
  return change(deps, actor, kind, 'save', { id, version }, async (tx, before) => {
    await rejectForeignImage(tx, kind, id, content);
    const slug = kind.slugOf?.(content) ?? id;
    // The public address changes with the next publication.
    if (kind.pathOf && before.publishedAt !== null) return { draft: content };
    if (slug !== before.slug && before.publishedAt !== null) {
      const message = errorMessage('address_stays');
      throw new ShopError('invalid_input', { message, fields: { 'content.slug': message } });
    }
    return { draft: content, slug };
  });
}

/**
 * Publishes the draft. @throws ShopError not_found, stale_edit, invalid_input for an incomplete
 * draft
 */
export async function publishDocument<Name extends DocumentKind>(
  deps: Showing,
  actor: Admin,
  kind: DocumentRules<Name>,
  updated: Updated,
): Promise<DocumentRow<Name>> {
  const row = await change(deps, actor, kind, 'publish', updated, async (tx, before) => {
    const content = before.draft;
    kind.rejectUnready(content);
    const revision = {
      kind: kind.kind,
      documentId: updated.id,
      version: updated.version + 1,
      content,
    };
    await insertRevision(tx, { ...revision, by: actor.email });
    return { published: content, slug: await moveTo(tx, kind, before) };
  });
  await deps.catalogue.changed([kind.tag]);
  return row;
}

/** Unpublishes a document; its draft stays. @throws ShopError not_found, stale_edit */
export async function withdrawDocument<Name extends DocumentKind>(
  deps: Showing,
  actor: Admin,
  kind: DocumentRules<Name>,
  updated: Updated,
): Promise<DocumentRow<Name>> {
  const row = await change(deps, actor, kind, 'withdraw', updated, async () => ({
    published: null,
  }));
  await deps.catalogue.changed([kind.tag]);
  return row;
}

/**
 * Restores a previously published version as the draft; its slug stays unchanged. @throws
 * ShopError not_found, stale_edit
 */
export async function restoreRevision<Name extends DocumentKind>(
  deps: Changing,
  actor: Admin,
  kind: DocumentRules<Name>,
  { revision, ...updated }: Updated & { revision: number },
): Promise<DocumentRow<Name>> {
  return change(deps, actor, kind, 'restore', updated, async (tx) => {
    const draft = await findRevision(tx, kind.kind, updated.id, revision);
    if (!draft) throw new ShopError('not_found');
    return { draft };
  });
}

/** Changes a document on condition of its version, and records the change in the audit log. */
async function change<Name extends DocumentKind>(
  { db }: Changing,
  actor: Admin,
  kind: DocumentRules<Name>,
  action: string,
  updated: Updated,
  decide: (tx: Transaction, before: DocumentRow<Name>) => Promise<DocumentChange<Name>>,
): Promise<DocumentRow<Name>> {
  return transact(db, async (tx) => {
    const before = await findDocument(tx, kind.kind, updated.id);
    if (!before) throw new ShopError('not_found');
    const subject = subjectOf(kind, updated.id);
    if (before.version !== updated.version)
      throw staleEdit(await changesAfter(tx, subject, updated.version), {});
    const after = await changeDocument(
      tx,
      { kind: kind.kind, ...updated },
      await decide(tx, before),
    );
    if (!after) throw staleEdit(await changesAfter(tx, subject, updated.version), {});
    await audit(
      tx,
      actor,
      `${kind.kind}.${action}`,
      subject,
      differenceOf(audited(before), audited(after)),
    );
    return after;
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'documents_slug') ? slugInUse() : error;
  });
}

/**
 * Gives a document the slug of its published content. If it differs from the previous one, the
 * previous address redirects to the new one.
 */
async function moveTo<Name extends DocumentKind>(
  tx: Transaction,
  { slugOf, pathOf }: DocumentRules<Name>,
  { slug: previous, draft }: DocumentRow<Name>,
): Promise<string> {
  if (!slugOf || !pathOf) return previous;
  const slug = slugOf(draft);
  if (slug !== previous) await moveAddress(tx, { from: pathOf(previous), to: pathOf(slug) });
  return slug;
}

async function rejectForeignImage<Name extends DocumentKind>(
  tx: Transaction,
  kind: DocumentRules<Name>,
  id: string,
  content: DocumentContent[Name],
): Promise<void> {
  const imageId = kind.imageOf?.(content) ?? null;
  if (imageId === null || (await listDocumentImages(tx, kind.kind, [id])).has(imageId)) return;
  const message = errorMessage('document_picture');
  throw new ShopError('invalid_input', { message, fields: { 'content.pictureId': message } });
}

function slugInUse(): ShopError {
  const message = errorMessage('slug_taken');
  return new ShopError('invalid_input', { message, fields: { 'content.slug': message } });
}

/** A document in the audit log's format: each field of the draft, and whether it is published. */
function audited({ version, draft, published }: DocumentRow): Record<string, unknown> {
  return { version, public: published !== null, ...auditedFields(draft) };
}
