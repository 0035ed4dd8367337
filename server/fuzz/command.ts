import type fc from 'fast-check';
import type { ShopUnderTest } from './fuzzed-shop.ts';
import { checkBooks } from './invariants/books.ts';
import type { Model } from './model.ts';

/** Performs one action on the shop; returns a short outcome for the log of a failed run. */
type Step = (model: Model, shop: ShopUnderTest) => Promise<string>;

export type ShopCommand = fc.AsyncCommand<Model, ShopUnderTest> & {
  act: (model: Model, shop: ShopUnderTest) => Promise<void>;
};

/**
 * A command of the fuzz test, followed by a check that the shop's books are consistent.
 * @param name name and arguments, as displayed in a counterexample
 * @param needs whether the command is possible in the current state
 */
export function command(
  name: string,
  step: Step,
  needs: (model: Model) => boolean = () => true,
): ShopCommand {
  return checked(name, needs, async (model, shop) => {
    const at = shop.protocol.push(name) - 1;
    shop.protocol[at] = `${name}: ${await step(model, shop)}`;
  });
}

/** Runs two commands in parallel. */
export function together(one: ShopCommand, other: ShopCommand): ShopCommand {
  const needs = (model: Model) => [one, other].every((each) => each.check(model));
  return checked(`together(${one}, ${other})`, needs, async (model, shop) => {
    await Promise.all([one.act(model, shop), other.act(model, shop)]);
  });
}

function checked(
  name: string,
  check: (model: Model) => boolean,
  act: ShopCommand['act'],
): ShopCommand {
  return {
    check,
    act,
    run: async (model, shop) => {
      await act(model, shop);
      await checkBooks(model, shop);
    },
    toString: () => name,
  };
}
