import { type AdminProduct, errorMessage, ShopError } from '@jyotiratna/contract';
import type { ImageInput } from '@jyotiratna/contract/product-kinds';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { editOf } from '../../catalogue/catalogue-cache.ts';
import { withImages } from '../../catalogue/pictures/with-images.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { imageId, type StoredImage } from '../../platform/images/images.ts';
import { type ImageLink, listProductImages } from '../pictures/queries.ts';
import { removeImageFiles } from '../pictures/remove-files.ts';
import { auditedProduct } from './audited.ts';
import { type FormValues, parseImages } from './parse-form.ts';
import { presentAdminProduct } from './present-admin-product.ts';
import { changeProduct, lockProduct } from './queries.ts';
import { replaceImages, staleProduct } from './update-product.ts';
import { listEveryVariant, moveVariantImages } from './variant-queries.ts';

/**
 * Sets a product's images in this order, existing ones by their ids: images can be added, removed,
 * reordered or described without uploading the others again. Variants retain their images. The
 * later of two concurrent edits fails with a conflict. A draft stays a draft.
 * @throws ShopError product_not_found, stale_edit (with the changes), invalid_input, upload_* or
 * storage_*
 */
export async function setImages(
  deps: Pick<Deps, 'db' | 'images' | 'catalogue' | 'log'>,
  actor: Admin,
  { id, fields, files }: { id: string; fields: FormValues; files: readonly Buffer[] },
): Promise<AdminProduct> {
  const { pictures: requested, version } = parseImages(fields);
  if (requested.filter((one) => one.id === undefined).length !== files.length)
    throw reject('pictures_files_differ');
  const product = await withImages(deps, files, (stored) =>
    transact(deps.db, async (tx) => {
      const before = await lockProduct(tx, id);
      if (!before) throw new ShopError('product_not_found');
      if (version !== before.version) throw await staleProduct(tx, before, version);
      const images = await listProductImages(tx, id);
      const links = linksOf(requested, images, { files, stored });
      if (links.length === 0 && !before.draft) throw reject('picture_needed');
      const tint = before.tint ?? stored.find((image) => image.tint)?.tint ?? null;
      const after = await changeProduct(tx, id, { tint });
      await replaceImages(tx, id, images, links);
      const ids = (all: readonly ImageLink[]) => all.map(({ picture: image }) => image.id);
      const variants = (await listEveryVariant(tx, [id])).get(id) ?? [];
      await moveVariantImages(tx, variants, { before: ids(images), after: ids(links) });
      const difference = differenceOf(auditedProduct(before, images), auditedProduct(after, links));
      await audit(tx, actor, 'product.pictures', `product:${id}`, difference);
      return presentAdminProduct(tx, after);
    }),
  );
  await deps.catalogue.changed(editOf(id));
  await removeImageFiles(deps);
  return product;
}

type Uploads = { files: readonly Buffer[]; stored: readonly StoredImage[] };

/**
 * The target images with their rows. A duplicate, also an uploaded one, is included only once, at
 * its first position.
 */
function linksOf(
  requested: readonly ImageInput[],
  current: readonly ImageLink[],
  uploads: Uploads,
): ImageLink[] {
  const byId = new Map(current.map(({ picture: image }) => [image.id, image]));
  const added = new Map(uploads.stored.map((image) => [image.id, image]));
  const coming = uploads.files.map((file) => imageId(file));
  const links = new Map<string, ImageLink>();
  for (const { id = coming.shift() ?? '', alt, altHi } of requested) {
    const image = byId.get(id) ?? added.get(id);
    if (!image) throw reject('picture_unknown');
    if (!links.has(id)) links.set(id, { picture: image, alt, altHi });
  }
  return [...links.values()];
}

function reject(code: 'picture_needed' | 'picture_unknown' | 'pictures_files_differ'): ShopError {
  const message = errorMessage(code);
  return new ShopError('invalid_input', { message, fields: { pictures: message } });
}
