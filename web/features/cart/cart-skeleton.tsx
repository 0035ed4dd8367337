import { cart } from '#messages/cart/cart.ts';
import { cartState } from '#messages/cart/cart-state.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { unlessEmpty } from './early-empty.tsx';
import { localCartKey } from './local-cart.ts';

/**
 * The skeleton of the cart while it is loading, in its final size. A guest's lines are in the
 * browser: a small inline script (`deferred-hydration/show-early-cart.ts`) renders them into the
 * list before hydration, which on a mobile network takes seconds.
 */
export function CartSkeleton() {
  return (
    <div
      role="status"
      className={`${unlessEmpty} grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1fr)_340px] md:gap-10 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-18`}
    >
      <span className="sr-only">{cartState.loading}</span>
      <div>
        <ul
          data-early-cart={localCartKey}
          data-times={cart.early('{n}', '{price}')}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React keeps the content that the script has inserted
          dangerouslySetInnerHTML={{ __html: '' }}
          className="peer empty:hidden *:grid *:grid-cols-[88px_1fr] *:gap-6 *:border-t *:border-line *:py-6 md:*:grid-cols-[112px_1fr] lg:*:grid-cols-[148px_1fr] [&_img]:facet-card [&_img]:aspect-square [&_img]:w-full [&_img]:object-cover [&_span]:block [&_span]:figures [&_strong]:block [&_strong]:font-display [&_strong]:text-heading-s"
        />
        {[1, 2].map((line) => (
          <div
            key={line}
            className="grid peer-[:not(:empty)]:hidden grid-cols-[88px_1fr] gap-6 border-t border-line py-6 md:grid-cols-[112px_1fr] lg:grid-cols-[148px_1fr]"
          >
            <Skeleton className="facet-card aspect-square" />
            <div className="grid content-between gap-3">
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="h-12 w-32" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="facet-card h-[26rem]" />
    </div>
  );
}
