import fc from 'fast-check';
import { command } from '../command.ts';
import { nth } from '../model.ts';
import { responseCodeOf } from './fuzz-code.ts';
import { refundByHand } from './provider.ts';

const startTopUp = fc
  .tuple(fc.constantFrom(50, 200, 500), fc.constantFrom('verified', 'unheard', 'unpaid'))
  .map(([amount, outcome]) =>
    command(`top up ${amount} rupees, ${outcome}`, async (model, { member, gateway }) => {
      const { status, body } = await member.post('/users/balance/top-ups', { amount });
      if (status !== 200) return `refused with ${status} ${body.code}`;
      model.topUps.push({ id: body.topUp.id, gatewayOrderId: body.order.id });
      if (outcome === 'unpaid') return 'opened';
      const { status: paid, json } = await gateway.attempt(body.order.id);
      if (paid !== 200 || outcome === 'unheard') return `the provider answered ${paid}`;
      return responseCodeOf(await member.post('/users/balance/top-ups/verify', json));
    }),
  );

const payTopUp = fc.nat({ max: 3 }).map((n) =>
  command(
    `pay top-up ${n} again`,
    async (model, { gateway, member }) => {
      const { gatewayOrderId } = nth(model.topUps, n)!;
      await gateway.injectError('money', 'second-capture');
      const { status, json } = await gateway.attempt(gatewayOrderId);
      return status === 200
        ? responseCodeOf(await member.post('/users/balance/top-ups/verify', json))
        : 'not paid';
    },
    ({ topUps }) => topUps.length > 0,
  ),
);

type Payment = {
  id: string;
  order_id: string;
  amount: number;
  amount_refunded: number;
  captured: boolean;
};

const refundTopUp = fc.tuple(fc.nat({ max: 3 }), fc.boolean()).map(([n, full]) =>
  command(
    `dashboard refund of ${full ? 'all' : '10 rupees'} of top-up ${n}`,
    async (model, { gateway }) => {
      const { gatewayOrderId } = nth(model.topUps, n)!;
      const payments: Payment[] = (await gateway.ledger()).payments;
      const payment = payments.find((row) => row.captured && row.order_id === gatewayOrderId);
      if (!payment) return 'not paid';
      const amount = full ? payment.amount - payment.amount_refunded : 1000;
      return refundByHand({ gateway }, payment.id, amount);
    },
    ({ topUps }) => topUps.length > 0,
  ),
);

/** Commands of the member's prepaid balance (wallet). */
export const walletCommands = [startTopUp, startTopUp, payTopUp, refundTopUp];
