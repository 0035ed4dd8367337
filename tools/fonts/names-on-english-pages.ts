import { grahaNames } from '@jyotiratna/contract';
import { rashis } from '../../web/ui/rashis.ts';

/**
 * Text that English pages set in Devanagari headline type (`lang="sa"`): the whole coverage of
 * `eczar-names.woff2`.
 */
export const namesOnEnglishPages: readonly string[] = [
  'जन्म',
  'कुण्डली',
  ...rashis.map(({ word }) => word),
  ...Object.values(grahaNames).map(({ devanagari }) => devanagari),
];
