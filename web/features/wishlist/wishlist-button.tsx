import { Heart } from 'lucide-react';
import { useNavigate } from 'react-router';
import { wishlist as copy } from '#messages/wishlist/wishlist.ts';
import { isCallError } from '../../is-call-error.ts';
import { useToast } from '../../ui/toast.tsx';
import { useToggleWishlist } from './use-wishlist.ts';

type Props = {
  product: { _id: string; name: string; variant?: string | undefined };
  /** Whether the wishlist contains it; null for roles that cannot buy. */
  wished: boolean | null;
  className?: string;
};

/** A button that adds a remedy, or the selected variant, to the wishlist, or removes it. */
export function WishlistButton({ product, wished, className = '' }: Props) {
  const { _id: productId, name, variant } = product;
  const toggle = useToggleWishlist();
  const toast = useToast();
  const navigate = useNavigate();
  if (wished === null) return null;
  const press = async () => {
    try {
      await toggle({ productId, ...(variant && { variant }), name }, wished);
      if (wished) return;
      const action = {
        label: copy.see,
        altText: copy.open,
        onPress: () => void navigate('/wishlist'),
      };
      toast({ title: copy.added, description: name, action });
    } catch (error) {
      const reason = isCallError(error)
        ? error.message
        : error instanceof RangeError
          ? copy.full
          : copy.storage;
      toast({ kind: 'error', title: copy.failed, description: reason });
    }
  };
  return (
    <button
      type="button"
      aria-pressed={wished}
      aria-label={copy.wish(name)}
      onClick={() => void press()}
      className={`target grid place-items-center hover:text-sindoor-700 ${wished ? 'text-sindoor-700' : ''} ${className}`}
    >
      <Heart aria-hidden size={24} strokeWidth={1.6} fill={wished ? 'currentColor' : 'none'} />
    </button>
  );
}
