import { type AdminOrder, errorMessage, isIn, ShopError, soldStatuses } from '@jyotiratna/contract';
import type { Admin } from '../../accounts/audit/audit.ts';
import { findSoldStones } from '../../catalogue/variant-queries.ts';
import { purityOf } from '../../orders/item-identity.ts';
import { replaceHuids, setHallmark } from '../../orders/workshop/queries.ts';
import { workshopLineOf } from '../../orders/workshop/workshop-line.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  listOrderItems,
  type OrderItemRow,
  type OrderRow,
} from '../../reservations/order-queries.ts';
import { changeOrder } from './change-order.ts';

type Changing = Pick<Deps, 'db' | 'catalogue' | 'env' | 'payments' | 'otherPayments'>;
type Entered = { id: string; item: number; huids: readonly string[] };

/**
 * Saves the HUIDs (hallmarks) of a line's finished units, also after dispatch; documents already
 * issued are not changed.
 * @throws ShopError order_not_found; order_state for a line that is unfinished or not of a
 * hallmarked metal, for more HUIDs than units, and for a HUID of another item
 */
export async function recordHallmark(
  deps: Changing,
  actor: Admin,
  entered: Entered,
): Promise<AdminOrder> {
  const huids = entered.huids.filter((huid) => huid !== '');
  const { id, item: position } = entered;
  return changeOrder(deps, { actor, action: 'order.hallmark', id }, async (tx, order) => {
    const { item, purity } = await requireUnit(tx, order, position);
    if (item.hallmark?.huids.join() === huids.join()) return null;
    if (huids.length > item.quantity)
      throw invalidHuid(entered, errorMessage('huid_most', { most: item.quantity }), '');
    const duplicate = huids.find((huid, at) => huids.indexOf(huid) !== at);
    const [usedHuid] = duplicate
      ? [duplicate]
      : await replaceHuids(tx, { orderId: id, position }, huids);
    if (usedHuid)
      throw invalidHuid(entered, errorMessage('huid_taken', { huid: usedHuid }), usedHuid);
    await setHallmark(tx, { orderId: id, position }, huids.length > 0 ? { purity, huids } : null);
    return { order, metadata: { hallmark: `${item.name}: ${huids.join(', ')}` } };
  });
}

async function requireUnit(tx: Transaction, order: OrderRow, position: number) {
  const item = (await listOrderItems(tx, [order.id])).find((one) => one.position === position);
  const purity =
    item && purityOf(item, (await findSoldStones(tx, [item.variantId])).get(item.variantId));
  if (!item || !purity || !isFinished(item, order))
    throw new ShopError('order_state', { message: errorMessage('not_hallmarked_here') });
  return { item, purity };
}

function isFinished(item: OrderItemRow, { status }: OrderRow): boolean {
  if (!isIn(soldStatuses, status)) return false;
  return (workshopLineOf(item, status)?.state ?? 'made') === 'made';
}

/** The error at the last field that contains this HUID. */
function invalidHuid(
  { huids }: Entered,
  message: ReturnType<typeof errorMessage>,
  huid: string,
): ShopError {
  const at = huid === '' ? huids.length - 1 : huids.lastIndexOf(huid);
  return new ShopError('order_state', { message, fields: { [`huids.${String(at)}`]: message } });
}
