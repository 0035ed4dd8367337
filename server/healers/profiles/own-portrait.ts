import { defined, type Image, ShopError } from '@jyotiratna/contract';
import { type Actor, requireHealer } from '../../accounts/actor.ts';
import { withImages } from '../../catalogue/pictures/with-images.ts';
import {
  findDocument,
  linkImage,
  listDocumentImages,
  unlinkImage,
} from '../../documents/queries.ts';
import { dropImages } from '../../orders/pictures/drop-images.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Form } from '../../platform/http/read-form.ts';
import { imageRequired } from '../../platform/images/image-required.ts';
import { changeHealer, lockHealerAccount } from '../presence-queries.ts';
import { healersTag } from './healer-kind.ts';

/**
 * Sets a healer's own portrait, which replaces that of the profile and a previous own one.
 * @throws ShopError healer_not_found, invalid_input without a file, upload_*, storage_*
 */
export async function setOwnPortrait(
  deps: Pick<Deps, 'db' | 'images' | 'log' | 'catalogue'>,
  actor: Actor,
  { files: [file] }: Form,
): Promise<Image | null> {
  const { id } = requireHealer(actor);
  if (!file) throw imageRequired();
  const portrait = await withImages(deps, [file], ([stored]) =>
    transact(deps.db, async (tx) => {
      const { tint: _, ...image } = defined(stored);
      const account = await lockHealerAccount(tx, id);
      if (!account) throw new ShopError('healer_not_found');
      await linkImage(tx, 'healer', account.healerId, image);
      await changeHealer(tx, id, { pictureId: image.id });
      if (account.pictureId !== image.id) await forget(tx, account);
      return { ...image, alt: '' };
    }),
  );
  await deps.catalogue.changed([healersTag]);
  return portrait;
}

/** Removes a healer's own portrait; idempotent. @throws ShopError healer_not_found */
export async function removeOwnPortrait(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  actor: Actor,
): Promise<null> {
  const { id } = requireHealer(actor);
  await transact(deps.db, async (tx) => {
    if (!(await dropOwnPortrait(tx, id))) throw new ShopError('healer_not_found');
  });
  await deps.catalogue.changed([healersTag]);
  return null;
}

/** Deletes the own portrait of a healer's user. @returns false without a portrait */
export async function dropOwnPortrait(tx: Transaction, userId: string): Promise<boolean> {
  const account = await lockHealerAccount(tx, userId);
  if (!account) return false;
  await changeHealer(tx, userId, { pictureId: null });
  await forget(tx, account);
  return true;
}

/** Images that the owner's content also uses stay. */
async function forget(
  tx: Transaction,
  { healerId, pictureId: imageId }: { healerId: string; pictureId: string | null },
): Promise<void> {
  if (imageId === null) return;
  const row = await findDocument(tx, 'healer', healerId);
  const used = [row?.draft, row?.published].map((content) => content?.pictureId);
  const image = (await listDocumentImages(tx, 'healer', [healerId])).get(imageId);
  if (!image || used.includes(imageId)) return;
  await unlinkImage(tx, 'healer', healerId, imageId);
  await dropImages(tx, [image]);
}
