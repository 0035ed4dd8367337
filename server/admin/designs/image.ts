import { type AdminDesign, defined, type Metal } from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { designsTag } from '../../catalogue/catalogue-cache.ts';
import { keepImage } from '../../catalogue/pictures/queries.ts';
import { withImages } from '../../catalogue/pictures/with-images.ts';
import { dropImages } from '../../orders/pictures/drop-images.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { invalidateOnCommit, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Form } from '../../platform/http/read-form.ts';
import { imageRequired } from '../../platform/images/image-required.ts';
import { removeImageFiles } from '../pictures/remove-files.ts';
import { requireDesign, showDesign } from './designs.ts';
import { findDesignImage, findMetalImage, setDesignImage, setMetalImage } from './queries.ts';

/** A design, or the design in the colour of one of its metals. */
type Target = { id: string; metal?: Metal };

/**
 * Replaces the image of the design, or of the design in one metal.
 * @throws ShopError not_found, invalid_input without a file, upload_*, storage_*
 */
export async function setImage(
  deps: Pick<Deps, 'db' | 'images' | 'log'>,
  actor: Admin,
  target: Target,
  { files }: Form,
): Promise<AdminDesign> {
  const [file] = files;
  if (!file) throw imageRequired();
  const design = await withImages(deps, [file], ([stored]) =>
    transact(deps.db, async (tx) => {
      const { tint: _, ...image } = defined(stored);
      await keepImage(tx, image);
      return change(tx, actor, target, image.id);
    }),
  );
  await removeImageFiles(deps);
  return design;
}

/**
 * Removes the image of the design, or of the design in one metal. Idempotent. @throws ShopError
 * not_found
 */
export async function removeImage(
  deps: Pick<Deps, 'db' | 'images' | 'log'>,
  actor: Admin,
  target: Target,
): Promise<AdminDesign> {
  const design = await transact(deps.db, (tx) => change(tx, actor, target, null));
  await removeImageFiles(deps);
  return design;
}

async function change(
  tx: Transaction,
  actor: Admin,
  { id, metal }: Target,
  imageId: string | null,
): Promise<AdminDesign> {
  const row = await requireDesign(tx, id);
  const before = metal ? await findMetalImage(tx, id, metal) : row.pictureId;
  if (before === imageId) return showDesign(tx, row);
  invalidateOnCommit([designsTag]);
  if (metal) await setMetalImage(tx, id, metal, imageId);
  const after = metal ? row : await setDesignImage(tx, id, imageId);
  const previous = before === null ? null : await findDesignImage(tx, before);
  if (previous) await dropImages(tx, [previous]);
  await audit(tx, actor, 'design.picture', `design:${id}`, {
    [metal ?? 'picture']: { before, after: imageId },
  });
  return showDesign(tx, after);
}
