import type { ErrorWords } from '../error-words.ts';
import { accounts } from './errors/accounts.ts';
import { almanac } from './errors/almanac.ts';
import { cart } from './errors/cart.ts';
import { consultations } from './errors/consultations.ts';
import { input } from './errors/input.ts';
import { kundli } from './errors/kundli.ts';
import { payments } from './errors/payments.ts';
import { pictures } from './errors/pictures.ts';

/** What is said of a request that is refused, by the codes of the contract. */
export const errors: ErrorWords = {
  titles: {
    ...input.titles,
    ...accounts.titles,
    ...cart.titles,
    ...payments.titles,
    ...kundli.titles,
    ...almanac.titles,
    ...consultations.titles,
    ...pictures.titles,
  },
  sentences: {
    ...input.sentences,
    ...accounts.sentences,
    ...cart.sentences,
    ...payments.sentences,
    ...kundli.sentences,
    ...almanac.sentences,
    ...consultations.sentences,
    ...pictures.sentences,
  },
};
