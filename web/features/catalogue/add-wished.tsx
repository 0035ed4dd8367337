import { productIn } from '@jyotiratna/contract';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { product as copy } from '#messages/catalogue/product.ts';
import { language } from '#messages/language.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AddToCartError, useAddToCart } from '../cart/use-add-to-cart.ts';
import type { SoldProduct } from './selected-variant.ts';

/** Adds one unit of a wishlist item to the cart; the item stays. */
export function AddWished({ product }: { product: SoldProduct }) {
  const addToCart = useAddToCart();
  const navigate = useNavigate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const { name } = productIn(product, language.code);
  const add = async () => {
    setBusy(true);
    try {
      await addToCart(product);
      const action = {
        label: copy.viewCart,
        altText: copy.openCart,
        onPress: () => void navigate('/cart'),
      };
      toast({ title: copy.addedToast, description: name, action });
    } catch (error) {
      if (!(error instanceof AddToCartError)) throw error;
      toast({
        kind: 'error',
        title: error.message,
        ...(error.reason && { description: error.reason }),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      kind="second"
      size="s"
      wide
      busy={busy}
      aria-label={`${copy.add}: ${name}`}
      onClick={() => void add()}
    >
      <ShoppingBag aria-hidden size={18} strokeWidth={1.6} />
      {copy.add}
    </Button>
  );
}
