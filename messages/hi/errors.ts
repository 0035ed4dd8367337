import type { ErrorWords } from '../error-labels.ts';
import { accounts } from './accounts/errors.ts';
import { almanac } from './almanac/errors.ts';
import { cart } from './cart/errors.ts';
import { catalogue } from './catalogue/errors.ts';
import { checkout } from './checkout/errors.ts';
import { consultations } from './consultations/errors.ts';
import { contact } from './contact/errors.ts';
import { delivery } from './delivery/errors.ts';
import { giftCards } from './gift-cards/errors.ts';
import { healers } from './healers/errors.ts';
import { kundli } from './kundli/errors.ts';
import { orders } from './orders/errors.ts';
import { payments } from './payments/errors.ts';
import { platform } from './platform/errors.ts';
import { imageList } from './platform/image-errors.ts';
import { pricing } from './pricing/errors.ts';
import { stockAlerts } from './stock-alerts/errors.ts';
import { wishlist } from './wishlist/errors.ts';

/** Errors of rejected requests, by the codes of the contract. */
export const errors: ErrorWords = {
  titles: {
    ...platform.titles,
    ...imageList.titles,
    ...accounts.titles,
    ...catalogue.titles,
    ...delivery.titles,
    ...pricing.titles,
    ...giftCards.titles,
    ...cart.titles,
    ...checkout.titles,
    ...payments.titles,
    ...orders.titles,
    ...kundli.titles,
    ...almanac.titles,
    ...healers.titles,
    ...consultations.titles,
    ...contact.titles,
    ...wishlist.titles,
    ...stockAlerts.titles,
  },
  sentences: {
    ...platform.sentences,
    ...imageList.sentences,
    ...accounts.sentences,
    ...catalogue.sentences,
    ...delivery.sentences,
    ...pricing.sentences,
    ...giftCards.sentences,
    ...cart.sentences,
    ...checkout.sentences,
    ...payments.sentences,
    ...orders.sentences,
    ...kundli.sentences,
    ...almanac.sentences,
    ...healers.sentences,
    ...consultations.sentences,
    ...contact.sentences,
    ...wishlist.sentences,
    ...stockAlerts.sentences,
  },
};
