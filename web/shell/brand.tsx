import { Link } from 'react-router';
import { Logo } from '../ui/logo.tsx';

/** Logo and name, as a link to the home page. */
export function Brand({ night = false }: { night?: boolean }) {
  return (
    <Link to="/" className="flex min-h-11 items-center gap-2.5">
      <Logo size={33} tone={night ? 'night' : 'brand'} />
      <span
        className={`pt-1 font-display text-[1.46rem] leading-none ${night ? 'text-marble-0' : 'text-mayur-700'}`}
      >
        Jyotiratna
      </span>
    </Link>
  );
}
