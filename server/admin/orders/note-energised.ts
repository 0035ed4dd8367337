import { type AdminOrder, isIn, type Order, ShopError, sentence, soldStatuses } from '@jyotiratna/contract';
import { energisedLink } from '@jyotiratna/contract/admin/orders';
import type { Admin } from '../../accounts/audit/audit.ts';
import { keepEnergisationPicture, removeEnergisationPicture, setEnergised } from '../../orders/workshop/queries.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Form } from '../../platform/http/read-form.ts';
import { pictureNeeded } from '../../platform/images/picture-needed.ts';
import { toShopError } from '../../platform/images/to-shop-error.ts';
import { requestMail } from '../../platform/mail/request-mail.ts';
import { newId } from '../../platform/secrets/token.ts';
import { findOrder, listOrderItems, type OrderItemRow } from '../../reservations/order-queries.ts';
import { changeOrder } from './change-order.ts';

type Changing = Pick<Deps, 'db' | 'catalogue' | 'env' | 'clock' | 'payments' | 'otherPayments'>;
type Line = { id: string; item: number };

/**
 * Notes that a line's stone has been energised, with the address of its photograph or video. Its buyer is told once; another
 * address later corrects the first, without another message.
 * @throws ShopError order_not_found, order_state where nothing of the line is energised, or the order is not sold
 */
export async function noteEnergised(
  deps: Changing,
  actor: Admin,
  { link, ...line }: Line & { link: string },
): Promise<AdminOrder> {
  return note(deps, actor, line, (item) => (item.energisedLink === link ? null : { link }));
}

/**
 * The same with its photograph: decoded and encoded again, as every image is, and without a public address. A link that comes with
 * it is kept as well; without one the link stays.
 * @throws ShopError as `noteEnergised`; invalid_input without a file or for a link that is none, upload_*
 */
export async function addEnergisationPicture(
  deps: Changing & Pick<Deps, 'images'>,
  actor: Admin,
  line: Line,
  { files: [file], fields }: Form,
): Promise<AdminOrder> {
  if (!file) throw pictureNeeded();
  const link = fields.link ? energisedLink.safeParse(fields.link) : null;
  if (link && !link.success) {
    const message = sentence('link_invalid');
    throw new ShopError('invalid_input', { message, fields: { link: message } });
  }
  // Before the image is worked on, which takes a moment; decided once more below.
  const order = await findOrder(deps.db, line.id);
  if (!order) throw new ShopError('order_not_found');
  requireEnergised(order, await listOrderItems(deps.db, [order.id]), line);
  const { bytes, width, height } = await deps.images.makePrivate(file).catch((error: unknown) => {
    throw toShopError(error, 0);
  });
  const picture = { id: newId('epc_'), width, height };
  return note(deps, actor, line, () => ({
    picture,
    content: bytes.toString('base64'),
    ...(link && { link: link.data }),
  }));
}

/** Takes the photograph away; that the stone is energised stays. @throws ShopError order_not_found, order_state */
export async function dropEnergisationPicture(deps: Changing, actor: Admin, line: Line): Promise<AdminOrder> {
  return note(deps, actor, line, (item) => (item.energisedPicture === null ? null : { picture: null }));
}

type Noted = { link?: string; picture?: OrderItemRow['energisedPicture']; content?: string };

/** @param decide what changes; null for a second press */
function note(
  deps: Changing,
  actor: Admin,
  { id, item: position }: Line,
  decide: (item: OrderItemRow) => Noted | null,
): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: 'order.energised', id }, async (tx, order) => {
    const item = requireEnergised(order, await listOrderItems(tx, [id]), { id, item: position });
    const noted = decide(item);
    if (!noted) return null;
    const { link = item.energisedLink, picture = item.energisedPicture, content } = noted;
    const line = { orderId: id, position };
    if (picture && content) await keepEnergisationPicture(tx, { ...line, id: picture.id, content });
    if (picture === null) await removeEnergisationPicture(tx, line);
    await setEnergised(tx, line, { link, picture, at: item.energisedAt ?? new Date(deps.clock.now()) });
    if (order.email && (link || picture)) await requestMail(tx, { kind: 'energised', orderId: id, item: position });
    return { order, facts: { energised: item.name } };
  });
}

function requireEnergised(
  { status }: Pick<Order, 'status'>,
  items: readonly OrderItemRow[],
  { item: position }: Line,
): OrderItemRow {
  const item = items.find((one) => one.position === position);
  if (item?.parts?.energisation && isIn(soldStatuses, status)) return item;
  throw new ShopError('order_state', { message: sentence('not_energised_here') });
}
