import { type AdminProduct, ShopError } from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { changesSince, staleEdit } from '../../accounts/audit/stale-edit.ts';
import { editOf } from '../../catalogue/catalogue-cache.ts';
import { withPictures } from '../../catalogue/pictures/with-pictures.ts';
import type { ProductRow } from '../../catalogue/queries.ts';
import { nameStockCause } from '../../catalogue/stock-move-queries.ts';
import { dropPictures } from '../../orders/pictures/drop-pictures.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { StoredPicture } from '../../platform/images/images.ts';
import { pictureNeeded } from '../../platform/images/picture-needed.ts';
import { listProductPictures, type PictureLink, setProductPictures } from '../pictures/queries.ts';
import { removePictureFiles } from '../pictures/remove-files.ts';
import { requireOwnReport } from './add-product.ts';
import { auditedProduct } from './audited.ts';
import { editedColumns } from './field-columns.ts';
import { type Fields, parseEdit } from './parse-form.ts';
import { livingOf, planVariants } from './plan-variants.ts';
import { presentAdminProduct } from './present-admin-product.ts';
import { changeProduct, lockProduct, type ProductChange } from './queries.ts';
import { listEveryVariant, saveVariants } from './variant-queries.ts';

/**
 * Changes a product; fields that are not given stay, new images replace all old ones. The slug stays: links to it live
 * on.
 * @throws ShopError product_not_found, stale_edit (with what changed), invalid_input, upload_* or storage_*
 */
export async function updateProduct(
  deps: Pick<Deps, 'db' | 'images' | 'catalogue' | 'log'>,
  actor: Admin,
  { id, fields, files }: { id: string; fields: Fields; files: readonly Buffer[] },
): Promise<AdminProduct> {
  const input = parseEdit(fields);
  const product = await withPictures(deps, files, (stored) =>
    transact(deps.db, async (tx) => {
      const before = await lockProduct(tx, id);
      if (!before) throw new ShopError('product_not_found');
      if (input.version !== undefined && input.version !== before.version)
        throw await staleProduct(tx, before, input.version);
      const shown = await listProductPictures(tx, id);
      const links = picturesAfter(shown, stored, input.alts);
      const known = (await listEveryVariant(tx, [id])).get(id) ?? [];
      const sold = livingOf(known);
      const planned = input.variants && planVariants(id, known, input.variants);
      const change: ProductChange = {
        ...editedColumns(before, input, planned ? planned.rows.length > 0 : before.optioned),
        ...planned?.sums,
        ...(planned && { optioned: planned.rows.length > 0 }),
      };
      await requireOwnReport(tx, { id, reportNumber: change.reportNumber }, planned?.rows);
      change.draft = draftAfter(before.draft, input.draft, { had: shown.length > 0, has: links.length > 0 });
      if (stored.length > 0) change.tint = stored.find((picture) => picture.tint)?.tint ?? null;
      await nameStockCause(tx, { cause: 'correction', by: actor.email });
      const after = await changeProduct(tx, id, change);
      if (planned) await saveVariants(tx, planned);
      if (links !== shown) await replacePictures(tx, id, shown, links);
      const difference = differenceOf(
        auditedProduct(before, shown, sold),
        auditedProduct(after, links, planned?.rows ?? sold),
      );
      await audit(tx, actor, 'product.update', `product:${id}`, difference);
      return presentAdminProduct(tx, after);
    }),
  );
  await deps.catalogue.changed(editOf(id));
  await removePictureFiles(deps);
  return product;
}

/**
 * Whether it is a draft after an edit: as the form says; its first image publishes it where the form does not say.
 * @throws ShopError invalid_input where it would be published without an image
 */
function draftAfter(
  before: boolean,
  asked: boolean | undefined,
  { had, has }: { had: boolean; has: boolean },
): boolean {
  const draft = asked ?? (before && !(has && !had));
  if (draft || has || !before) return draft;
  throw pictureNeeded();
}

export async function staleProduct(tx: Transaction, row: ProductRow, basedOn: number): Promise<ShopError> {
  const changes = await changesSince(tx, `product:${row.id}`, basedOn);
  return staleEdit(changes, { product: await presentAdminProduct(tx, row) });
}

function picturesAfter(shown: PictureLink[], stored: StoredPicture[], alts: string[] | undefined): PictureLink[] {
  if (stored.length > 0)
    return stored.map((picture, position) => ({ picture, alt: alts?.[position] ?? '', altHi: '' }));
  if (!alts) return shown;
  return shown.map((link, position) => ({ ...link, alt: alts[position] ?? link.alt }));
}

/** Shows other images, and drops those that nothing shows any more. */
export async function replacePictures(
  tx: Transaction,
  id: string,
  shown: PictureLink[],
  links: PictureLink[],
): Promise<void> {
  await setProductPictures(tx, id, links);
  const kept = new Set(links.map(({ picture }) => picture.id));
  await dropPictures(
    tx,
    shown.map(({ picture }) => picture).filter((picture) => !kept.has(picture.id)),
  );
}
