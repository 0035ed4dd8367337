import type { DesignKind, Metal } from '@jyotiratna/contract';

/** The alloys as an owner calls them. */
export const metalNames: Readonly<Record<Metal, string>> = {
  'silver-925': 'Silver 925',
  'gold-18k': 'Gold 18K',
  'gold-22k': 'Gold 22K',
  panchdhatu: 'Panchdhatu',
};

export const kindNames: Readonly<Record<DesignKind, string>> = {
  ring: 'Ring',
  pendant: 'Pendant',
  bracelet: 'Bracelet',
};
