import { Heart } from 'lucide-react';
import { useNavigate } from 'react-router';
import { wishlist as words } from '#messages/wishes/wishlist.ts';
import { isCallError } from '../../is-call-error.ts';
import { useToast } from '../../ui/toast.tsx';
import { isWished } from './local-wishes.ts';
import { useToggleWish, useWishes } from './use-wishes.ts';

type Props = {
  product: { _id: string; name: string; variant?: string | undefined };
  className?: string;
};

/** Puts a remedy, or the variant that was chosen, on the wishlist and takes it off again. */
export function WishButton({ product: { _id: productId, name, variant }, className = '' }: Props) {
  const { wishes } = useWishes();
  const toggle = useToggleWish();
  const toast = useToast();
  const navigate = useNavigate();
  if (!wishes) return null;
  const wished = isWished(wishes, { productId, variant });
  const press = async () => {
    try {
      await toggle({ productId, ...(variant && { variant }), name }, wished);
      if (wished) return;
      const action = { label: words.see, altText: words.open, onPress: () => void navigate('/wishlist') };
      toast({ title: words.added, description: name, action });
    } catch (error) {
      const reason = isCallError(error) ? error.message : error instanceof RangeError ? words.full : words.storage;
      toast({ kind: 'error', title: words.failed, description: reason });
    }
  };
  return (
    <button
      type="button"
      aria-pressed={wished}
      aria-label={words.wish(name)}
      onClick={() => void press()}
      className={`target grid place-items-center hover:text-sindoor-700 ${wished ? 'text-sindoor-700' : ''} ${className}`}
    >
      <Heart aria-hidden size={24} strokeWidth={1.6} fill={wished ? 'currentColor' : 'none'} />
    </button>
  );
}
