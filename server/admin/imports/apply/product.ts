import { auditRow, differenceOf } from '../../../accounts/audit/audit.ts';
import { insertAuditRows } from '../../../accounts/audit/queries.ts';
import { editOf } from '../../../catalogue/catalogue-cache.ts';
import type { ProductRow } from '../../../catalogue/queries.ts';
import { nameStockCause } from '../../../catalogue/stock-movement-queries.ts';
import type { SourceProduct } from '../../../imports/source.ts';
import { invalidateOnCommit } from '../../../platform/database/transact.ts';
import { newId } from '../../../platform/secrets/token.ts';
import { writeRedirects } from '../../../redirects/queries.ts';
import { requireOwnReport } from '../../products/add-product.ts';
import { auditedProduct } from '../../products/audited.ts';
import { newColumns, updatedColumns } from '../../products/field-columns.ts';
import { planVariants } from '../../products/plan-variants.ts';
import { listSlugsLike, lockProducts, upsertProducts } from '../../products/queries.ts';
import { requireLabel } from '../../products/require-label.ts';
import { freeSlug, slugOf } from '../../products/slug.ts';
import { listEveryVariant, listSkusLike, saveVariants } from '../../products/variant-queries.ts';
import { setOnlySku } from '../target-queries.ts';
import type { AppliedRow, Applying } from './applied.ts';
import { type ParsedProduct, parseProduct } from './parse-product.ts';
import { importedProductForm } from './product-fields.ts';

/**
 * Adds a product as a draft, or updates it from its file; its previous addresses redirect to it.
 * @throws ShopError invalid_input if the shop's own rules reject it
 */
export async function applyProduct({
  tx,
  actor,
  mapping,
  row,
  before,
}: Applying): Promise<AppliedRow> {
  const data = row.data as SourceProduct;
  const form = importedProductForm(data, mapping);
  const parsed = 'skipped' in form ? form : parseProduct(form);
  if ('skipped' in parsed)
    return { outcome: 'dropped', reason: parsed.skipped, detail: parsed.detail };
  await nameStockCause(tx, { cause: 'import', by: actor.email });
  const quantities = quantitiesOf(parsed);
  if (!before)
    return { outcome: 'created', targetId: await add({ tx, actor }, data, parsed), quantities };
  const [locked] = await lockProducts(tx, [before.targetId]);
  // A product deleted here stays deleted.
  if (!locked) return { outcome: 'unchanged', targetId: before.targetId };
  const changed = await change({ tx, actor }, locked, parsed, before.quantities ?? {});
  return { outcome: changed ? 'updated' : 'unchanged', targetId: locked.id, quantities };
}

type Writing = Pick<Applying, 'tx' | 'actor'>;

async function add(
  { tx, actor }: Writing,
  data: SourceProduct,
  parsed: ParsedProduct,
): Promise<string> {
  const { input, sku } = parsed;
  const id = newId('rem_');
  const base = slugOf(data.handle || data.title);
  const slug = freeSlug(base, await listSlugsLike(tx, base));
  const own = await withFreeSkus(tx, slug, input.variants ?? [], []);
  const variants = planVariants(id, [], own);
  const row = {
    id,
    slug,
    ...newColumns(input),
    ...variants.sums,
    hasVariants: variants.rows.length > 0,
    draft: true,
  };
  await requireOwnReport(tx, row, variants.rows);
  await requireLabel(tx, row, variants.rows);
  await upsertProducts(tx, [row]);
  await saveVariants(tx, variants);
  if (sku) await setOnlySku(tx, id, sku);
  const target = `/remedies/${slug}`;
  await writeRedirects(
    tx,
    data.paths
      .filter((path) => path !== target)
      .map((path) => ({ path, target, cause: 'moved-in' as const })),
  );
  const difference = differenceOf(null, { slug, name: input.name, draft: true });
  await insertAuditRows(tx, [auditRow(actor, 'product.import', `product:${id}`, difference)]);
  return id;
}

/** Appends the product's slug to SKUs that another product has; the same in every import. */
async function withFreeSkus<Variant extends { sku: string }>(
  tx: Applying['tx'],
  slug: string,
  variants: readonly Variant[],
  existing: readonly { sku: string }[],
): Promise<Variant[]> {
  const own = new Set(existing.map(({ sku }) => sku));
  const newSkus = variants.map(({ sku }) => sku).filter((sku) => !own.has(sku));
  const used = await listSkusLike(tx, newSkus);
  return variants.map((one) => ({
    ...one,
    sku:
      used.has(one.sku) && !own.has(one.sku)
        ? `${one.sku}-${slug.toUpperCase()}`.slice(0, 64)
        : one.sku,
  }));
}

/** Updates a product. @returns whether anything changed */
async function change(
  { tx, actor }: Writing,
  locked: ProductRow,
  { input }: ParsedProduct,
  quantities: Readonly<Record<string, number>>,
): Promise<boolean> {
  const existing = (await listEveryVariant(tx, [locked.id])).get(locked.id) ?? [];
  const stated = (input.variants ?? []).map((one) => ({ ...one, ...was(quantities[one.sku]) }));
  const given = await withFreeSkus(tx, locked.slug, stated, existing);
  const variants = given.length > 0 ? planVariants(locked.id, existing, given) : undefined;
  const only = quantities[''];
  const edit = { ...input, ...(only !== undefined && { quantityWas: only }) };
  const after: ProductRow = {
    ...locked,
    ...updatedColumns(locked, edit, variants ? variants.rows.length > 0 : locked.hasVariants),
    ...variants?.sums,
    hasVariants: variants ? variants.rows.length > 0 : locked.hasVariants,
  };
  await requireOwnReport(tx, after, variants?.rows);
  await requireLabel(tx, after, variants?.rows);
  const difference = differenceOf(
    auditedProduct(locked),
    auditedProduct(after, undefined, variants?.rows),
  );
  if (Object.keys(difference).length === 0) return false;
  await upsertProducts(tx, [after]);
  if (variants) await saveVariants(tx, variants);
  await insertAuditRows(tx, [
    auditRow(actor, 'product.import', `product:${locked.id}`, difference),
  ]);
  invalidateOnCommit(editOf(locked.id));
  return true;
}

const was = (quantity: number | undefined) =>
  quantity === undefined ? {} : { quantityWas: quantity };

/** Stock by SKU; a product without options has the empty SKU. */
function quantitiesOf({ input }: ParsedProduct): Record<string, number> {
  if (input.variants && input.variants.length > 0)
    return Object.fromEntries(input.variants.map(({ sku, quantity }) => [sku, quantity]));
  return input.quantity == null ? {} : { '': input.quantity };
}
