import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors of back-in-stock alerts. */
export const stockAlerts = {
  titles: {
    alert_needless: 'It is in stock',
    alert_one_of_a_kind: 'One of a kind',
  },
  sentences: {
    alert_needless: 'This remedy can be bought right now. Please reload the page.',
    alert_one_of_a_kind: 'There was only one of this stone. Please look at similar ones.',
  },
} satisfies ErrorWordsPart;
