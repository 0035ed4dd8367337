import { caratsOf, type Laboratory, type Locale, laboratories } from '@jyotiratna/contract';
import { taxDocumentLabels } from '@jyotiratna/messages/every-language/orders.ts';
import type { SoldStone } from '../catalogue/variant-queries.ts';

/** A laboratory's report as people name it: 'GRS GRS2026-111222'; null without one. */
export function reportOf(stone: SoldStone | undefined): { laboratory: string; number: string } | null {
  if (!stone?.laboratory || !stone.reportNumber) return null;
  const { laboratory, reportNumber: number } = stone;
  return { laboratory: laboratories[laboratory as Laboratory]?.name ?? laboratory, number };
}

/** SKU, and a stone's weight and report, as papers name what lies in a parcel. */
export function itemIdentity(sku: string, stone: SoldStone | undefined, locale: Locale): string[] {
  const { identity } = taxDocumentLabels[locale];
  const report = reportOf(stone);
  return [
    sku && identity.sku(sku),
    stone?.weightMg && identity.weight(caratsOf(stone.weightMg)),
    report && identity.report(report.laboratory, report.number),
  ].filter((text): text is string => typeof text === 'string' && text !== '');
}
