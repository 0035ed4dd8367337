import {
  type AdminOrder,
  errorMessage,
  isIn,
  type Order,
  ShopError,
  soldStatuses,
} from '@jyotiratna/contract';
import { energisedLink } from '@jyotiratna/contract/admin/orders';
import type { Admin } from '../../accounts/audit/audit.ts';
import {
  keepEnergisationImage,
  removeEnergisationImage,
  setEnergised,
} from '../../orders/workshop/queries.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestEmail } from '../../platform/email/request-email.ts';
import type { Form } from '../../platform/http/read-form.ts';
import { imageRequired } from '../../platform/images/image-required.ts';
import { toShopError } from '../../platform/images/to-shop-error.ts';
import { newId } from '../../platform/secrets/token.ts';
import { requestText } from '../../platform/text-messages/request-text.ts';
import { findOrder, listOrderItems, type OrderItemRow } from '../../reservations/order-queries.ts';
import { changeOrder } from './change-order.ts';

type Changing = Pick<Deps, 'db' | 'catalogue' | 'env' | 'clock' | 'payments' | 'otherPayments'>;
type Line = { id: string; item: number };

/**
 * Marks a line's stone as energised, with the URL of its photograph or video. The buyer is notified
 * once; a later URL replaces the first, without another email.
 * @throws ShopError order_not_found, order_state if the line has no energisation, or the order is
 * not sold
 */
export async function recordEnergised(
  deps: Changing,
  actor: Admin,
  { link, ...line }: Line & { link: string },
): Promise<AdminOrder> {
  return note(deps, actor, line, (item) => (item.energisedLink === link ? null : { link }));
}

/**
 * Marks a line's stone as energised, with an uploaded photograph: re-encoded like every image, and
 * without a public URL. A link sent with it is saved as well; without one the existing link stays.
 * @throws ShopError as `recordEnergised`; invalid_input without a file or for an invalid link,
 * upload_*
 */
export async function addEnergisationImage(
  deps: Changing & Pick<Deps, 'images'>,
  actor: Admin,
  line: Line,
  { files: [file], fields }: Form,
): Promise<AdminOrder> {
  if (!file) throw imageRequired();
  const link = fields.link ? energisedLink.safeParse(fields.link) : null;
  if (link && !link.success) {
    const message = errorMessage('link_invalid');
    throw new ShopError('invalid_input', { message, fields: { link: message } });
  }
  // Checked before the expensive image processing, and again in the transaction below.
  const order = await findOrder(deps.db, line.id);
  if (!order) throw new ShopError('order_not_found');
  requireEnergised(order, await listOrderItems(deps.db, [order.id]), line);
  const { bytes, width, height } = await deps.images.makePrivate(file).catch((error: unknown) => {
    throw toShopError(error, 0);
  });
  const image = { id: newId('epc_'), width, height };
  return note(deps, actor, line, () => ({
    picture: image,
    content: bytes.toString('base64'),
    ...(link && { link: link.data }),
  }));
}

/**
 * Removes the photograph; the stone stays energised. @throws ShopError order_not_found,
 * order_state
 */
export async function dropEnergisationImage(
  deps: Changing,
  actor: Admin,
  line: Line,
): Promise<AdminOrder> {
  return note(deps, actor, line, (item) =>
    item.energisedPicture === null ? null : { picture: null },
  );
}

type Recorded = { link?: string; picture?: OrderItemRow['energisedPicture']; content?: string };

/** @param decide returns the change; null for a repeated request */
function note(
  deps: Changing,
  actor: Admin,
  { id, item: position }: Line,
  decide: (item: OrderItemRow) => Recorded | null,
): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: 'order.energised', id }, async (tx, order) => {
    const item = requireEnergised(order, await listOrderItems(tx, [id]), { id, item: position });
    const recorded = decide(item);
    if (!recorded) return null;
    const { link = item.energisedLink, picture: image = item.energisedPicture, content } = recorded;
    const line = { orderId: id, position };
    if (image && content) await keepEnergisationImage(tx, { ...line, id: image.id, content });
    if (image === null) await removeEnergisationImage(tx, line);
    await setEnergised(tx, line, {
      link,
      picture: image,
      at: item.energisedAt ?? new Date(deps.clock.now()),
    });
    if (order.email && (link || image))
      await requestEmail(tx, { kind: 'energised', orderId: id, item: position });
    if (link || image) await requestText(tx, { kind: 'energised', orderId: id, item: position });
    return { order, metadata: { energised: item.name } };
  });
}

function requireEnergised(
  { status }: Pick<Order, 'status'>,
  items: readonly OrderItemRow[],
  { item: position }: Line,
): OrderItemRow {
  const item = items.find((one) => one.position === position);
  if (item?.parts?.energisation && isIn(soldStatuses, status)) return item;
  throw new ShopError('order_state', { message: errorMessage('not_energised_here') });
}
