import { disclosed, priceByWeight, type Sentence, ShopError, sentence } from '@jyotiratna/contract';
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
 * Refuses a stone that does not tell what it has to, or that contradicts itself. Which stones those are is decided by the
 * weight: a remedy without one is sold by the piece, and nothing is asked of it.
 * @throws ShopError invalid_input that names every field
 */
export function requireDisclosure(stone: Stone): void {
  const problems: Record<string, Sentence> = {};
  if (stone.weightMg != null)
    for (const name of disclosed) if (stone[name] == null) problems[name] = sentence('disclosure_missing');
  if (contradictsItself(stone)) problems.nature = sentence('synthetic_natural');
  const { laboratory, reportNumber, reportDate } = stone;
  if (laboratory == null && (reportNumber != null || reportDate != null))
    problems.laboratory = sentence('report_incomplete');
  if (reportNumber == null && (laboratory != null || reportDate != null))
    problems.reportNumber = sentence('report_incomplete');
  const [first] = Object.values(problems);
  if (first) throw new ShopError('invalid_input', { fields: problems, message: first });
}

/** True for a synthetic that is called natural anywhere: in its nature, its treatment or its name. */
function contradictsItself({ nature, treatment, name, nameHi }: Stone): boolean {
  if ((nature === 'synthetic') !== (treatment === 'synthetic')) return true;
  return nature === 'synthetic' && (/\bnatural\b/i.test(name ?? '') || /प्राकृतिक|असली/.test(nameHi ?? ''));
}

/** What a stone costs by its rate, in paise; null for what is not sold by its weight. */
export function priceOfStone({ weightMg, pricePerCaratPaise }: Stone): number | null {
  return weightMg == null || pricePerCaratPaise == null ? null : priceByWeight(pricePerCaratPaise, weightMg);
}

/** The rejection of a report that another stone has. */
export function reportTaken(name: string, field = 'reportNumber'): ShopError {
  const message = sentence('report_number_taken', { name });
  return new ShopError('invalid_input', { message, fields: { [field]: message } });
}
