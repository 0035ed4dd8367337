import fc from 'fast-check';
import { command } from '../command.ts';
import { attemptPayment, verify } from './checkout.ts';
import { anyOrder, hasOrder, noneFits, pickOrder } from './orders.ts';

const open = ['created', 'expired'] as const;

/** Deviations of a payment from the default. */
const twists = [
  'none',
  'amount-differs',
  'currency-differs',
  'authorize-only',
  'late-capture',
] as const;

/**
 * `received`: the browser sends the callback; else only webhooks and polling report the payment.
 */
const payOrder = fc
  .tuple(anyOrder, fc.constantFrom('none', 'none', ...twists), fc.boolean())
  .map(([n, twist, received]) =>
    command(
      `pay ${n}${twist === 'none' ? '' : ` (${twist})`}${received ? '' : ', unheard'}`,
      async (model, shop) => {
        const found = await pickOrder(model, shop, n, open);
        if (!found) return noneFits;
        if (twist !== 'none') await shop.gateway.injectError('money', twist);
        const callback = await attemptPayment(shop, found.handle);
        if (!callback) return `${found.label} was not paid`;
        return received
          ? `${found.label}, verified with ${await verify(shop, found.handle, callback)}`
          : found.label;
      },
      hasOrder,
    ),
  );

/** A second payment of an order that is paid. */
export const payTwice = (n: number, received: boolean) =>
  command(
    `second capture of ${n}${received ? '' : ', unheard'}`,
    async (model, shop) => {
      const found = await pickOrder(model, shop, n);
      if (!found?.handle.gatewayOrderId.startsWith('order_')) return noneFits;
      await shop.gateway.injectError('money', 'second-capture');
      const callback = await attemptPayment(shop, found.handle);
      if (!callback) return `${found.label} was not paid`;
      return received
        ? `${found.label}, verified with ${await verify(shop, found.handle, callback)}`
        : found.label;
    },
    hasOrder,
  );

const failPayment = anyOrder.map((n) =>
  command(
    `failed payment of ${n}`,
    async (model, shop) => {
      const found = await pickOrder(model, shop, n, open);
      if (!found) return noneFits;
      await shop.gateway.attempt(found.handle.gatewayOrderId, 'fail');
      return found.label;
    },
    hasOrder,
  ),
);

const secondCapture = fc
  .tuple(anyOrder, fc.boolean())
  .map(([n, received]) => payTwice(n, received));

/** Commands of payments from the customer to the shop. */
export const paymentCommands = [payOrder, payOrder, secondCapture, secondCapture, failPayment];
