import { asciiDigits, type FormFieldName } from '@jyotiratna/contract';

const day = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;

/**
 * Normalizes a stone's data to its stored format: '10.1 x 8.4' and '10.1*8.4' to '10.1 × 8.4',
 * '12/10/2026' to '2026-10-12' (day first, as in India), 'grs 1' to 'GRS 1'.
 */
export function tidyField(name: FormFieldName, text: string): string {
  const plain = asciiDigits(text).trim();
  switch (name) {
    case 'dimensions':
      return plain.replace(/\s*mm$/i, '').replace(/\s*[x×*]\s*/gi, ' × ');
    case 'reportDate':
      return plain.replace(day, (_, dayOf: string, month: string, year: string) =>
        [year, month.padStart(2, '0'), dayOf.padStart(2, '0')].join('-'),
      );
    case 'reportNumber':
      return plain.toUpperCase();
    default:
      return text;
  }
}
