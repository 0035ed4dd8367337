import { type AdminProduct, ShopError } from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { saveBundleParts } from '../../catalogue/bundles/queries.ts';
import { listTag } from '../../catalogue/catalogue-cache.ts';
import { withImages } from '../../catalogue/pictures/with-images.ts';
import type { ProductRow } from '../../catalogue/queries.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { imageRequired } from '../../platform/images/image-required.ts';
import { newId } from '../../platform/secrets/token.ts';
import { setProductImages } from '../pictures/queries.ts';
import { auditedProduct } from './audited.ts';
import { newColumns } from './field-columns.ts';
import { type FormValues, parseNew } from './parse-form.ts';
import { type PlannedBundle, planBundle, pricedByBundle, requirePlain } from './plan-bundle.ts';
import { planVariants, pricedByVariants } from './plan-variants.ts';
import { presentAdminProduct } from './present-admin-product.ts';
import {
  bareReport,
  findAnyProduct,
  findReport,
  insertProduct,
  listSlugsLike,
  type NewProductRow,
} from './queries.ts';
import { requireLabel } from './require-label.ts';
import { reportInUse } from './settle-stone.ts';
import { freeSlug, slugOf } from './slug.ts';
import { saveVariants } from './variant-queries.ts';

/**
 * Adds a product with its images, published or as a draft, atomically.
 * @throws ShopError invalid_input, upload_* or storage_*
 */
export async function addProduct(
  deps: Pick<Deps, 'db' | 'images' | 'catalogue' | 'log'>,
  actor: Admin,
  { fields, files }: { fields: FormValues; files: readonly Buffer[] },
): Promise<AdminProduct> {
  const parsed = parseNew(fields);
  const bundle = parsed.bundle && (await planBundle(deps.db, parsed.bundle));
  const input = pricedByBundle(pricedByVariants(parsed), bundle);
  if (bundle) requirePlain(input, input.variants);
  const id = newId('rem_');
  const variants = planVariants(id, [], input.variants ?? []);
  const draft = input.draft ?? false;
  const columns = { ...newColumns(input), ...variants.sums, ...bundle?.columns };
  const row = { id, ...columns, hasVariants: variants.rows.length > 0, draft };
  if (files.length === 0 && !draft) throw imageRequired();
  const product = await withImages(deps, files, (stored) =>
    transact(deps.db, async (tx) => {
      await requireOwnReport(tx, row, variants.rows);
      await requireLabel(tx, row, variants.rows);
      const tint = stored.find((image) => image.tint)?.tint ?? null;
      const inserted = await insertWithSlug(tx, { ...row, tint });
      await saveVariants(tx, variants);
      const added = bundle ? await withBundle(tx, inserted, bundle) : inserted;
      const links = stored.map((image, position) => ({
        picture: image,
        alt: input.alts?.[position] ?? '',
        altHi: '',
      }));
      await setProductImages(tx, added.id, links);
      const difference = differenceOf(
        null,
        auditedProduct(added, links, variants.rows, input.bundle),
      );
      await audit(tx, actor, 'product.add', `product:${added.id}`, difference);
      return presentAdminProduct(tx, added);
    }),
  );
  if (!draft) await deps.catalogue.changed([listTag]);
  return product;
}

/** Recomputes price and stock of a bundle's row after its items were saved. */
export async function withBundle(
  tx: Transaction,
  row: ProductRow,
  { parts }: Pick<PlannedBundle, 'parts'>,
): Promise<ProductRow> {
  await saveBundleParts(tx, row.id, parts);
  return (await findAnyProduct(tx, row.id)) ?? row;
}

/**
 * Requires that no other stone has the laboratory report.
 * @param variants the target variants, each with a report of its own
 * @throws ShopError invalid_input if another stone has it; the unique index rejects one of two
 * concurrent edits
 */
export async function requireOwnReport(
  tx: Transaction,
  { id, reportNumber }: { id: string; reportNumber?: string | null | undefined },
  variants: readonly { sku: string; reportNumber: string | null }[] = [],
): Promise<void> {
  const other = reportNumber ? await findReport(tx, reportNumber, id) : null;
  if (other) throw reportInUse(other.name);
  const skuByReport = new Map<string, string>();
  for (const [at, { sku, reportNumber: number }] of variants.entries()) {
    if (!number) continue;
    const used = skuByReport.get(bareReport(number)) ?? (await findReport(tx, number, id))?.name;
    if (used) throw reportInUse(used, `variants.${at}.certificate.number`);
    skuByReport.set(bareReport(number), sku);
  }
}

/**
 * Adds a product with a free slug. Of two new products with the same name, the second waits for the
 * first and retries.
 */
export async function insertWithSlug(
  tx: Transaction,
  row: Omit<NewProductRow, 'slug'>,
): Promise<ProductRow> {
  const base = slugOf(row.name);
  for (let attempts = 0; attempts < 20; attempts += 1) {
    const inserted = await insertProduct(tx, {
      ...row,
      slug: freeSlug(base, await listSlugsLike(tx, base)),
    });
    if (inserted) return inserted;
  }
  throw new ShopError('busy', { retryAfter: 1 });
}
