import { ShopError } from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { changesSince, staleEdit } from '../../accounts/audit/stale-edit.ts';
import { articleKind } from '../../content/articles/article-kind.ts';
import type { Edited } from '../../documents/change-document.ts';
import { subjectOf } from '../../documents/kind.ts';
import { findDocument, listDocumentPictures, removeDocument } from '../../documents/queries.ts';
import { dropPictures } from '../../orders/pictures/drop-pictures.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { removePictureFiles } from '../pictures/remove-files.ts';

/**
 * Removes an article that nobody reads, with its earlier versions and images.
 * @throws ShopError not_found, stale_edit, document_public
 */
export async function deleteArticle(
  deps: Pick<Deps, 'db' | 'images' | 'log'>,
  actor: Admin,
  { id, version }: Edited,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const before = await findDocument(tx, 'article', id);
    if (!before) throw new ShopError('not_found');
    if (before.published !== null) throw new ShopError('document_public');
    const subject = subjectOf(articleKind, id);
    const pictures = await listDocumentPictures(tx, 'article', [id]);
    if (!(await removeDocument(tx, { kind: 'article', id, version })))
      throw staleEdit(await changesSince(tx, subject, version), {});
    await dropPictures(tx, [...pictures.values()]);
    await audit(tx, actor, 'article.delete', subject, { slug: { before: before.slug, after: null } });
  });
  await removePictureFiles(deps);
}
