import { Star } from 'lucide-react';

/** A rating of one to five, drawn as icons; `label` is the text alternative. */
export function Stars({ stars, label }: { stars: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5 text-kesar-700">
      {[1, 2, 3, 4, 5].map((one) => (
        <Star
          key={one}
          aria-hidden
          size={16}
          strokeWidth={1.6}
          fill={one <= Math.round(stars) ? 'currentColor' : 'none'}
        />
      ))}
    </span>
  );
}
