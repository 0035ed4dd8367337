import fc from 'fast-check';
import { sendForm } from '../../testing/forms.ts';
import { command } from '../command.ts';
import { responseCodeOf } from './fuzz-code.ts';

const movePrice = fc
  .tuple(fc.nat({ max: 2 }), fc.constantFrom(333, 999, 1000.5, 2000))
  .map(([remedy, price]) =>
    command(`remedy ${remedy} costs ${price}`, async (_, { admin, remedies }) => {
      const form = {
        name: `Stone ${remedies[remedy]}`,
        originalPrice: price,
        discountedPrice: price,
      };
      return responseCodeOf(
        await sendForm(admin, 'put', `/admin/product/${remedies[remedy]}`, form),
      );
    }),
  );

/** The form includes the stock that its editor loaded, so that only the difference is applied. */
const editStock = fc
  .tuple(fc.nat({ max: 1 }), fc.integer({ min: -2, max: 5 }))
  .map(([remedy, difference]) =>
    command(
      `stock of remedy ${remedy} changes by ${difference}`,
      async (model, { admin, remedies }) => {
        const id = remedies[remedy]!;
        const form = { name: `Stone ${id}`, quantity: 10 + difference, quantityWas: 10 };
        const reply = await sendForm(admin, 'put', `/admin/product/${id}`, form);
        if (reply.status === 200) model.stock[id]! += difference;
        return responseCodeOf(reply);
      },
    ),
  );

/** An administrator's changes to remedies while they are sold. */
export const catalogueCommands = [movePrice, editStock];
