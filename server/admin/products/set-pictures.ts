import { type AdminProduct, ShopError, sentence } from '@jyotiratna/contract';
import type { PictureInput } from '@jyotiratna/contract/product-kinds';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { editOf } from '../../catalogue/catalogue-cache.ts';
import { withPictures } from '../../catalogue/pictures/with-pictures.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { pictureId, type StoredPicture } from '../../platform/images/images.ts';
import { listProductPictures, type PictureLink } from '../pictures/queries.ts';
import { removePictureFiles } from '../pictures/remove-files.ts';
import { auditedProduct } from './audited.ts';
import { type Fields, parsePictures } from './parse-form.ts';
import { presentAdminProduct } from './present-admin-product.ts';
import { changeProduct, lockProduct } from './queries.ts';
import { replacePictures, staleProduct } from './update-product.ts';
import { listEveryVariant, movePictures } from './variant-queries.ts';

/**
 * Gives a product these images in this order, those that stay by their ids: one is added, taken away, moved or described
 * without sending the others again. Variants show the images that they showed. Of two administrators the later is told.
 * A draft stays one.
 * @throws ShopError product_not_found, stale_edit (with what changed), invalid_input, upload_* or storage_*
 */
export async function setPictures(
  deps: Pick<Deps, 'db' | 'images' | 'catalogue' | 'log'>,
  actor: Admin,
  { id, fields, files }: { id: string; fields: Fields; files: readonly Buffer[] },
): Promise<AdminProduct> {
  const { pictures: wanted, version } = parsePictures(fields);
  if (wanted.filter((one) => one.id === undefined).length !== files.length) throw refuse('pictures_files_differ');
  const product = await withPictures(deps, files, (stored) =>
    transact(deps.db, async (tx) => {
      const before = await lockProduct(tx, id);
      if (!before) throw new ShopError('product_not_found');
      if (version !== before.version) throw await staleProduct(tx, before, version);
      const shown = await listProductPictures(tx, id);
      const links = linksOf(wanted, shown, { files, stored });
      if (links.length === 0 && !before.draft) throw refuse('picture_needed');
      const tint = before.tint ?? stored.find((picture) => picture.tint)?.tint ?? null;
      const after = await changeProduct(tx, id, { tint });
      await replacePictures(tx, id, shown, links);
      const ids = (all: readonly PictureLink[]) => all.map(({ picture }) => picture.id);
      const variants = (await listEveryVariant(tx, [id])).get(id) ?? [];
      await movePictures(tx, variants, { before: ids(shown), after: ids(links) });
      const difference = differenceOf(auditedProduct(before, shown), auditedProduct(after, links));
      await audit(tx, actor, 'product.pictures', `product:${id}`, difference);
      return presentAdminProduct(tx, after);
    }),
  );
  await deps.catalogue.changed(editOf(id));
  await removePictureFiles(deps);
  return product;
}

type Uploads = { files: readonly Buffer[]; stored: readonly StoredPicture[] };

/** What is wanted with the images themselves. One that comes twice, also as a new file, stands once: at its first place. */
function linksOf(wanted: readonly PictureInput[], shown: readonly PictureLink[], uploads: Uploads): PictureLink[] {
  const known = new Map(shown.map(({ picture }) => [picture.id, picture]));
  const added = new Map(uploads.stored.map((picture) => [picture.id, picture]));
  const coming = uploads.files.map((file) => pictureId(file));
  const links = new Map<string, PictureLink>();
  for (const { id = coming.shift() ?? '', alt, altHi } of wanted) {
    const picture = known.get(id) ?? added.get(id);
    if (!picture) throw refuse('picture_unknown');
    if (!links.has(id)) links.set(id, { picture, alt, altHi });
  }
  return [...links.values()];
}

function refuse(code: 'picture_needed' | 'picture_unknown' | 'pictures_files_differ'): ShopError {
  const message = sentence(code);
  return new ShopError('invalid_input', { message, fields: { pictures: message } });
}
