import { ShopError } from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { changesSince, staleEdit } from '../../accounts/audit/stale-edit.ts';
import type { Edited } from '../../documents/change-document.ts';
import { subjectOf } from '../../documents/kind.ts';
import { findDocument, listDocumentPictures, removeDocument } from '../../documents/queries.ts';
import { dropHealerRow, findHealerAccount } from '../../healers/presence-queries.ts';
import { healerKind } from '../../healers/profiles/healer-kind.ts';
import { dropPictures } from '../../orders/pictures/drop-pictures.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { removePictureFiles } from '../pictures/remove-files.ts';

/**
 * Removes a draft that never was published, and that nobody was invited to.
 * @throws ShopError not_found, stale_edit, healer_known for one whom sessions or a person may name
 */
export async function deleteHealer(
  deps: Pick<Deps, 'db' | 'images' | 'log'>,
  actor: Admin,
  { id, version }: Edited,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const before = await findDocument(tx, 'healer', id);
    if (!before) throw new ShopError('not_found');
    if (before.publishedAt !== null) throw new ShopError('healer_known');
    await dropHealerRow(tx, id);
    if (await findHealerAccount(tx, id)) throw new ShopError('healer_known');
    const subject = subjectOf(healerKind, id);
    const pictures = await listDocumentPictures(tx, 'healer', [id]);
    if (!(await removeDocument(tx, { kind: 'healer', id, version })))
      throw staleEdit(await changesSince(tx, subject, version), {});
    await dropPictures(tx, [...pictures.values()]);
    await audit(tx, actor, 'healer.delete', subject, { slug: { before: before.slug, after: null } });
  });
  await removePictureFiles(deps);
}
