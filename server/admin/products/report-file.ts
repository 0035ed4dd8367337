import { type AdminProduct, defined, errorMessage, ShopError } from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { editOf } from '../../catalogue/catalogue-cache.ts';
import { withImageLocks } from '../../catalogue/pictures/locks.ts';
import { keepImage } from '../../catalogue/pictures/queries.ts';
import { withImages } from '../../catalogue/pictures/with-images.ts';
import { dropImages } from '../../orders/pictures/drop-images.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  documentFile,
  imageAddress,
  imageAt,
  imageFile,
} from '../../platform/images/image-names.ts';
import { isPdf, type StoredImage } from '../../platform/images/images.ts';
import { toShopError } from '../../platform/images/to-shop-error.ts';
import { findImages } from '../pictures/queries.ts';
import { removeImageFiles } from '../pictures/remove-files.ts';
import { presentAdminProduct } from './present-admin-product.ts';
import { changeProduct, lockProduct } from './queries.ts';

type Making = Pick<Deps, 'db' | 'images' | 'catalogue' | 'log'>;

/**
 * Stores a stone's laboratory report, replacing a previous one: a PDF unchanged, an image through
 * the shared image pipeline. The type is detected from the content.
 * @throws ShopError invalid_input, upload_*, storage_* or product_not_found
 */
export async function putReport(deps: Making, actor: Admin, id: string, file: Buffer | undefined) {
  if (!file) throw reject('report_needed');
  if (isPdf(file)) {
    const stored = await deps.images.acceptPdf(file).catch((error: unknown) => {
      throw toShopError(error, 0);
    });
    return withImageLocks([stored.id], () => setReport(deps, actor, id, stored));
  }
  return withImages(deps, [file], async ([stored]) =>
    setReport(deps, actor, id, defined(stored)),
  ).catch((error: unknown) => {
    throw error instanceof ShopError && error.code === 'upload_type'
      ? reject('report_type')
      : error;
  });
}

/**
 * Deletes the report's file; its number, date and laboratory are retained. @throws ShopError
 * product_not_found
 */
export function removeReport(deps: Making, actor: Admin, id: string): Promise<AdminProduct> {
  return setReport(deps, actor, id, null);
}

async function setReport(
  deps: Making,
  actor: Admin,
  id: string,
  stored: StoredImage | null,
): Promise<AdminProduct> {
  const product = await transact(deps.db, async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before) throw new ShopError('product_not_found');
    if (stored) await keepImage(tx, stored);
    const after = await changeProduct(tx, id, { reportFile: stored && urlOf(stored) });
    if (before.reportFile !== null && before.reportFile !== after.reportFile)
      await dropImages(tx, await findImages(tx, [imageAt(before.reportFile)]));
    const difference = { reportFile: { before: before.reportFile, after: after.reportFile } };
    await audit(tx, actor, 'product.report', `product:${id}`, difference);
    return presentAdminProduct(tx, after);
  });
  await deps.catalogue.changed(editOf(id));
  await removeImageFiles(deps);
  return product;
}

/** The URL of the widest version, in which a report is legible. */
function urlOf({ id, widths }: StoredImage): string {
  const widest = widths.at(-1);
  return imageAddress(widest === undefined ? documentFile(id) : imageFile(id, widest, 'webp'));
}

function reject(code: 'report_needed' | 'report_type'): ShopError {
  const message = errorMessage(code);
  return new ShopError('invalid_input', { message, fields: { report: message } });
}
