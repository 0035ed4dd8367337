import { setting } from './setting.ts';

/** How a line says that its stone is set and energised, in the cart, on papers and in mails. */
export const extras = {
  metals: setting.metals,
  stone: setting.stone,
  metalPart: setting.metalPart,
  making: setting.making,
  energisation: setting.energisation,
  set: (design: string, metal: string) => `${design} in ${metal}`,
  size: (size: number) => `size ${size}`,
  unsure: 'size to be agreed',
  energised: { basic: 'energised', personal: 'energised in a name' },
  named: (name: string, extras: readonly string[]) => `${name}, ${extras.join(', ')}`,
  service: (name: string) => `Energisation of ${name}`,
};
