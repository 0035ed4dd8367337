import type { variant as English } from '../../en/catalogue/variant.ts';

export const variant: typeof English = {
  optionNames: { size: 'साइज़', metal: 'धातु', weight: 'वज़न' },
  option: { size: (value) => `साइज़ ${value}`, metal: (value) => value, weight: (value) => value },
  resolved: (name, options) => `${name} (${options.join(', ')})`,
};
