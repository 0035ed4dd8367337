import {
  errorMessage,
  isIn,
  type OrderStatus,
  ShopError,
  unpackedStatuses,
  type WorkshopLine,
  type WorkshopState,
  workshopStates,
} from '@jyotiratna/contract';
import type { OrderItemRow } from '../../reservations/order-queries.ts';

type WorkshopItem = Pick<OrderItemRow, 'parts' | 'ringSize' | 'madeAt' | 'madeBy'>;

const left: readonly OrderStatus[] = ['packed', 'shipped', 'delivered'];

/**
 * The production progress of an order's line; null for items that are not made to order, and for an
 * order that is not sold.
 */
export function workshopLineOf(item: WorkshopItem, status: OrderStatus): WorkshopLine | null {
  if (!item.parts?.setting) return null;
  const by = item.madeBy;
  if (left.includes(status)) return { state: 'made', by };
  if (!isIn(unpackedStatuses, status)) return null;
  if (isSizePending(item)) return { state: 'waits_for_size', by: null };
  return { state: item.madeAt === null ? 'in_the_workshop' : 'made', by };
}

/** Whether a line's ring size was left open at the purchase and is still missing. */
export function isSizePending({
  parts,
  ringSize,
}: Pick<WorkshopItem, 'parts' | 'ringSize'>): boolean {
  return parts?.setting?.size === 'unsure' && ringSize === null;
}

/** The least advanced production state of an order's lines; null without made-to-order lines. */
export function earliestState(
  items: readonly WorkshopItem[],
  status: OrderStatus,
): WorkshopState | null {
  const states = items.map((item) => workshopLineOf(item, status)?.state);
  return workshopStates.find((state) => states.includes(state)) ?? null;
}

/** @throws ShopError order_state with the name of the first line that is not produced yet */
export function requireFinished(
  items: readonly (WorkshopItem & { name: string })[],
  status: OrderStatus,
): void {
  for (const item of items) {
    const state = workshopLineOf(item, status)?.state;
    const { name } = item;
    if (state === 'waits_for_size')
      throw new ShopError('order_state', { message: errorMessage('size_not_told', { name }) });
    if (state === 'in_the_workshop')
      throw new ShopError('order_state', { message: errorMessage('not_made_yet', { name }) });
  }
}
