import { formatRupees, percentOff } from '@jyotiratna/contract';
import { wizard as t } from '#messages/admin/wizard.ts';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { Logo } from '../../../ui/logo.tsx';
import { Price } from '../../../ui/price.tsx';
import type { ProductValues } from '../product-form/product-values.ts';
import { savedPrice } from '../product-form/saved-price.ts';

/** A preview of the remedy's card in the shop, updated during typing. */
export function LiveCard({ values, cover }: { values: ProductValues; cover: string | undefined }) {
  const { name, category } = values;
  const { originalPrice: original, discountedPrice: discounted, quantity } = savedPrice(values);
  const off = percentOff(original, discounted);
  const stock = quantity === null ? '' : quantity === 0 ? t.soldOut : t.stock(quantity);
  return (
    <aside aria-label={t.howCustomersWill} className="max-md:hidden">
      <p className="mb-2 text-text-2">{t.howCustomersWill}</p>
      <div className="facet-card border border-line bg-surface p-4">
        <div
          data-plain={cover ? '' : undefined}
          className="tile facet-tile grid aspect-4/5 place-items-center"
        >
          {cover ? (
            <img src={cover} alt="" className="absolute inset-0 size-full object-cover" />
          ) : (
            <Logo size={56} lit={[]} tone="grey" />
          )}
        </div>
        <p className="mt-3.5 line-clamp-2 min-h-6 font-display text-heading-s font-medium">
          {name || t.name}
        </p>
        {discounted > 0 ? (
          <div className="mt-1.5">
            <Price
              now={formatRupees(discounted)}
              before={off > 0 ? formatRupees(original) : undefined}
              percentOff={off}
            />
          </div>
        ) : (
          <span aria-hidden="true" className="mt-2.5 block h-4 w-3/5 rounded-md bg-marble-200" />
        )}
        <p className="mt-1.5 text-small text-text-2">
          {[category ? catalogue.categories[category] : t.category, stock]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </aside>
  );
}
