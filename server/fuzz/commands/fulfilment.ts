import { cancellableStatuses, unpackedStatuses, unsentStatuses } from '@jyotiratna/contract';
import fc from 'fast-check';
import { orderKey } from '../../orders/order-key.ts';
import { command } from '../command.ts';
import { responseCodeOf } from './fuzz-code.ts';
import { anyOrder, type FuzzOrderStatus, hasOrder, noneFits, pickOrder } from './orders.ts';

/** An administrator's actions on orders, with the statuses that permit them. */
const movements = {
  confirm: ['placed'],
  pack: unpackedStatuses,
  ship: unsentStatuses,
  deliver: ['shipped', 'refused'],
  refuse: ['shipped'],
  return: ['refused'],
} satisfies Record<string, readonly FuzzOrderStatus[]>;
type Move = keyof typeof movements;

const parcel = { carrier: 'India Post', trackingNumber: 'EE123456789IN' };

const move = (name: Move, n: number) =>
  command(
    `${name} ${n}`,
    async (model, shop) => {
      const found = await pickOrder(model, shop, n, movements[name]);
      if (!found) return noneFits;
      const body = name === 'ship' ? parcel : {};
      return `${found.label} ${responseCodeOf(await shop.admin.post(`/admin/orders/${found.handle.id}/${name}`, body))}`;
    },
    hasOrder,
  );

const confirmByCustomer = (n: number) =>
  command(
    `customer confirms ${n}`,
    async (model, shop) => {
      const found = await pickOrder(model, shop, n, ['placed']);
      if (!found) return noneFits;
      const { id, buyer } = found.handle;
      const headers = { 'x-order-key': await orderKey(shop.deps, id) };
      const reply = await shop.buyers[buyer]!.browser.post(
        `/payments/orders/${id}/confirm`,
        {},
        headers,
      );
      return `${found.label} ${responseCodeOf(reply)}`;
    },
    hasOrder,
  );

/** Performs all steps of a cash-on-delivery order up to delivery. */
export const deliverCashOrder = (n: number) =>
  command(
    `bring ${n} to the door`,
    async (model, shop) => {
      const found = await pickOrder(model, shop, n, [...cancellableStatuses, 'shipped']);
      if (!found) return noneFits;
      const path = `/admin/orders/${found.handle.id}`;
      await shop.admin.post(`${path}/confirm`, {});
      await shop.admin.post(`${path}/ship`, parcel);
      return `${found.label} ${responseCodeOf(await shop.admin.post(`${path}/deliver`, {}))}`;
    },
    hasOrder,
  );

/** Commands from dispatch to delivery, and back if the parcel is rejected. */
export const fulfilmentCommands = [
  fc
    .tuple(fc.constantFrom(...(Object.keys(movements) as Move[])), anyOrder)
    .map(([name, of]) => move(name, of)),
  anyOrder.map(confirmByCustomer),
  anyOrder.map(deliverCashOrder),
  anyOrder.map(deliverCashOrder),
];
