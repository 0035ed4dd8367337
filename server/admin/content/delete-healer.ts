import { ShopError } from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { changesSince, staleEdit } from '../../accounts/audit/stale-edit.ts';
import type { Edited } from '../../documents/change-document.ts';
import { subjectOf } from '../../documents/kind.ts';
import { findDocument, removeDocument } from '../../documents/queries.ts';
import { dropHealerRow, findHealerAccount } from '../../healers/presence-queries.ts';
import { healerKind } from '../../healers/profiles/healer-kind.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';

/**
 * Removes a draft that never was published, and that nobody was invited to.
 * @throws ShopError not_found, stale_edit, healer_known for one whom sessions or a person may name
 */
export async function deleteHealer({ db }: Pick<Deps, 'db'>, actor: Admin, { id, version }: Edited): Promise<void> {
  await transact(db, async (tx) => {
    const before = await findDocument(tx, 'healer', id);
    if (!before) throw new ShopError('not_found');
    if (before.publishedAt !== null) throw new ShopError('healer_known');
    await dropHealerRow(tx, id);
    if (await findHealerAccount(tx, id)) throw new ShopError('healer_known');
    const subject = subjectOf(healerKind, id);
    if (!(await removeDocument(tx, { kind: 'healer', id, version })))
      throw staleEdit(await changesSince(tx, subject, version), {});
    await audit(tx, actor, 'healer.delete', subject, { slug: { before: before.slug, after: null } });
  });
}
