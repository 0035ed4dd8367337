import { formatSlotDate } from '@jyotiratna/contract';
import { setting } from './setting.ts';

/** Description of a line's setting and energisation in the cart, in documents and in emails. */
export const extras = {
  metals: setting.metals,
  stone: setting.stone,
  metalCost: setting.metalCost,
  making: setting.making,
  energisation: setting.energisation,
  /** Personal details of an energisation. */
  personal: {
    name: setting.name,
    gotra: setting.gotra,
    nakshatra: setting.nakshatra,
    day: setting.day,
    sankalpa: setting.sankalpa,
    date: (day: string) => formatSlotDate(day),
  },
  set: (design: string, metal: string) => `${design} in ${metal}`,
  size: (size: number) => `size ${size}`,
  unsure: 'size to be agreed',
  energised: { basic: 'energised', personal: 'energised in a name' },
  resolved: (name: string, extras: readonly string[]) => `${name}, ${extras.join(', ')}`,
  service: (name: string) => `Energisation of ${name}`,
};
