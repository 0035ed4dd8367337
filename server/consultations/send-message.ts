import {
  type ConsultationMessage,
  consultationLimits,
  type MessageContent,
  type MessageDraft,
  nameIn,
  ShopError,
  toRupees,
} from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { findProductRow } from '../catalogue/queries.ts';
import { listSavedKundlis } from '../kundli/queries.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { isUniqueViolation, transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { toShopError } from '../platform/images/to-shop-error.ts';
import { newId } from '../platform/secrets/token.ts';
import { countPictures, findSent, insertMessage, insertPicture, nextSeq } from './message-queries.ts';
import { findOwn, peopleOf, presentMessage } from './present-consultation.ts';
import type { Found, Side } from './queries.ts';

type Sent = { id: string; clientId: string; content: MessageDraft };

/**
 * Keeps a message and tells both sides. The same client id again answers what was kept the first time.
 * @throws ShopError consultation_not_found (404), consultation_state (409) once it has ended or while it is only asked for,
 * forbidden (403) for a card that is the other side's to send, product_not_found (404)
 */
export async function sendMessage(deps: Deps, actor: Actor, sent: Sent): Promise<ConsultationMessage> {
  const { row, side } = await findOwn(deps.db, actor, sent.id);
  const before = await findSent(deps.db, sent.id, side, sent.clientId);
  if (before) return presentMessage(before);
  if (row.status !== 'accepted' && row.status !== 'running') throw new ShopError('consultation_state');
  const content = await contentOf(deps, row, side, sent.content);
  return keepMessage(deps, row, { side, clientId: sent.clientId, content });
}

/**
 * Sends a picture: it is decoded and encoded anew, and kept with its message in one transaction.
 * @throws ShopError as `sendMessage`; upload_type, upload_broken, upload_pixels, upload_size, upload_count beyond those of one session
 */
export async function sendPicture(
  deps: Deps,
  actor: Actor,
  { id, clientId, upload }: { id: string; clientId: string; upload: Buffer },
): Promise<ConsultationMessage> {
  const { row, side } = await findOwn(deps.db, actor, id);
  const before = await findSent(deps.db, id, side, clientId);
  if (before) return presentMessage(before);
  if (row.status !== 'accepted' && row.status !== 'running') throw new ShopError('consultation_state');
  if ((await countPictures(deps.db, id)) >= consultationLimits.pictures) throw new ShopError('upload_count');
  const { bytes, width, height } = await deps.images.makePrivate(upload).catch((error: unknown) => {
    throw toShopError(error, 0);
  });
  const pictureId = newId('pic_');
  const content = { kind: 'picture', pictureId, width, height } as const;
  return keepMessage(deps, row, { side, clientId, content }, (tx) =>
    insertPicture(tx, { id: pictureId, consultationId: id, content: bytes.toString('base64') }),
  );
}

type Kept = { side: Side; clientId: string; content: MessageContent };

async function keepMessage(
  deps: Deps,
  row: Found,
  { side, clientId, content }: Kept,
  also: (tx: Transaction) => Promise<void> = async () => {},
): Promise<ConsultationMessage> {
  const { id } = row;
  try {
    const message = await transact(deps.db, async (tx) => {
      const seq = await nextSeq(tx, id, side);
      if (seq === null) throw new ShopError('consultation_state');
      await also(tx);
      return insertMessage(tx, { consultationId: id, seq, sender: side, clientId, content });
    });
    const shown = presentMessage(message);
    deps.live.publish({ id, to: peopleOf(row), what: 'message', message: shown });
    return shown;
  } catch (error) {
    // Sent twice at the same moment: the sequence of the second was given back with its transaction.
    const first = isUniqueViolation(error) ? await findSent(deps.db, id, side, clientId) : null;
    if (!first) throw error;
    return presentMessage(first);
  }
}

async function contentOf({ db }: Deps, row: Found, side: Side, draft: MessageDraft): Promise<MessageContent> {
  if (draft.kind === 'text') return draft;
  if (draft.kind === 'product') {
    if (side !== 'healer') throw new ShopError('forbidden');
    const product = await findProductRow(db, draft.productId);
    if (!product) throw new ShopError('product_not_found');
    const { id, slug, discountedPricePaise } = product;
    const name = nameIn({ name: product.name, nameHi: product.nameHi ?? undefined }, row.locale);
    return { kind: 'product', productId: id, slug, name, price: toRupees(discountedPricePaise) };
  }
  if (side !== 'customer') throw new ShopError('forbidden');
  const saved = (await listSavedKundlis(db, row.userId)).find(({ id }) => id === draft.kundliId);
  if (!saved) throw new ShopError('not_found');
  const { name, gender, dob, birthTime, location } = saved.request as Record<string, string | undefined>;
  const birth = {
    name: name ?? '',
    gender: gender ?? '',
    dob: dob ?? '',
    birthTime: birthTime ?? '',
    location: location ?? '',
  };
  return { kind: 'kundli', birth };
}
