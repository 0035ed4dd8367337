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

/** A laboratory's report as people name it: 'GRS GRS2026-111222'; null without one. */
export function reportOf(
  stone: SoldStone | undefined,
): { laboratory: string; number: string } | null {
  if (!stone?.laboratory || !stone.reportNumber) return null;
  const { laboratory, reportNumber: number } = stone;
  return { laboratory: laboratories[laboratory as Laboratory]?.name ?? laboratory, number };
}

type Named = Pick<OrderItemRow, 'sku' | 'hallmark'>;

/**
 * SKU, a stone's weight and report, and the hallmark of its setting, as documents name the content
 * of a parcel.
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
 * The purity of which a line's units can be hallmarked: of their setting, or of ready-made
 * jewellery.
 */
export function purityOf(
  { parts }: Pick<OrderItemRow, 'parts'>,
  stone: SoldStone | undefined,
): HallmarkPurity | null {
  return parts?.setting ? metalPurity(parts.setting.metal) : (stone?.purity ?? null);
}
