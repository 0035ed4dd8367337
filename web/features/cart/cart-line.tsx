import { formatRupees } from '@jyotiratna/contract';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { cart } from '#messages/cart/cart.ts';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { controls } from '#messages/platform/controls.ts';
import { ui } from '#messages/platform/ui.ts';
import { Button } from '../../ui/button.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { BundleContents } from './bundle-contents.tsx';
import { type CartRow, maxRowQuantity } from './cart-row.ts';
import { formatAmount } from './format-amount.ts';
import { LineImage } from './line-image.tsx';
import { lineKey } from './line-key.ts';
import { CartLineParts } from './line-parts.tsx';
import { SankalpaDetails } from './sankalpa-details.tsx';
import { SimilarStones } from './similar-stones.tsx';
import type { ChangeCart } from './use-change-cart.ts';

/** One line of the cart: product, quantity, price, and problem. */
export function CartLine({ row, change }: { row: CartRow; change: ChangeCart }) {
  const { productId, variant, name, category, quantity, unitPrice, originalPrice, stock } = row;
  const note = change.refusals.get(lineKey(row)) ?? row.problem;
  return (
    <li className="grid grid-cols-[88px_minmax(0,1fr)] gap-x-3.5 border-t border-line py-6 last:border-b md:grid-cols-[112px_minmax(0,1fr)] md:gap-x-6 lg:grid-cols-[148px_minmax(0,1fr)] md:py-7">
      <LineImage
        {...row}
        sizes="(width >= 1100px) 148px, 112px"
        className="facet-card w-full self-start"
      />
      <div className="flex flex-col gap-4">
        <div className="flex grow justify-between gap-3">
          <div className="min-w-0">
            <p className="text-small text-text-2">{categoryName(category)}</p>
            <h2 className="text-heading-s text-balance">
              <Link
                to={`/products/${encodeURIComponent(productId)}${variant ? `?variant=${variant}` : ''}`}
                className="hover:underline"
              >
                {name}
              </Link>
            </h2>
            <BundleContents bundle={row.bundle} />
          </div>
          <LinePrice quantity={quantity} unitPrice={unitPrice} originalPrice={originalPrice} />
        </div>
        {row.parts && <CartLineParts parts={row.parts} />}
        {row.extras?.energisation?.for && (
          <SankalpaDetails sankalpa={row.extras.energisation.for} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Stepper
            label={cart.quantityOf(name)}
            value={quantity}
            max={maxRowQuantity(row)}
            busy={change.busy.has(lineKey(row))}
            onStep={(by) => change.step(row, by)}
          />
          <button
            type="button"
            aria-label={cart.remove(name)}
            disabled={change.busy.has(lineKey(row))}
            onClick={() => change.remove(row)}
            className="target flex items-center gap-1.5 text-small sm:gap-2.5 sm:px-1 font-medium text-text-2 hover:text-sindoor-700 md:text-body"
          >
            <Trash2 aria-hidden size={20} strokeWidth={1.6} />
            {controls.remove}
          </button>
        </div>
        <div role="status" className="empty:hidden">
          {note && (
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-kesar-100 px-3 py-1.5 text-small text-kesar-800">
              <span className="py-1">{note}</span>
              <SimilarStones row={row} />
              {stock !== null && stock > 0 && stock < quantity && (
                <Button kind="text" size="s" onClick={() => change.lower(row)}>
                  {cart.lower(stock)}
                </Button>
              )}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

/**
 * The category's name in this build's language; a stored line may have a category that no longer
 * exists.
 */
function categoryName(category: string): string {
  return catalogue.categories[category as keyof typeof catalogue.categories] ?? category;
}

type LinePriceProps = Pick<CartRow, 'quantity' | 'unitPrice' | 'originalPrice'>;

function LinePrice({ quantity, unitPrice, originalPrice }: LinePriceProps) {
  const isReduced = originalPrice > unitPrice;
  return (
    <div className="figures shrink-0 text-right">
      <p className="text-[1.0625rem] leading-snug font-semibold">
        {formatAmount((Math.round(unitPrice * 100) * quantity) / 100)}
      </p>
      {quantity > 1 ? (
        <p className="text-small text-text-2">{cart.each(formatAmount(unitPrice))}</p>
      ) : (
        isReduced && (
          <s className="text-small text-text-2">
            <span className="sr-only">{ui.originalPrice}</span>
            {formatRupees(originalPrice)}
          </s>
        )
      )}
    </div>
  );
}
