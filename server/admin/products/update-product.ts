import { type AdminProduct, type BundleInput, errorMessage, ShopError } from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { changesAfter, staleEdit } from '../../accounts/audit/stale-edit.ts';
import { isBundle } from '../../catalogue/bundles/membership-queries.ts';
import { bundlesOf } from '../../catalogue/bundles/queries.ts';
import { editOf } from '../../catalogue/catalogue-cache.ts';
import { withImages } from '../../catalogue/pictures/with-images.ts';
import type { ProductRow } from '../../catalogue/queries.ts';
import { nameStockCause } from '../../catalogue/stock-movement-queries.ts';
import { articlesTag } from '../../content/articles/article-kind.ts';
import { renameRemedy } from '../../documents/queries.ts';
import { dropImages } from '../../orders/pictures/drop-images.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import {
  invalidateOnCommit,
  isUniqueViolation,
  transact,
} from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { imageRequired } from '../../platform/images/image-required.ts';
import type { StoredImage } from '../../platform/images/images.ts';
import { moveAddress } from '../../redirects/move-address.ts';
import { type ImageLink, listProductImages, setProductImages } from '../pictures/queries.ts';
import { removeImageFiles } from '../pictures/remove-files.ts';
import { requireOwnReport, withBundle } from './add-product.ts';
import { auditedBundle, auditedProduct } from './audited.ts';
import { updatedColumns } from './field-columns.ts';
import { type FormValues, parseEdit } from './parse-form.ts';
import { type PlannedBundle, planBundle, rejectBundle, requirePlain } from './plan-bundle.ts';
import { activeVariants, planVariants } from './plan-variants.ts';
import { presentAdminProduct } from './present-admin-product.ts';
import { changeProduct, lockProduct, type ProductChange } from './queries.ts';
import { requireLabel } from './require-label.ts';
import { listEveryVariant, saveVariants } from './variant-queries.ts';

/**
 * Changes a product; omitted fields stay unchanged, new images replace all existing ones. After a
 * change of slug, the previous URL redirects to the new one.
 * @throws ShopError product_not_found, stale_edit (with the changes), invalid_input, upload_* or
 * storage_*
 */
export async function updateProduct(
  deps: Pick<Deps, 'db' | 'images' | 'catalogue' | 'log'>,
  actor: Admin,
  { id, fields, files }: { id: string; fields: FormValues; files: readonly Buffer[] },
): Promise<AdminProduct> {
  const input = parseEdit(fields);
  const product = await withImages(deps, files, (stored) =>
    transact(deps.db, async (tx) => {
      const before = await lockProduct(tx, id);
      if (!before) throw new ShopError('product_not_found');
      if (input.version !== undefined && input.version !== before.version)
        throw await staleProduct(tx, before, input.version);
      const images = await listProductImages(tx, id);
      const links = imagesAfter(images, stored, input.alts);
      const existing = (await listEveryVariant(tx, [id])).get(id) ?? [];
      const sold = activeVariants(existing);
      const planned = input.variants && planVariants(id, existing, input.variants);
      const parts = (await bundlesOf(tx, [before])).get(id);
      const bundle = input.bundle && (await planEditedBundle(tx, before, input.bundle));
      const totalled = isBundle(before) || (planned ? planned.rows.length > 0 : before.hasVariants);
      const change: ProductChange = {
        ...updatedColumns(before, input, totalled),
        ...planned?.sums,
        ...bundle?.columns,
        ...(planned && { hasVariants: planned.rows.length > 0 }),
        ...(input.slug !== undefined && { slug: input.slug }),
      };
      if (isBundle(before)) requirePlain({ ...before, ...change }, planned?.rows);
      await requireOwnReport(tx, { id, reportNumber: change.reportNumber }, planned?.rows);
      await requireLabel(tx, { ...before, ...change }, planned?.rows ?? sold);
      change.draft = draftAfter(before.draft, input.draft, {
        had: images.length > 0,
        has: links.length > 0,
      });
      if (stored.length > 0) change.tint = stored.find((image) => image.tint)?.tint ?? null;
      await nameStockCause(tx, { cause: 'correction', by: actor.email });
      const changed = await changeProduct(tx, id, change);
      if (planned) await saveVariants(tx, planned);
      const after = bundle ? await withBundle(tx, changed, bundle) : changed;
      const articles = await moveProduct(tx, before.slug, after.slug);
      if (articles > 0) invalidateOnCommit([articlesTag]);
      if (links !== images) await replaceImages(tx, id, images, links);
      const difference = differenceOf(
        auditedProduct(before, images, sold, parts && auditedBundle(before, parts)),
        auditedProduct(
          after,
          links,
          planned?.rows ?? sold,
          input.bundle ?? (parts && auditedBundle(after, parts)),
        ),
      );
      await audit(tx, actor, 'product.update', `product:${id}`, difference);
      return presentAdminProduct(tx, after);
    }),
  ).catch((error: unknown) => {
    throw isUniqueViolation(error, 'products_slug') ? slugInUse() : error;
  });
  await deps.catalogue.changed(editOf(id));
  await removeImageFiles(deps);
  return product;
}

/** @throws ShopError invalid_input for a product that is not a bundle, and as `planBundle` */
async function planEditedBundle(
  tx: Transaction,
  before: ProductRow,
  input: BundleInput,
): Promise<PlannedBundle> {
  if (!isBundle(before)) throw rejectBundle('bundle', errorMessage('bundle_fixed_kind'));
  return planBundle(tx, input);
}

/**
 * Redirects the page's previous URL to the new one, and updates links in articles. @returns the
 * number of updated articles
 */
async function moveProduct(tx: Transaction, from: string, to: string): Promise<number> {
  if (from === to) return 0;
  await moveAddress(tx, { from: `/remedies/${from}`, to: `/remedies/${to}` });
  return renameRemedy(tx, from, to);
}

function slugInUse(): ShopError {
  const message = errorMessage('slug_taken');
  return new ShopError('invalid_input', { message, fields: { slug: message } });
}

/**
 * Whether the product is a draft after an edit: as set in the form; if not set, its first image
 * publishes it.
 * @throws ShopError invalid_input if it would be published without an image
 */
function draftAfter(
  before: boolean,
  requested: boolean | undefined,
  { had, has }: { had: boolean; has: boolean },
): boolean {
  const draft = requested ?? (before && !(has && !had));
  if (draft || has || !before) return draft;
  throw imageRequired();
}

export async function staleProduct(
  tx: Transaction,
  row: ProductRow,
  basedOn: number,
): Promise<ShopError> {
  const changes = await changesAfter(tx, `product:${row.id}`, basedOn);
  return staleEdit(changes, { product: await presentAdminProduct(tx, row) });
}

function imagesAfter(
  current: ImageLink[],
  stored: StoredImage[],
  alts: string[] | undefined,
): ImageLink[] {
  if (stored.length > 0)
    return stored.map((image, position) => ({
      picture: image,
      alt: alts?.[position] ?? '',
      altHi: '',
    }));
  if (!alts) return current;
  return current.map((link, position) => ({ ...link, alt: alts[position] ?? link.alt }));
}

/** Replaces a product's images, and deletes those no longer used. */
export async function replaceImages(
  tx: Transaction,
  id: string,
  current: ImageLink[],
  links: ImageLink[],
): Promise<void> {
  await setProductImages(tx, id, links);
  const usedIds = new Set(links.map(({ picture: image }) => image.id));
  await dropImages(
    tx,
    current.map(({ picture: image }) => image).filter((image) => !usedIds.has(image.id)),
  );
}
