import { type AdminProduct, ShopError, sentence } from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { editOf } from '../../catalogue/catalogue-cache.ts';
import { withPictureLocks } from '../../catalogue/pictures/locks.ts';
import { keepPicture } from '../../catalogue/pictures/queries.ts';
import { withPictures } from '../../catalogue/pictures/with-pictures.ts';
import { dropPictures } from '../../orders/pictures/drop-pictures.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { isPdf, type StoredPicture } from '../../platform/images/images.ts';
import { documentFile, pictureAddress, pictureFile, pictureOf } from '../../platform/images/picture-names.ts';
import { toShopError } from '../../platform/images/to-shop-error.ts';
import { findPictures } from '../pictures/queries.ts';
import { removePictureFiles } from '../pictures/remove-files.ts';
import { presentAdminProduct } from './present-admin-product.ts';
import { changeProduct, lockProduct } from './queries.ts';

type Making = Pick<Deps, 'db' | 'images' | 'catalogue' | 'log'>;

/**
 * Keeps a laboratory's report with its stone, instead of an earlier one: a PDF as it came, an image through the pipeline of
 * all images. The content says which it is.
 * @throws ShopError invalid_input, upload_*, storage_* or product_not_found
 */
export async function putReport(deps: Making, actor: Admin, id: string, file: Buffer | undefined) {
  if (!file) throw refuse('report_needed');
  if (isPdf(file)) {
    const stored = await deps.images.acceptPdf(file).catch((error: unknown) => {
      throw toShopError(error, 0);
    });
    return withPictureLocks([stored.id], () => setReport(deps, actor, id, stored));
  }
  return withPictures(deps, [file], async ([stored]) => setReport(deps, actor, id, stored!)).catch((error: unknown) => {
    throw error instanceof ShopError && error.code === 'upload_type' ? refuse('report_type') : error;
  });
}

/** Takes the report's file away; number, date and laboratory stay. @throws ShopError product_not_found */
export function removeReport(deps: Making, actor: Admin, id: string): Promise<AdminProduct> {
  return setReport(deps, actor, id, null);
}

async function setReport(deps: Making, actor: Admin, id: string, stored: StoredPicture | null): Promise<AdminProduct> {
  const product = await transact(deps.db, async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before) throw new ShopError('product_not_found');
    if (stored) await keepPicture(tx, stored);
    const after = await changeProduct(tx, id, { reportFile: stored && urlOf(stored) });
    if (before.reportFile !== null && before.reportFile !== after.reportFile)
      await dropPictures(tx, await findPictures(tx, [idOf(before.reportFile)]));
    const difference = { reportFile: { before: before.reportFile, after: after.reportFile } };
    await audit(tx, actor, 'product.report', `product:${id}`, difference);
    return presentAdminProduct(tx, after);
  });
  await deps.catalogue.changed(editOf(id));
  await removePictureFiles(deps);
  return product;
}

/** The widest file: a report is read. */
function urlOf({ id, widths }: StoredPicture): string {
  const widest = widths.at(-1);
  return pictureAddress(widest === undefined ? documentFile(id) : pictureFile(id, widest, 'webp'));
}

const idOf = (url: string) => pictureOf(url.slice(pictureAddress('').length));

function refuse(code: 'report_needed' | 'report_type'): ShopError {
  const message = sentence(code);
  return new ShopError('invalid_input', { message, fields: { report: message } });
}
