import { ShopError } from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { changesAfter, staleEdit } from '../../accounts/audit/stale-edit.ts';
import type { Updated } from '../../documents/change-document.ts';
import { subjectOf } from '../../documents/kind.ts';
import { findDocument, listDocumentImages, removeDocument } from '../../documents/queries.ts';
import { dropHealerRow, findHealerAccount } from '../../healers/presence-queries.ts';
import { healerKind } from '../../healers/profiles/healer-kind.ts';
import { dropImages } from '../../orders/pictures/drop-images.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { removeImageFiles } from '../pictures/remove-files.ts';

/**
 * Deletes a draft that was never published, and without an invitation.
 * @throws ShopError not_found, stale_edit, healer_known for one that sessions or a user may
 * refer to
 */
export async function deleteHealer(
  deps: Pick<Deps, 'db' | 'images' | 'log'>,
  actor: Admin,
  { id, version }: Updated,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const before = await findDocument(tx, 'healer', id);
    if (!before) throw new ShopError('not_found');
    if (before.publishedAt !== null) throw new ShopError('healer_known');
    await dropHealerRow(tx, id);
    if (await findHealerAccount(tx, id)) throw new ShopError('healer_known');
    const subject = subjectOf(healerKind, id);
    const images = await listDocumentImages(tx, 'healer', [id]);
    if (!(await removeDocument(tx, { kind: 'healer', id, version })))
      throw staleEdit(await changesAfter(tx, subject, version), {});
    await dropImages(tx, [...images.values()]);
    await audit(tx, actor, 'healer.delete', subject, { slug: { before: before.slug, after: null } });
  });
  await removeImageFiles(deps);
}
