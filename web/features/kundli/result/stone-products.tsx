import { formatRupees } from '@jyotiratna/contract';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import type { PickedProduct } from './pick-products.ts';
import { StoneImage } from './stone-image.tsx';

const { stone: labels } = kundliResult;
const fitLabels = { stone: null, ...labels.matches } as const;

/** Up to two matching products, each a link. */
export function StoneProducts({ picked }: { picked: readonly PickedProduct[] }) {
  if (picked.length === 0) return null;
  return (
    <ul className="kundli-screen-only grid border-t border-line sm:grid-cols-2 sm:divide-x sm:divide-line">
      {picked.slice(0, 2).map((one) => (
        <li key={one.product._id} className="max-sm:not-first:border-t max-sm:border-line">
          <Link
            to={`/remedies/${one.product.slug}`}
            className="flex min-h-20 items-center gap-4 px-5 py-3 -outline-offset-3 hover:bg-mayur-50 md:px-8"
          >
            <StoneImage
              picked={{ ...one, fit: 'stone' }}
              sizes="64px"
              shape="facet-button w-16 shrink-0"
            />
            <span className="min-w-0 grow">
              <span className="block font-semibold">
                {one.product.name}{' '}
                {fitLabels[one.fit] && (
                  <span className="text-small font-normal text-text-2">{fitLabels[one.fit]}</span>
                )}
              </span>
              <span className="figures block">
                {one.product.quantity === 0
                  ? labels.soldOut
                  : formatRupees(one.product.discountedPrice)}{' '}
                {one.product.originalPrice > one.product.discountedPrice && (
                  <s className="text-small text-text-2">
                    <span className="sr-only">{labels.originalPrice} </span>
                    {formatRupees(one.product.originalPrice)}
                  </s>
                )}
              </span>
            </span>
            <ChevronRight aria-hidden size={20} strokeWidth={1.6} className="shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
