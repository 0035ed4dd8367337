import type { extras as English } from '../../en/catalogue/extras.ts';
import { day } from '../platform/days.ts';
import { setting } from './setting.ts';

export const extras: typeof English = {
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
    date: (date) => day(date),
  },
  set: (design, metal) => `${metal.replace(/सोना$/, 'सोने')} में ${design}`,
  size: (size) => `नाप ${size}`,
  unsure: 'नाप बाद में तय होगा',
  energised: { basic: 'प्राण-प्रतिष्ठित', personal: 'नाम-संकल्प के साथ प्राण-प्रतिष्ठित' },
  resolved: (name, extras) => `${name}, ${extras.join(', ')}`,
  service: (name) => `${name} की प्राण-प्रतिष्ठा`,
};
