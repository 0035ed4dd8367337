import { type LineExtras, productIn } from '@jyotiratna/contract';
import { Check, CircleAlert, ShieldCheck, ShoppingBag } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { product as copy } from '#messages/catalogue/product.ts';
import { language } from '#messages/language.ts';
import { useSession } from '../../session/use-session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { storedImage, Tile } from '../../ui/image.tsx';
import { useToast } from '../../ui/toast.tsx';
import { lineKey } from '../cart/line-key.ts';
import { AddToCartError, useAddToCart } from '../cart/use-add-to-cart.ts';
import { useCartLines } from '../cart/use-cart.ts';
import type { SoldProduct } from './selected-variant.ts';

/** Lazily loaded, only for sold-out products. */
const StockAlertForm = lazy(() => import('./stock-alert-form.tsx'));

/** Duration in milliseconds for which the inline error is shown. */
const errorStays = 2000;

type Props = {
  product: SoldProduct;
  /** The options selected on this page; undefined before a selection. */
  extras?: LineExtras | undefined;
  /** Called instead of adding the product while the selection is incomplete. */
  onIncomplete?: () => void;
  /**
   * The formatted price of the selection, displayed in the bar of a small screen, because the
   * heading is not visible there.
   */
  total?: string;
};

/** The two purchase buttons of a product; on a small screen in a fixed bar at the bottom. */
export function BuyRow(props: Props) {
  const { product, total } = props;
  const { status } = useSession();
  if (status === 'admin') {
    return (
      <Alert tone="info" title={copy.admin.title}>
        {copy.admin.text}
      </Alert>
    );
  }
  return (
    <div>
      <div
        data-buy-bar
        className="max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-30 max-sm:bg-marble-0 max-sm:px-4 max-sm:pt-2.5 max-sm:pb-[max(0.625rem,env(safe-area-inset-bottom))] max-sm:shadow-[0_-1px_0_var(--color-marble-200)]"
      >
        {total && (
          <p className="mb-2 flex items-baseline justify-between sm:hidden">
            <span className="text-small text-text-2">{copy.total}</span>
            <span className="figures font-semibold">{total}</span>
          </p>
        )}
        {product.quantity === 0 ? <SoldOut product={product} /> : <BuyButtons {...props} />}
      </div>
      {product.quantity === 0 && (
        <div className="mt-4">
          <Suspense fallback={<div className="min-h-56" />}>
            <StockAlertForm product={product} />
          </Suspense>
        </div>
      )}
      <p className="mt-4 flex items-start gap-2.5 text-small text-text-2">
        <ShieldCheck aria-hidden size={18} strokeWidth={1.6} className="mt-px shrink-0" />
        {copy.safe}
      </p>
    </div>
  );
}

/**
 * Sold-out state: a loose stone, which is unique, has a link to similar stones, other products a
 * disabled button.
 */
function SoldOut({ product: { weightMg, stone } }: Pick<Props, 'product'>) {
  const isSingle = weightMg !== null;
  return (
    <>
      {isSingle && <p className="mb-1.5 text-center font-semibold">{copy.soldOut}</p>}
      {isSingle ? (
        <LinkButton to={`/remedies${stone ? `?stone=${stone}` : ''}`} size="l" wide>
          {copy.similar}
        </LinkButton>
      ) : (
        <Button size="l" wide disabled>
          {copy.soldOut}
        </Button>
      )}
      <p className="mt-1.5 text-center text-small text-text-2">
        {isSingle ? copy.stoneSold : copy.noneLeft}
      </p>
    </>
  );
}

function BuyButtons({ product, extras, onIncomplete }: Props) {
  const key = lineKey({ productId: product._id, variant: product.variant });
  const line = useCartLines().find((one) => lineKey(one) === key);
  const changed = line !== undefined && extras !== undefined && !isSame(extras, line.extras ?? {});
  const inCart = line !== undefined && !changed && !onIncomplete;
  const [busy, setBusy] = useState<'add' | 'buy' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const addToCart = useAddToCart();
  const navigate = useNavigate();
  const toast = useToast();
  const [image] = product.pictures;
  const added = useRef<HTMLAnchorElement>(null);
  const pressed = useRef(false);

  // The link that replaces the clicked button gets the focus.
  useEffect(() => {
    if (inCart && pressed.current) added.current?.focus();
    pressed.current = false;
  }, [inCart]);

  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => setError(null), errorStays);
    return () => clearTimeout(timer);
  }, [error]);

  /** Adds one unit to the cart; resolves to whether it succeeded. */
  const add = async (kind: 'add' | 'buy') => {
    setBusy(kind);
    setError(null);
    try {
      await addToCart(product, { instead: changed ? line : undefined });
      return true;
    } catch (error) {
      if (!(error instanceof AddToCartError)) throw error;
      setError(error.message);
      toast({
        kind: 'error',
        title: error.message,
        ...(error.reason && { description: error.reason }),
      });
      return false;
    } finally {
      setBusy(null);
    }
  };

  return (
    <>
      {error && (
        <p role="alert" className="mb-2 flex gap-2 text-small font-medium text-sindoor-700">
          <CircleAlert aria-hidden size={18} strokeWidth={1.6} className="mt-px shrink-0" />
          {error}
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        {inCart ? (
          <LinkButton ref={added} to="/cart" kind="done" size="l" className="max-md:px-3">
            <Check aria-hidden size={20} strokeWidth={1.6} />
            {copy.added}
          </LinkButton>
        ) : (
          <Button
            kind="second"
            size="l"
            busy={busy === 'add'}
            className="max-md:px-3"
            onClick={async () => {
              if (onIncomplete) return onIncomplete();
              pressed.current = true;
              if (!(await add('add'))) return;
              toast({
                title: copy.addedToast,
                description: productIn(product, language.code).name,
                ...(image && {
                  image: (
                    <Tile
                      image={storedImage(image)}
                      tint={product.tint}
                      shape="square"
                      sizes="52px"
                      decorative
                      className="facet-button w-13 shrink-0 max-sm:hidden"
                    />
                  ),
                }),
                action: {
                  label: copy.viewCart,
                  altText: copy.openCart,
                  onPress: () => void navigate('/cart'),
                },
              });
            }}
          >
            <ShoppingBag aria-hidden size={20} strokeWidth={1.6} />
            {changed ? copy.change : copy.add}
          </Button>
        )}
        <Button
          kind="buy"
          size="l"
          busy={busy === 'buy'}
          onClick={async () => {
            if (onIncomplete) return onIncomplete();
            // An item already in the cart is not added twice.
            if (inCart || (await add('buy'))) await navigate('/checkout');
          }}
        >
          {copy.buy}
        </Button>
      </div>
    </>
  );
}

/** Deep equality, regardless of the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    left.length === right.size && left.every(([name, value]) => isSame(value, right.get(name)))
  );
}
