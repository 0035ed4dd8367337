import type { CartItem } from '@jyotiratna/contract';
import { checkout } from '#messages/checkout/checkout.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { rowOfItem } from '../cart-row.ts';
import { formatAmount } from '../format-amount.ts';
import { LineImage } from '../line-image.tsx';
import { lineKey } from '../line-key.ts';
import { CartLineParts } from '../line-parts.tsx';

/** Lines that a link offers, before they are in the cart. */
export function OfferedLines({ items }: { items: readonly CartItem[] }) {
  return (
    <ul className="border-b border-line">
      {items.map(rowOfItem).map((row) => (
        <li
          key={lineKey(row)}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-5"
        >
          <LineImage {...row} sizes="72px" className="facet-button w-18 shrink-0" />
          <div className="min-w-0 flex-1">
            <p className="leading-snug font-medium">{row.name}</p>
            <p className="text-small text-text-2">{checkout.pieces(row.quantity)}</p>
          </div>
          <p className="figures font-semibold">
            {formatAmount((Math.round(row.unitPrice * 100) * row.quantity) / 100)}
          </p>
          {row.parts && (
            <div className="w-full">
              <CartLineParts parts={row.parts} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The offered lines are loading. */
export function OfferLoading({ label }: { label: string }) {
  return (
    <div role="status" className="mx-auto grid max-w-2xl gap-6">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-12 w-72" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}
