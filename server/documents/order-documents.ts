import { type Admin, audit } from '../accounts/audit/audit.ts';
import { staleEdit } from '../accounts/audit/stale-edit.ts';
import { isSameSet } from '../platform/database/same-set.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import type { DocumentRules } from './kind.ts';
import { lockDocuments, placeDocument } from './queries.ts';
import type { DocumentKind } from './schema.ts';

/**
 * Reorders all documents of a kind, on the public pages as well. Drafts and versions stay
 * unchanged.
 * @throws ShopError stale_edit (409) if `ids` are not all documents of the kind
 */
export async function orderDocuments(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  actor: Admin,
  kind: Pick<DocumentRules<DocumentKind>, 'kind' | 'tag'>,
  ids: readonly string[],
): Promise<void> {
  const moved = await transact(deps.db, async (tx) => {
    const before = await lockDocuments(tx, kind.kind);
    if (!isSameSet(before, ids)) throw staleEdit([], {});
    if (before.every((id, at) => id === ids[at])) return false;
    for (const [position, id] of ids.entries()) await placeDocument(tx, kind.kind, id, position);
    await audit(tx, actor, `${kind.kind}.order`, `${kind.kind}:all`, {
      order: { before, after: ids },
    });
    return true;
  });
  if (moved) await deps.catalogue.changed([kind.tag]);
}
