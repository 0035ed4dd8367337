import { defaultReturns } from '@jyotiratna/contract';
import { RotateCcw } from 'lucide-react';
import { totals } from '#messages/pricing/totals.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { type CartRow, returnRuleOfAll } from './cart-row.ts';

/** The return policy of a cart's lines, or a note that they differ. */
export function ReturnsNote({ rows, size }: { rows: readonly CartRow[]; size: 16 | 20 }) {
  const terms = useShopConfig()?.returns ?? defaultReturns;
  const rule = returnRuleOfAll(rows, terms);
  return (
    <>
      <RotateCcw aria-hidden size={size} strokeWidth={1.6} className="shrink-0" />
      {rule ? totals.returns[rule](terms.days[rule]) : totals.mixedReturns}
    </>
  );
}
