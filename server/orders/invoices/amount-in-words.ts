import { itemAt } from '@jyotiratna/contract';

// biome-ignore format: a line for each ten
const small = [
  'Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine',
  'Ten', 'Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const units = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/**
 * An amount in words as on Indian invoices: 'Rupees One Lakh Twenty Thousand and Fifty Paise Only'.
 * @param paise not negative
 */
export function spellAmount(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  return `Rupees ${spellNumber(rupees)}${rest > 0 ? ` and ${spellNumber(rest)} Paise` : ''} Only`;
}

function spellNumber(number: number): string {
  for (const [unit, name] of units) {
    if (number < unit) continue;
    const rest = number % unit;
    return `${spellNumber(Math.floor(number / unit))} ${name}${rest > 0 ? ` ${spellNumber(rest)}` : ''}`;
  }
  if (number < small.length) return itemAt(small, number);
  const rest = number % 10;
  return rest > 0 ? `${tens[Math.floor(number / 10)]}-${small[rest]}` : itemAt(tens, number / 10);
}
