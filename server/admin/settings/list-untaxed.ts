import type { UntaxedList } from '@jyotiratna/contract';
import { listUntaxedRows as listRows } from '../../catalogue/tax-queries.ts';
import { readCursor, writeCursor } from '../../platform/database/cursor.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';

/**
 * Products without tax data. Two queries.
 * @throws ShopError invalid_input for an unknown cursor
 */
export async function listUntaxed(
  deps: Pick<Deps, 'db' | 'env'>,
  { limit = 50, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<UntaxedList> {
  const after = cursor === undefined ? undefined : readCursor(cursor, 'text');
  const { TAX_DEFAULTS } = await readSettings(deps);
  const { rows, total, more: hasMore } = await listRows(deps.db, TAX_DEFAULTS, { limit, after });
  const last = rows.at(-1);
  return {
    products: rows.map(({ id, slug, name, category, hsn, gstBasisPoints }) => ({
      _id: id,
      slug,
      name,
      category,
      hsn,
      gstPercent: gstBasisPoints === null ? null : gstBasisPoints / 100,
    })),
    total,
    nextCursor: hasMore && last ? writeCursor({ value: last.key, id: last.id }) : null,
  };
}
