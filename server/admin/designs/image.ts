import type { AdminDesign } from '@jyotiratna/contract';
import { defined } from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { keepImage } from '../../catalogue/pictures/queries.ts';
import { withImages } from '../../catalogue/pictures/with-images.ts';
import { dropImages } from '../../orders/pictures/drop-images.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Form } from '../../platform/http/read-form.ts';
import { imageRequired } from '../../platform/images/image-required.ts';
import { removeImageFiles } from '../pictures/remove-files.ts';
import { requireDesign, showDesign } from './designs.ts';
import { findDesignImage, setDesignImage } from './queries.ts';

/**
 * Replaces the image of the design.
 * @throws ShopError not_found, invalid_input without a file, upload_*, storage_*
 */
export async function setImage(
  deps: Pick<Deps, 'db' | 'images' | 'log'>,
  actor: Admin,
  id: string,
  { files }: Form,
): Promise<AdminDesign> {
  const [file] = files;
  if (!file) throw imageRequired();
  const design = await withImages(deps, [file], ([stored]) =>
    transact(deps.db, async (tx) => {
      const { tint: _, ...image } = defined(stored);
      await keepImage(tx, image);
      return change(tx, actor, id, image.id);
    }),
  );
  await removeImageFiles(deps);
  return design;
}

/** Removes the image; idempotent. @throws ShopError not_found */
export async function removeImage(
  deps: Pick<Deps, 'db' | 'images' | 'log'>,
  actor: Admin,
  id: string,
): Promise<AdminDesign> {
  const design = await transact(deps.db, (tx) => change(tx, actor, id, null));
  await removeImageFiles(deps);
  return design;
}

async function change(tx: Transaction, actor: Admin, id: string, imageId: string | null): Promise<AdminDesign> {
  const before = await requireDesign(tx, id);
  if (before.pictureId === imageId) return showDesign(tx, before);
  const after = await setDesignImage(tx, id, imageId);
  const previous = before.pictureId === null ? null : await findDesignImage(tx, before.pictureId);
  if (previous) await dropImages(tx, [previous]);
  await audit(tx, actor, 'design.picture', `design:${id}`, { picture: { before: before.pictureId, after: imageId } });
  return showDesign(tx, after);
}
