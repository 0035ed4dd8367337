import type { AdminDesign } from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { keepPicture } from '../../catalogue/pictures/queries.ts';
import { withPictures } from '../../catalogue/pictures/with-pictures.ts';
import { dropPictures } from '../../orders/pictures/drop-pictures.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Form } from '../../platform/http/read-form.ts';
import { pictureNeeded } from '../../platform/images/picture-needed.ts';
import { removePictureFiles } from '../pictures/remove-files.ts';
import { requireDesign, showDesign } from './designs.ts';
import { findPicture, setDesignPicture } from './queries.ts';

/**
 * Shows an image of the design from now on, in place of what was.
 * @throws ShopError not_found, invalid_input without a file, upload_*, storage_*
 */
export async function setPicture(
  deps: Pick<Deps, 'db' | 'images' | 'log'>,
  actor: Admin,
  id: string,
  { files }: Form,
): Promise<AdminDesign> {
  const [file] = files;
  if (!file) throw pictureNeeded();
  const design = await withPictures(deps, [file], ([stored]) =>
    transact(deps.db, async (tx) => {
      const { tint: _, ...picture } = stored!;
      await keepPicture(tx, picture);
      return change(tx, actor, id, picture.id);
    }),
  );
  await removePictureFiles(deps);
  return design;
}

/** Shows none any more; done already, it changes nothing. @throws ShopError not_found */
export async function removePicture(
  deps: Pick<Deps, 'db' | 'images' | 'log'>,
  actor: Admin,
  id: string,
): Promise<AdminDesign> {
  const design = await transact(deps.db, (tx) => change(tx, actor, id, null));
  await removePictureFiles(deps);
  return design;
}

async function change(tx: Transaction, actor: Admin, id: string, pictureId: string | null): Promise<AdminDesign> {
  const before = await requireDesign(tx, id);
  if (before.pictureId === pictureId) return showDesign(tx, before);
  const after = await setDesignPicture(tx, id, pictureId);
  const was = before.pictureId === null ? null : await findPicture(tx, before.pictureId);
  if (was) await dropPictures(tx, [was]);
  await audit(tx, actor, 'design.picture', `design:${id}`, { picture: { before: before.pictureId, after: pictureId } });
  return showDesign(tx, after);
}
