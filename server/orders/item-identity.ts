import {
  caratsOf,
  type HallmarkPurity,
  type Laboratory,
  type Locale,
  laboratories,
  metalPurity,
  purityMarks,
} from '@jyotiratna/contract';
import { taxDocumentLabels } from '@jyotiratna/messages/every-language/orders.ts';
import type { SoldStone } from '../catalogue/variant-queries.ts';
import type { OrderItemRow } from '../reservations/order-queries.ts';

/** The laboratory and number of a stone's report: 'GRS GRS2026-111222'; null without a report. */
export function reportOf(
  stone: SoldStone | undefined,
): { laboratory: string; number: string } | null {
  if (!stone?.laboratory || !stone.reportNumber) return null;
  const { laboratory, reportNumber: number } = stone;
  return { laboratory: laboratories[laboratory as Laboratory]?.name ?? laboratory, number };
}

type Named = Pick<OrderItemRow, 'sku' | 'hallmark'>;

/**
 * SKU, a stone's weight and laboratory report, and the hallmark of its setting, as documents state
 * them.
 */
export function itemIdentity(
  { sku, hallmark }: Named,
  stone: SoldStone | undefined,
  locale: Locale,
): string[] {
  const { identity } = taxDocumentLabels[locale];
  const report = reportOf(stone);
  return [
    sku && identity.sku(sku),
    stone?.weightMg && identity.weight(caratsOf(stone.weightMg)),
    report && identity.report(report.laboratory, report.number),
    hallmark && identity.hallmark(purityMarks[hallmark.purity], hallmark.huids.join(', ')),
  ].filter((text): text is string => typeof text === 'string' && text !== '');
}

/**
 * The metal purity to which a line's units may be hallmarked: that of their setting, or of
 * ready-made jewellery; null for items that cannot be hallmarked.
 */
export function purityOf(
  { parts }: Pick<OrderItemRow, 'parts'>,
  stone: SoldStone | undefined,
): HallmarkPurity | null {
  return parts?.setting ? metalPurity(parts.setting.metal) : (stone?.purity ?? null);
}
