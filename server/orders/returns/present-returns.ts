import { type Returnable, type ReturnRequest, toRupees } from '@jyotiratna/contract';
import type { OrderItemRow } from '../../reservations/order-queries.ts';
import type { ReturnableLine } from './plan-returnable.ts';
import type { ReturnWithLines } from './queries.ts';

type Named = Pick<OrderItemRow, 'position' | 'name' | 'nameHi'>;
type Sold = Named & Pick<OrderItemRow, 'quantity'>;

export function presentReturn(row: ReturnWithLines, items: readonly Named[]): ReturnRequest {
  return {
    _id: row.id,
    status: row.status,
    wish: row.wish,
    reason: row.reason,
    note: row.note,
    answer: row.answer,
    createdAt: row.createdAt.toISOString(),
    lines: row.lines.map(({ position, quantity, restock }) => ({
      ...namedItem(items, position),
      quantity,
      restock,
    })),
    pictures: row.pictures.map(({ id, width, height }) => ({ id, width, height })),
    events: row.events.map(({ to, at }) => ({ status: to, at: at.toISOString() })),
  };
}

/** @param paid paise paid for each line of the order, in order */
export function presentReturnable(
  lines: readonly ReturnableLine[],
  items: readonly Sold[],
  paid: readonly number[],
): Returnable[] {
  return lines.map(({ position, ...line }) => {
    const at = items.findIndex((item) => item.position === position);
    const each = Math.floor(
      ((paid[at] ?? 0) * (line.percent ?? 100)) / (100 * (items[at]?.quantity ?? 1)),
    );
    return { ...namedItem(items, position), ...line, each: toRupees(each) };
  });
}

function namedItem(
  items: readonly Named[],
  position: number,
): { item: number; name: string; nameHi?: string } {
  const { name = '', nameHi = '' } = items.find((item) => item.position === position) ?? {};
  return { item: position, name, ...(nameHi ? { nameHi } : {}) };
}
