import {
  type ConsultationMessage,
  type MessageContent,
  type MessageDraft,
  nameIn,
  ShopError,
  toRupees,
} from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { findProductRow } from '../catalogue/queries.ts';
import { listSavedKundlis } from '../kundli/queries.ts';
import { isUniqueViolation, transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { findSent, insertMessage, nextSeq } from './message-queries.ts';
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
  try {
    const message = await transact(deps.db, async (tx) => {
      const seq = await nextSeq(tx, sent.id, side);
      if (seq === null) throw new ShopError('consultation_state');
      return insertMessage(tx, { consultationId: sent.id, seq, sender: side, clientId: sent.clientId, content });
    });
    const shown = presentMessage(message);
    deps.live.publish({ id: sent.id, to: peopleOf(row), what: 'message', message: shown });
    return shown;
  } catch (error) {
    // Sent twice at the same moment: the sequence of the second was given back with its transaction.
    const first = isUniqueViolation(error) ? await findSent(deps.db, sent.id, side, sent.clientId) : null;
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
