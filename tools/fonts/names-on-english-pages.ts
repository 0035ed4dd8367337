import { grahaNames } from '@jyotiratna/contract';
import { rashis } from '../../web/ui/rashis.ts';

/** Words that English pages set in Devanagari headline letters (`lang="sa"`): `eczar-names.woff2` holds them and no others. */
export const namesOnEnglishPages: readonly string[] = [
  'जन्म',
  'कुण्डली',
  ...rashis.map(({ word }) => word),
  ...Object.values(grahaNames).map(({ devanagari }) => devanagari),
];
