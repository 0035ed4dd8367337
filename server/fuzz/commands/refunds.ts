import { cancellableStatuses } from '@jyotiratna/contract';
import fc from 'fast-check';
import { command } from '../command.ts';
import type { ShopUnderTest } from '../fuzzed-shop.ts';
import { responseCodeOf } from './fuzz-code.ts';
import { anyOrder, hasOrder, noneFits, pickOrder } from './orders.ts';
import { refundByHand } from './provider.ts';

const paid = ['paid', 'packed', 'shipped', 'delivered', 'refund_pending'] as const;
let requests = 0;

export const cancel = (n: number, byShop: boolean) =>
  command(
    `cancel ${n} by ${byShop ? 'the shop' : 'the customer'}`,
    async (model, shop) => {
      const found = await pickOrder(model, shop, n, cancellableStatuses);
      if (!found) return noneFits;
      const { id, buyer } = found.handle;
      const reply = byShop
        ? await shop.admin.post(`/admin/orders/${id}/cancel`, {})
        : await shop.buyers[buyer]!.browser.post(`/payments/orders/${id}/cancel`, {});
      return `${found.label} ${responseCodeOf(reply)}`;
    },
    hasOrder,
  );

/** The refunded part of each line: everything, one unit, or an amount without units. */
const shares = ['all', 'one piece', 'half the price', 'one rupee'] as const;
type Share = (typeof shares)[number];
type Line = { item: number; quantity: number; refundedQuantity: number; left: number };

function shareOf(
  { quantity, refundedQuantity, left }: Line,
  share: Share,
): { quantity: number; amount: number } {
  const units = quantity - refundedQuantity;
  if (share === 'all') return { quantity: units, amount: left };
  if (share === 'one piece' && units > 0)
    return { quantity: 1, amount: Math.floor((left * 100) / units) / 100 };
  return {
    quantity: 0,
    amount: share === 'one rupee' ? Math.min(1, left) : Math.floor(left * 50) / 100,
  };
}

type Refund = { n: number; share: Share; every: boolean; restock: boolean };

export const fuzzRefund = ({ n, share, every, restock }: Refund) =>
  command(
    `refund ${share} of ${every ? 'every line' : 'the first line'} of ${n}${restock ? ', restocked' : ''}`,
    async (model, shop) => {
      const found = await pickOrder(model, shop, n, paid);
      if (!found) return noneFits;
      const path = `/admin/orders/${found.handle.id}`;
      const open: Line[] = (await shop.admin.get(path)).body.order.lines.filter(
        ({ left }: Line) => left > 0,
      );
      const lines = (every ? open : open.slice(0, 1)).map((line) => ({
        ...{ item: line.item, restock },
        ...shareOf(line, share),
      }));
      requests += 1;
      const reply = await shop.admin.post(`${path}/refund`, {
        key: `wish-${requests}-of-fuzz`,
        lines,
      });
      return `${found.label}, ${lines.reduce((total, { amount }) => total + amount, 0)} rupees ${responseCodeOf(reply)}`;
    },
    hasOrder,
  );

/**
 * The amount of a refund at the provider's dashboard, in paise, from the unrefunded amount `left`.
 */
const dashboardShares = {
  'all that is left': (left: number) => left,
  half: (left: number) => Math.floor(left / 2),
  'all but 20 rupees': (left: number) => left - 2000,
  'all but 60 rupees': (left: number) => left - 6000,
  '7.77 rupees': () => 777,
};
type DashboardShare = keyof typeof dashboardShares;
type Payment = {
  id: string;
  order_id: string;
  amount: number;
  amount_refunded: number;
  captured: boolean;
};

async function capturedOf({ gateway }: ShopUnderTest, gatewayOrderId: string): Promise<Payment[]> {
  const { payments } = (await gateway.ledger()) as { payments: Payment[] };
  return payments.filter(({ captured, order_id }) => captured && order_id === gatewayOrderId);
}

type DashboardRefund = { n: number; share: DashboardShare; second: boolean };

/** Refunds an order at the dashboard. `second`: its last payment instead of the first. */
export const refundAtDashboard = ({ n, share, second }: DashboardRefund) =>
  command(
    `dashboard refund of ${share} of ${n}${second ? ', last payment' : ''}`,
    async (model, shop) => {
      const found = await pickOrder(model, shop, n);
      const payments = found ? await capturedOf(shop, found.handle.gatewayOrderId) : [];
      const payment = second ? payments.at(-1) : payments[0];
      if (!found || !payment) return noneFits;
      const amount = dashboardShares[share](payment.amount - payment.amount_refunded);
      return `${found.label}, ${amount / 100} rupees ${await refundByHand(shop, payment.id, amount)}`;
    },
    hasOrder,
  );

const transfer = anyOrder.map((n) =>
  command(
    `transfer a refund of cash order ${n}`,
    async (model, shop) => {
      const found = await pickOrder(model, shop, n, ['refund_pending', 'delivered']);
      if (!found) return noneFits;
      const path = `/admin/orders/${found.handle.id}`;
      const { refunds } = (await shop.admin.get(path)).body.order as {
        refunds: { key: string; status: string }[];
      };
      const pending = refunds.find(({ status }) => status === 'pending');
      if (!pending) return `${found.label} awaits no transfer`;
      return responseCodeOf(
        await shop.admin.post(`${path}/refunds/${pending.key}/transfer`, {
          reference: `UTR ${requests}`,
        }),
      );
    },
    hasOrder,
  ),
);

const anyCancel = fc.tuple(anyOrder, fc.boolean()).map(([of, byShop]) => cancel(of, byShop));
const anyRefund = fc

  .record({
    n: anyOrder,
    share: fc.constantFrom(...shares),
    every: fc.boolean(),
    restock: fc.boolean(),
  })
  .map(fuzzRefund);
const anyDashboardRefund = fc

  .record({
    n: anyOrder,
    share: fc.constantFrom(...(Object.keys(dashboardShares) as DashboardShare[])),
    second: fc.boolean(),
  })
  .map(refundAtDashboard);

/** Commands of refunds. */
export const refundCommands = [
  anyCancel,
  anyCancel,
  anyRefund,
  anyRefund,
  anyDashboardRefund,
  anyDashboardRefund,
  transfer,
];
