import fc from 'fast-check';
import { command } from '../command.ts';
import type { BuyerUnderTest } from '../fuzzed-shop.ts';
import { type Model, nth } from '../model.ts';
import { responseCodeOf } from './fuzz-code.ts';

/** The credit that pays for an order: a gift card, or the member's store credit. */
export type CreditOptions = { of: 'card' | 'account'; share: 'all' | 'half' };

export const anyCredit: fc.Arbitrary<CreditOptions> = fc.record({
  of: fc.constantFrom('card', 'card', 'account'),
  share: fc.constantFrom('all', 'half'),
});

/** The fields of an order over `charge` rupees that is paid by credit, as far as available. */
export async function creditFields(
  model: Model,
  { browser, isMember }: BuyerUnderTest,
  { of, share }: CreditOptions,
  charge: number,
): Promise<{ credit?: number; giftCard?: string }> {
  const giftCard = of === 'card' ? nth(model.giftCards, 0)?.code : undefined;
  const read = async () => {
    if (giftCard) return (await browser.post('/gift-cards/check', { code: giftCard })).body.balance;
    return isMember ? (await browser.get('/users/credit')).body.credit : 0;
  };
  const balance: number = (await read()) ?? 0;
  const credit = Math.floor(Math.min(balance, share === 'all' ? charge : charge / 2));
  return credit > 0 ? { credit, ...(giftCard && { giftCard }) } : {};
}

let requests = 0;

const issue = fc.constantFrom(50, 400, 2500).map((amount) =>
  command(`issue a gift card over ${amount} rupees`, async (model, { admin }) => {
    requests += 1;
    const reply = await admin.post('/admin/gift-cards', {
      ...{ amount, reason: 'An apology', months: 12, locale: 'en' },
      requestKey: `request-${requests}-of-fuzz`,
    });
    if (reply.status === 200)
      model.giftCards.push({ id: reply.body.card.id, code: reply.body.code });
    return responseCodeOf(reply);
  }),
);

const hasCard = ({ giftCards }: Model) => giftCards.length > 0;

const disable = fc
  .tuple(fc.nat({ max: 2 }), fc.constantFrom('disabled', 'active'))
  .map(([n, status]) =>
    command(
      `set gift card ${n} to ${status}`,
      async (model, { admin }) => {
        const path = `/admin/gift-cards/${nth(model.giftCards, n)?.id}/status`;
        return responseCodeOf(await admin.put(path, { status }));
      },
      hasCard,
    ),
  );

const redeem = fc
  .nat({ max: 2 })
  .map((n) =>
    command(
      `redeem gift card ${n} by the member`,
      async (model, { member }) =>
        responseCodeOf(
          await member.post('/gift-cards/redeem', { code: nth(model.giftCards, n)?.code }),
        ),
      hasCard,
    ),
  );

/** Commands of gift cards and the member's store credit, which pay for orders. */
export const giftCardCommands = [issue, issue, disable, redeem];
