import { giftCardBounds } from '@jyotiratna/contract';
import { numberVariable, oneOf } from './variable.ts';

const { least, most, leastMonths, mostMonths } = giftCardBounds;

/**
 * Whether gift cards are sold, for which amounts in rupees, and for how many months they are valid.
 */
export const giftCardVariables = {
  GIFT_CARDS: oneOf('on', 'off').default('off'),
  GIFT_CARD_LEAST: numberVariable(least, most).default(500),
  GIFT_CARD_MOST: numberVariable(least, most).default(10_000),
  GIFT_CARD_MONTHS: numberVariable(leastMonths, mostMonths).default(12),
};
