import { nameIn, type Product, productIn, type WishlistItem } from '@jyotiratna/contract';
import { fetchWishlistRoute } from '@jyotiratna/contract/wishlist';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { language } from '#messages/language.ts';
import { controls } from '#messages/platform/controls.ts';
import { wishlist as copy } from '#messages/wishlist/wishlist.ts';
import { api } from '../../api.ts';
import { useSession } from '../../session/use-session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { productReferenceOf } from '../wishlist/local-wishlist.ts';
import { useToggleWishlist, useWishlist } from '../wishlist/use-wishlist.ts';
import { AddWished } from './add-wished.tsx';
import { cardOf } from './card.ts';
import { ProductCard } from './product-card.tsx';
import { asSold, type SoldProduct } from './selected-variant.ts';

/**
 * The current user's or guest's wishlist, with current prices and stock. At least as high as the
 * screen in every state.
 */
export function WishlistPage() {
  const { wishes: wishlistItems } = useWishlist();
  const { status } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = wishlistItems?.length ?? 0;
  const last = useRef(count);

  // Removing an item removes the focused button: without this the focus would move to the top of
  // the document.
  useEffect(() => {
    if (count < last.current && document.activeElement === document.body) heading.current?.focus();
    last.current = count;
  }, [count]);

  return (
    <div className="page min-h-svh pt-6 pb-16 md:pt-9 md:pb-24">
      <h1 ref={heading} tabIndex={-1} className="mb-3 text-display-l">
        {copy.title}
      </h1>
      {status === 'guest' && count > 0 && (
        <p className="text-text-2">
          {copy.here}{' '}
          <Link to="/user/login?next=/wishlist" className="text-link">
            {copy.login}
          </Link>
        </p>
      )}
      <div className="mt-6 md:mt-9">
        <Body />
      </div>
    </div>
  );
}

function Body() {
  const { wishes: wishlistItems, state } = useWishlist();
  const items = wishlistItems ?? [];
  const found = useQuery({
    queryKey: ['wishlist', 'shown', items.map(productReferenceOf)],
    queryFn: async () =>
      (await api(fetchWishlistRoute, { body: { items: items.map(productReferenceOf) } })).products,
    enabled: state === 'ready' && items.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  if (!wishlistItems) return <EmptyState title={copy.noList} />;
  if (state === 'failed' || found.isError) {
    return (
      <EmptyState
        tone="error"
        title={copy.loadFailed}
        action={<Button onClick={() => location.reload()}>{controls.retry}</Button>}
      >
        {copy.loadFailedHint}
      </EmptyState>
    );
  }
  if (state === 'ready' && items.length === 0) {
    return (
      <EmptyState title={copy.empty} action={<LinkButton to="/remedies">{copy.browse}</LinkButton>}>
        {copy.emptyHint}
      </EmptyState>
    );
  }
  const products = new Map(found.data?.map((product) => [product._id, product]));
  return found.data ? (
    <ul className="product-grid">
      {items.map((item) => (
        <li key={`${item.productId} ${item.variant ?? ''}`} className="flex flex-col">
          <Wished item={item} product={products.get(item.productId)} />
        </li>
      ))}
    </ul>
  ) : (
    <div role="status" className="product-grid">
      <span className="sr-only">{copy.loading}</span>
      {[1, 2, 3, 4].map((n) => (
        <Skeleton key={n} className="aspect-2/3" />
      ))}
    </div>
  );
}

/** A wishlist item with its actions: buy, select options, set an alert, or remove. */
function Wished({ item, product }: { item: WishlistItem; product: Product | undefined }) {
  const { wished } = useWishlist();
  const variant = product?.variants?.find(({ sku }) => sku === item.variant);
  if (!product || (item.variant && !variant)) return <Unavailable item={item} product={product} />;
  const sold: SoldProduct = asSold(product, variant ?? null);
  const card = cardOf(productIn(sold, language.code), 'compact');
  const path = `/remedies/${product.slug}${variant ? `?variant=${variant.sku}` : ''}`;
  const open = product.variants !== undefined && !variant;
  return (
    <>
      <ProductCard card={card} wished={wished(card)} />
      <div className="mt-auto pt-4">
        {sold.quantity === 0 ? (
          // A unique stone is not restocked; its page links to similar ones.
          <LinkButton to={path} kind="second" size="s" wide>
            {sold.weightMg === null ? copy.back : copy.similar}
          </LinkButton>
        ) : open ? (
          <LinkButton to={path} kind="second" size="s" wide>
            {copy.select}
          </LinkButton>
        ) : (
          <AddWished product={sold} />
        )}
      </div>
    </>
  );
}

function Unavailable({ item, product }: { item: WishlistItem; product: Product | undefined }) {
  const toggle = useToggleWishlist();
  const name = nameIn(item, language.code);
  return (
    <article className="flex h-full flex-col">
      <div className="tile facet-tile aspect-4/5" />
      <h2 className="mt-3.5 text-heading-s text-text-2">{name}</h2>
      <p className="mt-1 text-small font-medium">{product ? copy.variantRemoved : copy.gone}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        {product && (
          <LinkButton to={`/remedies/${product.slug}`} kind="second" size="s" className="grow">
            {copy.select}
          </LinkButton>
        )}
        <Button
          kind="text"
          size="s"
          aria-label={copy.remove(name)}
          onClick={() => void toggle(item, true).catch(() => {})}
        >
          <X aria-hidden size={16} strokeWidth={1.8} />
          {controls.remove}
        </Button>
      </div>
    </article>
  );
}
