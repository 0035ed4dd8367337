import {
  isIn,
  type OrderStatus,
  ShopError,
  sentence,
  unpackedStatuses,
  type WorkshopLine,
  type WorkshopState,
  workshopStates,
} from '@jyotiratna/contract';
import type { OrderItemRow } from '../../reservations/order-queries.ts';

type Made = Pick<OrderItemRow, 'parts' | 'ringSize' | 'madeAt' | 'madeBy'>;

const left: readonly OrderStatus[] = ['packed', 'shipped', 'delivered'];

/** How far a line of an order is; null for what is bought as it is, and while the order is not sold. */
export function workshopLine(item: Made, status: OrderStatus): WorkshopLine | null {
  if (!item.parts?.setting) return null;
  const by = item.madeBy;
  if (left.includes(status)) return { state: 'made', by };
  if (!isIn(unpackedStatuses, status)) return null;
  if (waitsForSize(item)) return { state: 'waits_for_size', by: null };
  return { state: item.madeAt === null ? 'in_the_workshop' : 'made', by };
}

/** Whether a line's ring size was left open and has not been told since. */
export function waitsForSize({ parts, ringSize }: Pick<Made, 'parts' | 'ringSize'>): boolean {
  return parts?.setting?.size === 'unsure' && ringSize === null;
}

/** Of an order's lines the state that is least far; null where nothing has to be made. */
export function leastFar(items: readonly Made[], status: OrderStatus): WorkshopState | null {
  const states = items.map((item) => workshopLine(item, status)?.state);
  return workshopStates.find((state) => states.includes(state)) ?? null;
}

/** @throws ShopError order_state, naming the first line that cannot be packed yet */
export function requireMade(items: readonly (Made & { name: string })[], status: OrderStatus): void {
  for (const item of items) {
    const state = workshopLine(item, status)?.state;
    const { name } = item;
    if (state === 'waits_for_size')
      throw new ShopError('order_state', { message: sentence('size_not_told', { name }) });
    if (state === 'in_the_workshop')
      throw new ShopError('order_state', { message: sentence('not_made_yet', { name }) });
  }
}
