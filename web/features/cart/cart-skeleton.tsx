import { Skeleton } from '../../ui/skeleton.tsx';

/** The cart on its way, in its final size. */
export function CartSkeleton() {
  return (
    <div role="status" className="grid gap-8 md:grid-cols-[1fr_400px] md:gap-18">
      <span className="sr-only">Loading your cart</span>
      <div>
        {[1, 2].map((line) => (
          <div
            key={line}
            className="grid grid-cols-[88px_1fr] gap-6 border-t border-line py-6 md:grid-cols-[148px_1fr]"
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
