import { cartState } from '#messages/cart-state.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The cart on its way, in its final size. */
export function CartSkeleton() {
  return (
    <div
      role="status"
      className="grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1fr)_340px] md:gap-10 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-18"
    >
      <span className="sr-only">{cartState.loading}</span>
      <div>
        {[1, 2].map((line) => (
          <div
            key={line}
            className="grid grid-cols-[88px_1fr] gap-6 border-t border-line py-6 md:grid-cols-[112px_1fr] lg:grid-cols-[148px_1fr]"
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
