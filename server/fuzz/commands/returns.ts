import fc from 'fast-check';
import { command } from '../command.ts';
import { nth } from '../model.ts';
import { responseCodeOf } from './fuzz-code.ts';
import { anyOrder, hasOrder, noneFits, pickOrder } from './orders.ts';

type Returnable = { item: number; quantity: number };

const requestReturn = fc.tuple(anyOrder, fc.boolean()).map(([n, full]) =>
  command(
    `request a return of ${full ? 'everything' : 'one piece'} of ${n}`,
    async (model, shop) => {
      const found = await pickOrder(model, shop, n, ['delivered']);
      if (!found) return noneFits;
      const { id: orderId, buyer } = found.handle;
      const path = `/payments/orders/${orderId}/returns`;
      const { browser } = shop.buyers[buyer]!;
      const returnable: Returnable[] = (await browser.get(path)).body.returnable;
      const lines = full
        ? returnable
        : returnable.slice(0, 1).map(({ item }) => ({ item, quantity: 1 }));
      const units = lines.map(({ item, quantity }) => ({ item, quantity }));
      const reply = await browser.post(path, { wish: 'refund', reason: 'size', lines: units });
      if (reply.status === 200) model.returns.push({ id: reply.body.returns.at(-1)._id, orderId });
      return `${found.label} ${responseCodeOf(reply)}`;
    },
    hasOrder,
  ),
);

const steps = {
  approve: {},
  decline: { answer: 'It was worn.' },
  'receive for the shelf': { restock: [0, 1, 2] },
  'receive as damaged': { restock: [] },
  'settle with a refund': { as: 'refund' },
  'settle with an exchange': { as: 'exchange' },
  'settle with a credit': { as: 'credit' },
};
type StepName = keyof typeof steps;

const step = fc
  .tuple(fc.constantFrom(...(Object.keys(steps) as StepName[])), fc.nat({ max: 3 }))
  .map(([name, n]) =>
    command(
      `return ${n}: ${name}`,
      async (model, shop) => {
        const { id } = nth(model.returns, n)!;
        const reply = await shop.admin.post(
          `/admin/returns/${id}/${name.split(' ')[0]}`,
          steps[name],
        );
        return responseCodeOf(reply);
      },
      ({ returns }) => returns.length > 0,
    ),
  );

/** Commands of returns. */
export const returnCommands = [requestReturn, step, step, step];
