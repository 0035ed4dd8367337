import type { DesignKind, Metal } from '@jyotiratna/contract';
import { metals as t } from '#messages/admin/metals.ts';

/** The alloys as an owner calls them. */
export const metalNames: Readonly<Record<Metal, string>> = {
  'silver-925': t.silver925,
  'gold-18k': t.gold18k,
  'white-gold-18k': t.gold18kWhite,
  'rose-gold-18k': t.gold18kRose,
  'gold-22k': t.gold22k,
  panchdhatu: t.panchdhatu,
};

export const kindNames: Readonly<Record<DesignKind, string>> = {
  ring: t.ring,
  pendant: t.pendant,
  bracelet: t.bracelet,
};
