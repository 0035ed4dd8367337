import {
  disclosed,
  type ErrorMessage,
  errorMessage,
  priceByWeight,
  ShopError,
} from '@jyotiratna/contract';
import type { ProductRow } from '../../catalogue/queries.ts';

type Stone = Partial<
  Pick<
    ProductRow,
    | (typeof disclosed)[number]
    | 'name'
    | 'nameHi'
    | 'weightMg'
    | 'pricePerCaratPaise'
    | 'laboratory'
    | 'reportNumber'
    | 'reportDate'
  >
>;

/**
 * Rejects a stone without its required disclosures, or with contradictory ones. Only a product with
 * a weight counts as a stone: others are sold by the unit and require no disclosures.
 * @throws ShopError invalid_input that names every field
 */
export function requireDisclosure(stone: Stone): void {
  const errors: Record<string, ErrorMessage> = {};
  if (stone.weightMg != null)
    for (const name of disclosed)
      if (stone[name] == null) errors[name] = errorMessage('disclosure_missing');
  if (contradictsItself(stone)) errors.nature = errorMessage('synthetic_natural');
  const { laboratory, reportNumber, reportDate } = stone;
  if (laboratory == null && (reportNumber != null || reportDate != null))
    errors.laboratory = errorMessage('report_incomplete');
  if (reportNumber == null && (laboratory != null || reportDate != null))
    errors.reportNumber = errorMessage('report_incomplete');
  const [first] = Object.values(errors);
  if (first) throw new ShopError('invalid_input', { fields: errors, message: first });
}

/** Whether a synthetic stone is described as natural: by its nature, its treatment or its name. */
function contradictsItself({ nature, treatment, name, nameHi }: Stone): boolean {
  if ((nature === 'synthetic') !== (treatment === 'synthetic')) return true;
  return (
    nature === 'synthetic' && (/\bnatural\b/i.test(name ?? '') || /प्राकृतिक|असली/.test(nameHi ?? ''))
  );
}

/** The price of a stone by weight and rate, in paise; null for products not sold by weight. */
export function priceOfStone({ weightMg, pricePerCaratPaise }: Stone): number | null {
  return weightMg == null || pricePerCaratPaise == null
    ? null
    : priceByWeight(pricePerCaratPaise, weightMg);
}

/** The error for a laboratory report number that another stone has. */
export function reportInUse(name: string, field = 'reportNumber'): ShopError {
  const message = errorMessage('report_number_taken', { name });
  return new ShopError('invalid_input', { message, fields: { [field]: message } });
}
