import {
  type ConsultationMessage,
  consultationLimits,
  errorMessage,
  type KundliRequest,
  type MessageContent,
  type MessageDraft,
  nameIn,
  ShopError,
  toRupees,
} from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { findProductRow } from '../catalogue/queries.ts';
import { listSavedKundlis } from '../kundli/queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { isUniqueViolation, transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { toShopError } from '../platform/images/to-shop-error.ts';
import { newId } from '../platform/secrets/token.ts';
import {
  countImages,
  findSent,
  insertImage,
  insertMessage,
  type MessageRow,
  type NewMessage,
} from './message-queries.ts';
import { findOwn, type Own, presentMessage, usersOf } from './present-consultation.ts';
import type { FoundConsultation, Side } from './queries.ts';
import { recordHeartbeat } from './record-heartbeat.ts';

type Sent = { id: string; clientId: string; content: MessageDraft };

/**
 * Saves a message and notifies both sides. A repeated client id returns the message saved first,
 * even after the session is closed. Sending also counts as a heartbeat, so that the clock is not
 * paused during a conversation.
 * @param own the session of a connection that has joined it, whose pongs are its heartbeats
 * @throws ShopError consultation_not_found (404), consultation_state (409) after it is closed or
 * while it is only requested, forbidden (403) for a card reserved to the other side,
 * product_not_found (404)
 */
export async function sendSessionMessage(
  deps: Deps,
  actor: Actor,
  sent: Sent,
  own?: Own,
): Promise<ConsultationMessage> {
  const { row, side } = own ?? (await findOwn(deps.db, actor, sent.id));
  if (!own) await recordHeartbeat(deps, row.id, side);
  const content = await contentOf(deps, row, side, sent.content);
  return keepMessage(deps, row, { side, clientId: sent.clientId, content });
}

/**
 * Sends an image, which is re-encoded and saved with its message in one transaction.
 * @throws ShopError as `sendSessionMessage`; upload_type, upload_broken, upload_pixels,
 * upload_size, upload_count beyond the limit of a session
 */
export async function sendImage(
  deps: Deps,
  actor: Actor,
  { id, clientId, upload }: { id: string; clientId: string; upload: Buffer },
): Promise<ConsultationMessage> {
  const { row, side } = await findOwn(deps.db, actor, id);
  const before = await findSent(deps.db, id, side, clientId);
  if (before) return presentMessage(before);
  if (row.status !== 'accepted' && row.status !== 'running')
    throw new ShopError('consultation_state');
  await requireRoom(deps.db, id);
  await recordHeartbeat(deps, id, side);
  const { bytes, width, height } = await deps.images.makePrivate(upload).catch((error: unknown) => {
    throw toShopError(error, 0);
  });
  const imageId = newId('pic_');
  const content = { kind: 'picture', pictureId: imageId, width, height } as const;
  const image = { id: imageId, consultationId: id, content: bytes.toString('base64') };
  return keepMessage(deps, row, { side, clientId, content }, (message) =>
    transact(deps.db, async (tx) => {
      const stored = await insertMessage(tx, message);
      if (!stored) return null;
      // Counted again: the message locks the session, where others may have been sent meanwhile.
      await requireRoom(tx, id);
      await insertImage(tx, image);
      return stored;
    }),
  );
}

/** @throws ShopError upload_count if the session has its maximum number of images */
async function requireRoom(db: Executor, id: string): Promise<void> {
  const { pictures: max } = consultationLimits;
  if ((await countImages(db, id)) >= max)
    throw new ShopError('upload_count', {
      message: errorMessage('session_pictures', { most: max }),
    });
}

type Stored = { side: Side; clientId: string; content: MessageContent };

async function keepMessage(
  deps: Deps,
  { id, userId, healerUserId }: FoundConsultation,
  { side, clientId, content }: Stored,
  keep: (message: NewMessage) => Promise<MessageRow | null> = (message) =>
    insertMessage(deps.db, message),
): Promise<ConsultationMessage> {
  const message = { consultationId: id, sender: side, clientId, content };
  const stored = await keep(message).catch((error: unknown) => {
    if (isUniqueViolation(error)) return null;
    throw error;
  });
  if (!stored) {
    const first = await findSent(deps.db, id, side, clientId);
    if (first) return presentMessage(first);
    throw new ShopError('consultation_state');
  }
  const presented = presentMessage(stored);
  deps.live.publish({
    id,
    to: usersOf({ userId, healerUserId }),
    type: 'message',
    message: presented,
  });
  return presented;
}

async function contentOf(
  { db }: Deps,
  row: FoundConsultation,
  side: Side,
  draft: MessageDraft,
): Promise<MessageContent> {
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
  const {
    name,
    gender,
    dob,
    birthTime = '',
    location,
    lat,
    lon,
    timezone,
  } = saved.request as KundliRequest;
  return { kind: 'kundli', birth: { name, gender, dob, birthTime, location, lat, lon, timezone } };
}
