import { formatRupees, nameIn, netQuantityOf, type Product } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { bundle as t } from '#messages/catalogue/bundle.ts';
import { product as copy } from '#messages/catalogue/product.ts';
import { language } from '#messages/language.ts';

type Item = NonNullable<Product['bundle']>['parts'][number];

/** The components of a bundle, each with its quantity, price and label. */
export default function BundleParts({
  bundle,
  originalPrice,
  discountedPrice,
}: Pick<Product, 'bundle' | 'originalPrice' | 'discountedPrice'>) {
  if (!bundle) return null;
  return (
    <section className="border-y border-line py-4">
      <h2 className="text-heading-s">{t.title}</h2>
      <ul className="mt-2">
        {bundle.parts.map((item) => (
          <ItemLine key={`${item.productId} ${item.variant ?? ''}`} item={item} />
        ))}
      </ul>
      {originalPrice > discountedPrice && (
        <p className="mt-2 text-small text-text-2">{t.singly(formatRupees(originalPrice))}</p>
      )}
    </section>
  );
}

function ItemLine({ item }: { item: Item }) {
  const { slug, quantity, price, state, countryOfOrigin } = item;
  const name = nameIn(item, language.code);
  const net = netQuantityOf(item);
  const isSold = state === 'available' || state === 'sold_out';
  return (
    <li className="border-t border-line py-2.5 first:border-0">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          {t.times(quantity)}{' '}
          {isSold ? (
            <Link
              to={`/remedies/${slug}${item.variant ? `?variant=${item.variant}` : ''}`}
              className="text-link target"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        <span className="figures text-text-2">{t.each(formatRupees(price))}</span>
      </span>
      {state !== 'available' && (
        <span className="block text-small font-medium">{t.states[state]}</span>
      )}
      <span className="block text-meta text-text-2">
        {[
          net && copy.legal.quantity(net.value, net.unit),
          countryOfOrigin && copy.legal.origin(countryOfOrigin),
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </li>
  );
}
