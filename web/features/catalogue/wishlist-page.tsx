import { nameIn, type Product, productIn, type Wish } from '@jyotiratna/contract';
import { showWishes } from '@jyotiratna/contract/wishes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { language } from '#messages/language.ts';
import { controls } from '#messages/platform/controls.ts';
import { wishlist as words } from '#messages/wishes/wishlist.ts';
import { useSession } from '../../session/use-session.ts';
import { shop } from '../../shop.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { wishOf } from '../wishes/local-wishes.ts';
import { useToggleWish, useWishes } from '../wishes/use-wishes.ts';
import { AddWished } from './add-wished.tsx';
import { cardOf } from './card.ts';
import { asSold, type SoldProduct } from './chosen-variant.ts';
import { ProductCard } from './product-card.tsx';

/** What whoever is here wishes for, as it is sold now. At least a screen high in every state. */
export function WishlistPage() {
  const { wishes } = useWishes();
  const { status } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = wishes?.length ?? 0;
  const last = useRef(count);

  // Removing a wish takes the pressed button away; the focus must not fall to the top of the document.
  useEffect(() => {
    if (count < last.current && document.activeElement === document.body) heading.current?.focus();
    last.current = count;
  }, [count]);

  return (
    <div className="page min-h-svh pt-6 pb-16 md:pt-9 md:pb-24">
      <h1 ref={heading} tabIndex={-1} className="mb-3 text-display-l">
        {words.title}
      </h1>
      {status === 'guest' && count > 0 && (
        <p className="text-text-2">
          {words.here}{' '}
          <Link to="/user/login?next=/wishlist" className="text-link">
            {words.login}
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
  const { wishes, state } = useWishes();
  const items = wishes ?? [];
  const visible = useQuery({
    queryKey: ['wishlist', 'shown', items.map(wishOf)],
    queryFn: async () => (await shop(showWishes, { body: { items: items.map(wishOf) } })).products,
    enabled: state === 'ready' && items.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  if (!wishes) return <EmptyState title={words.noList} />;
  if (state === 'failed' || visible.isError) {
    return (
      <EmptyState
        tone="error"
        title={words.loadFailed}
        action={<Button onClick={() => location.reload()}>{controls.retry}</Button>}
      >
        {words.loadFailedHint}
      </EmptyState>
    );
  }
  if (state === 'ready' && items.length === 0) {
    return (
      <EmptyState title={words.empty} action={<LinkButton to="/remedies">{words.browse}</LinkButton>}>
        {words.emptyHint}
      </EmptyState>
    );
  }
  const products = new Map(visible.data?.map((product) => [product._id, product]));
  return visible.data ? (
    <ul className="product-grid">
      {items.map((wish) => (
        <li key={`${wish.productId} ${wish.variant ?? ''}`} className="flex flex-col">
          <Wished wish={wish} product={products.get(wish.productId)} />
        </li>
      ))}
    </ul>
  ) : (
    <div role="status" className="product-grid">
      <span className="sr-only">{words.loading}</span>
      {[1, 2, 3, 4].map((n) => (
        <Skeleton key={n} className="aspect-2/3" />
      ))}
    </div>
  );
}

/** A wish with what can be done about it: bought, chosen, waited for, or given up. */
function Wished({ wish, product }: { wish: Wish; product: Product | undefined }) {
  const variant = product?.variants?.find(({ sku }) => sku === wish.variant);
  if (!product || (wish.variant && !variant)) return <Gone wish={wish} product={product} />;
  const sold: SoldProduct = asSold(product, variant ?? null);
  const path = `/remedies/${product.slug}${variant ? `?variant=${variant.sku}` : ''}`;
  const open = product.variants !== undefined && !variant;
  return (
    <>
      <ProductCard card={cardOf(productIn(sold, language.code), 'compact')} />
      <div className="mt-auto pt-4">
        {sold.quantity === 0 ? (
          // One of a kind does not come back; its page has others like it.
          <LinkButton to={path} kind="second" size="s" wide>
            {sold.weightMg === null ? words.back : words.similar}
          </LinkButton>
        ) : open ? (
          <LinkButton to={path} kind="second" size="s" wide>
            {words.choose}
          </LinkButton>
        ) : (
          <AddWished product={sold} />
        )}
      </div>
    </>
  );
}

function Gone({ wish, product }: { wish: Wish; product: Product | undefined }) {
  const toggle = useToggleWish();
  const name = nameIn(wish, language.code);
  return (
    <article className="flex h-full flex-col">
      <div className="tile facet-tile aspect-4/5" />
      <h2 className="mt-3.5 text-heading-s text-text-2">{name}</h2>
      <p className="mt-1 text-small font-medium">{product ? words.variantGone : words.gone}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        {product && (
          <LinkButton to={`/remedies/${product.slug}`} kind="second" size="s" className="grow">
            {words.choose}
          </LinkButton>
        )}
        <Button
          kind="text"
          size="s"
          aria-label={words.remove(name)}
          onClick={() => void toggle(wish, true).catch(() => {})}
        >
          <X aria-hidden size={16} strokeWidth={1.8} />
          {controls.remove}
        </Button>
      </div>
    </article>
  );
}
