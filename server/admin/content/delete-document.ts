import { ShopError } from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { changesAfter, staleEdit } from '../../accounts/audit/stale-edit.ts';
import type { Updated } from '../../documents/change-document.ts';
import { type DocumentRules, subjectOf } from '../../documents/kind.ts';
import {
  type DocumentRow,
  listDocumentImages,
  removeDocument,
  requireDocument,
} from '../../documents/queries.ts';
import type { DocumentKind } from '../../documents/schema.ts';
import { dropImages } from '../../orders/pictures/drop-images.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { removeImageFiles } from '../pictures/remove-files.ts';

/** Checks, and prepares, a document's deletion. @throws ShopError if it must not be deleted */
export type Deletion = (tx: Transaction, row: DocumentRow) => Promise<void>;

const checkUnpublished: Deletion = async (_, { published }) => {
  if (published !== null) throw new ShopError('document_public');
};

/**
 * Deletes an unpublished document, with its previous versions and images.
 * @throws ShopError not_found, stale_edit, document_public
 */
export async function deleteDocument(
  deps: Pick<Deps, 'db' | 'images' | 'log'>,
  actor: Admin,
  kind: Pick<DocumentRules<DocumentKind>, 'kind'>,
  { id, version }: Updated,
  check: Deletion = checkUnpublished,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const before = await requireDocument(tx, kind.kind, id);
    await check(tx, before);
    const subject = subjectOf(kind, id);
    const images = await listDocumentImages(tx, kind.kind, [id]);
    if (!(await removeDocument(tx, { kind: kind.kind, id, version })))
      throw staleEdit(await changesAfter(tx, subject, version), {});
    await dropImages(tx, [...images.values()]);
    await audit(tx, actor, `${kind.kind}.delete`, subject, {
      slug: { before: before.slug, after: null },
    });
  });
  await removeImageFiles(deps);
}
