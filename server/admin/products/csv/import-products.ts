import { errorMessage, type ImportResult, ShopError } from '@jyotiratna/contract';
import { type Admin, auditRow } from '../../../accounts/audit/audit.ts';
import { insertAuditRows } from '../../../accounts/audit/queries.ts';
import { nameStockCause } from '../../../catalogue/stock-movement-queries.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { isUniqueViolation, transact } from '../../../platform/database/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { requireOwnReport } from '../add-product.ts';
import { listPictured, listProductSlugs, lockProducts, upsertProducts } from '../queries.ts';
import { requireLabel } from '../require-label.ts';
import { listEveryVariant, saveVariants } from '../variant-queries.ts';
import { type ImportPlan, type Planned, planImport } from './plan-import.ts';
import { type CsvRow, type RowError, readCsv } from './read-csv.ts';

const maxErrors = 200;
const maxChanges = 200;

/**
 * Adds and edits products from a CSV file: all rows in one transaction. A dry run reports the
 * changes and the errors in the file. Products added this way have no images yet.
 * @throws ShopError invalid_input with the report, when a real import contains an error
 */
export async function importProducts(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  actor: Admin,
  { bytes, dryRun }: { bytes: Buffer; dryRun: boolean },
): Promise<ImportResult> {
  const { rows, errors } = await readCsv(bytes);
  if (errors.length > 0)
    return resultOf({ created: [], updated: [], unchanged: 0, errors }, dryRun);
  const plan = await twice(() =>
    transact(deps.db, async (tx) => {
      const found = await planAgainst(tx, rows);
      if (!dryRun && found.errors.length === 0) await carryOut(tx, actor, found);
      return found;
    }),
  );
  if (!dryRun && plan.errors.length === 0) await deps.catalogue.changed();
  return resultOf(plan, dryRun);
}

/**
 * Plans the import against locked rows, so that no order reserves a unit between planning and
 * applying it.
 */
async function planAgainst(tx: Transaction, rows: readonly CsvRow[]): Promise<ImportPlan> {
  const ids = [...new Set(rows.map(({ cells }) => cells.id ?? '').filter(Boolean))];
  const locked = await lockProducts(tx, ids);
  const variants = await listEveryVariant(
    tx,
    locked.map(({ id }) => id),
  );
  const products = new Map(locked.map((row) => [row.id, row]));
  return planImport(rows, {
    products,
    variants,
    slugs: await listProductSlugs(tx),
    pictured: await listPictured(tx, ids),
  });
}

async function carryOut(
  tx: Transaction,
  actor: Admin,
  { created, updated }: ImportPlan,
): Promise<void> {
  const planned = [...updated, ...created];
  for (const { row, variants } of planned) {
    await requireOwnReport(tx, row, variants?.rows);
    await requireLabel(tx, row, variants?.rows);
  }
  await nameStockCause(tx, { cause: 'import', by: actor.email });
  await upsertProducts(
    tx,
    planned.map(({ row }) => row),
  );
  for (const { variants } of planned) if (variants) await saveVariants(tx, variants);
  await insertAuditRows(
    tx,
    planned.map(({ id, difference }) =>
      auditRow(actor, 'product.import', `product:${id}`, difference),
    ),
  );
}

/** Retries once if another new product uses the same slug. */
async function twice<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error, 'products_slug')) throw error;
    return work();
  }
}

/** For a new product only name and price are reported, since all of its fields differ. */
const changeOf =
  (added: boolean) =>
  ({ id, row: { name }, difference }: Planned) => {
    const { discountedPrice, quantity } = difference;
    const result = added
      ? { ...(discountedPrice && { discountedPrice }), ...(quantity && { quantity }) }
      : difference;
    return { id, name, added, difference: result };
  };

function resultOf(
  { created, updated, unchanged, errors: found }: ImportPlan,
  dryRun: boolean,
): ImportResult {
  const errors: RowError[] = found.toSorted((a, b) => a.line - b.line).slice(0, maxErrors);
  const report: ImportResult = {
    applied: !dryRun && found.length === 0,
    created: created.length,
    updated: updated.length,
    unchanged,
    changes: [...created.map(changeOf(true)), ...updated.map(changeOf(false))].slice(0, maxChanges),
    errors,
    errorCount: found.length,
  };
  if (dryRun || found.length === 0) return report;
  throw new ShopError('invalid_input', { message: errorMessage('csv_wrong'), data: { ...report } });
}
