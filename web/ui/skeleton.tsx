const base =
  'block rounded-md bg-marble-200 bg-[linear-gradient(112deg,transparent_40%,rgb(255_255_255/0.6)_50%,transparent_60%)] bg-[length:220%_100%] bg-[position:120%_0] animate-[shimmer_1.6s_linear_infinite]';

/** A grey placeholder in the final size of the loading content, set by `className`. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`${base} ${className}`} />;
}
