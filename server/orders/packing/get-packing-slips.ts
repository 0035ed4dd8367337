import {
  defined,
  errorMessage,
  formatRupeesExact,
  indianDate,
  isIn,
  type Locale,
  type Sankalpa,
  ShopError,
  soldStatuses,
  toRupees,
} from '@jyotiratna/contract';
import { packingSlipMessages } from '@jyotiratna/messages/every-language/orders.ts';
import { findSoldStones } from '../../catalogue/variant-queries.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { duePaise } from '../../reservations/order-credit.ts';
import { findOrders, listOrderItems, type OrderRow } from '../../reservations/order-queries.ts';
import { bundleLines } from '../bundle-lines.ts';
import { itemIdentity } from '../item-identity.ts';
import { unrefundedLines } from '../unrefunded-lines.ts';
import type { PackingSlip } from './packing-slip.ts';

/**
 * The packing slips of sold orders and their labels as one PDF, in the order of `ids`, without
 * refunded items. Four queries.
 * @throws ShopError order_not_found for an unknown order, order_state for an unpaid one, busy
 */
export async function getPackingSlips(
  deps: Pick<Deps, 'db' | 'env' | 'workers'>,
  ids: readonly string[],
): Promise<{ fileName: string; bytes: Buffer }> {
  const found = new Map((await findOrders(deps.db, ids)).map((order) => [order.id, order]));
  const orders = [...new Set(ids)].map((id) => {
    const order = found.get(id);
    if (!order) throw new ShopError('order_not_found');
    if (!isIn(soldStatuses, order.status))
      throw new ShopError('order_state', { message: errorMessage('packing_slip_unpaid') });
    return order;
  });
  const lines = await unrefundedLines(deps.db, await listOrderItems(deps.db, [...found.keys()]));
  const stones = await findSoldStones(
    deps.db,
    lines.map(({ variantId }) => variantId),
  );
  const items = Map.groupBy(lines, ({ orderId }) => orderId);
  const { COMPANY_NAME, COMPANY_ADDRESS, COMPANY_PHONE } = await readSettings(deps);
  const sender = [COMPANY_NAME || 'Jyotiratna', COMPANY_ADDRESS, COMPANY_PHONE].filter(Boolean);
  const slips = orders.map(
    (order): PackingSlip => ({
      orderNumber: order.orderNumber,
      locale: order.locale,
      date: indianDate(order.createdAt.getTime()),
      sender,
      to: linesOf(order),
      gift: order.giftMessage,
      collect: order.provider === 'cash' ? formatRupeesExact(toRupees(duePaise(order))) : null,
      items: (items.get(order.id) ?? []).map((item) => ({
        name: item.name,
        quantity: item.quantity,
        identity: itemIdentity(item, stones.get(item.variantId), order.locale),
        notes: [
          ...bundleLines(item, order.locale),
          ...(item.sankalpa ? notesOf(item.sankalpa, order.locale) : []),
        ],
      })),
    }),
  );
  const bytes = await deps.workers.renderPackingSlips(slips);
  const [only] = slips;
  return {
    fileName: `packing-${slips.length === 1 ? defined(only).orderNumber : `${slips.length}-orders`}.pdf`,
    bytes,
  };
}

function linesOf({ address, locale }: OrderRow): string[] | null {
  if (!address) return null;
  const { fullName, addressLine, apartment, city, pincode, state, phone } = address;
  return [
    fullName,
    addressLine,
    apartment,
    `${city} ${pincode}`,
    state,
    packingSlipMessages[locale].phone(phone),
  ].filter(Boolean);
}

/** The personal details of an energisation, for the workshop. */
function notesOf({ name, gotra, sankalpa, nakshatra, day }: Sankalpa, locale: Locale): string[] {
  const messages = packingSlipMessages[locale];
  return [
    messages.inTheName(name),
    gotra && messages.gotra(gotra),
    nakshatra && messages.nakshatra(nakshatra),
    sankalpa && messages.sankalpa(sankalpa),
    day && messages.dayWished(day),
  ].filter((note) => typeof note === 'string' && note !== '') as string[];
}
