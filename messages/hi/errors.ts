import type { ErrorWords } from '../error-words.ts';
import { accounts } from './accounts/errors.ts';
import { almanac } from './almanac/errors.ts';
import { cart } from './cart/errors.ts';
import { consultations } from './consultations/errors.ts';
import { kundli } from './kundli/errors.ts';
import { payments } from './payments/errors.ts';
import { input } from './platform/errors.ts';
import { pictures } from './platform/picture-errors.ts';

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
