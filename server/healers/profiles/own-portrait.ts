import { type Picture, ShopError } from '@jyotiratna/contract';
import { type Actor, requireHealer } from '../../accounts/actor.ts';
import { withPictures } from '../../catalogue/pictures/with-pictures.ts';
import { findDocument, linkPicture, listDocumentPictures, unlinkPicture } from '../../documents/queries.ts';
import { dropPictures } from '../../orders/pictures/drop-pictures.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Form } from '../../platform/http/read-form.ts';
import { pictureNeeded } from '../../platform/images/picture-needed.ts';
import { changeHealer, lockHealerAccount } from '../presence-queries.ts';
import { healersTag } from './healer-kind.ts';

/**
 * Shows a portrait of the healer's own from now on, in place of the list's and of one before.
 * @throws ShopError healer_not_found, invalid_input without a file, upload_*, storage_*
 */
export async function setOwnPortrait(
  deps: Pick<Deps, 'db' | 'images' | 'log' | 'catalogue'>,
  actor: Actor,
  { files: [file] }: Form,
): Promise<Picture | null> {
  const { id } = requireHealer(actor);
  if (!file) throw pictureNeeded();
  const shown = await withPictures(deps, [file], ([stored]) =>
    transact(deps.db, async (tx) => {
      const { tint: _, ...picture } = stored!;
      const account = await lockHealerAccount(tx, id);
      if (!account) throw new ShopError('healer_not_found');
      await linkPicture(tx, 'healer', account.healerId, picture);
      await changeHealer(tx, id, { pictureId: picture.id });
      if (account.pictureId !== picture.id) await forget(tx, account);
      return { ...picture, alt: '' };
    }),
  );
  await deps.catalogue.changed([healersTag]);
  return shown;
}

/** Shows none of their own any more; done already, it changes nothing. @throws ShopError healer_not_found */
export async function removeOwnPortrait(deps: Pick<Deps, 'db' | 'catalogue'>, actor: Actor): Promise<null> {
  const { id } = requireHealer(actor);
  await transact(deps.db, async (tx) => {
    if (!(await dropOwnPortrait(tx, id))) throw new ShopError('healer_not_found');
  });
  await deps.catalogue.changed([healersTag]);
  return null;
}

/** Forgets the portrait of a person who has a healer's desk. @returns false where they have none */
export async function dropOwnPortrait(tx: Transaction, userId: string): Promise<boolean> {
  const account = await lockHealerAccount(tx, userId);
  if (!account) return false;
  await changeHealer(tx, userId, { pictureId: null });
  await forget(tx, account);
  return true;
}

/** What the owner's own text shows as well stays. */
async function forget(
  tx: Transaction,
  { healerId, pictureId }: { healerId: string; pictureId: string | null },
): Promise<void> {
  if (pictureId === null) return;
  const row = await findDocument(tx, 'healer', healerId);
  const shown = [row?.draft, row?.published].map((content) => content?.pictureId);
  const picture = (await listDocumentPictures(tx, 'healer', [healerId])).get(pictureId);
  if (!picture || shown.includes(pictureId)) return;
  await unlinkPicture(tx, 'healer', healerId, pictureId);
  await dropPictures(tx, [picture]);
}
