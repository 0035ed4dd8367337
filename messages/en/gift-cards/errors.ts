import { formatRupees } from '@jyotiratna/contract';
import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors of gift cards. */
export const giftCards = {
  titles: {
    gift_card_invalid: 'Gift card not accepted',
    gift_cards_off: 'Gift cards are not sold at present',
  },
  sentences: {
    gift_card_invalid: 'This gift card code is not valid. Please check each character.',
    gift_cards_off: 'This shop does not sell gift cards at present.',
    gift_code_needed: 'Please enter the code of the gift card.',
    gift_card_ended: 'This gift card has expired.',
    gift_card_empty: 'This gift card has no balance left.',
    gift_card_test: 'This gift card was bought with test money, so it cannot pay.',
    gift_card_changed: 'The balance of the gift card has changed. Please enter its code again.',
    gift_day_invalid: 'Please choose a day within the coming year.',
    gift_amount: ({ least, most }) =>
      `Please choose an amount from ${formatRupees(least)} to ${formatRupees(most)}.`,
    coupon_is_gift_card:
      'This is the code of a gift card. Please enter it under “Gift card” at checkout.',
  },
} satisfies ErrorWordsPart;
