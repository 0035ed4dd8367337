import { giftCardBounds } from '@jyotiratna/contract';
import { numberVariable, oneOf } from './variable.ts';

const { min, max, minMonths, maxMonths } = giftCardBounds;

/**
 * Whether gift cards are sold, their minimum and maximum value in rupees, and their validity in
 * months.
 */
export const giftCardVariables = {
  GIFT_CARDS: oneOf('on', 'off').default('off'),
  GIFT_CARD_LEAST: numberVariable(min, max).default(500),
  GIFT_CARD_MOST: numberVariable(min, max).default(10_000),
  GIFT_CARD_MONTHS: numberVariable(minMonths, maxMonths).default(12),
};
