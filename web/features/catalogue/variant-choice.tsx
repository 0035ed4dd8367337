import { formatRupees, type Variant } from '@jyotiratna/contract';
import { useNavigate } from 'react-router';
import { product as copy } from '#messages/catalogue/product.ts';
import { variant as variantLabels } from '#messages/catalogue/variant.ts';
import { Button } from '../../ui/button.tsx';
import { optionText } from './selected-variant.ts';

type Props = { variants: readonly Variant[]; chosen: Variant; path: string };

/**
 * Selects a product's variant by radio buttons of a form, which works alike with keyboard, touch
 * and without scripts. The selection is in the URL.
 */
export function VariantChoice({ variants, chosen: selected, path }: Props) {
  const navigate = useNavigate();
  const kinds = selected.options.map(({ name }) => variantLabels.optionNames[name]);
  const differ = new Set(variants.map(({ discountedPrice }) => discountedPrice)).size > 1;
  return (
    <form method="get">
      <fieldset>
        <legend className="mb-2 font-medium">{kinds.join(', ')}</legend>
        <div className="flex flex-wrap gap-2">
          {variants.map(({ sku, options, quantity, discountedPrice }) => (
            <label
              key={sku}
              className="cut target flex cursor-pointer flex-col justify-center border border-line px-3.5 py-1.5 has-checked:border-mayur-700 has-checked:bg-mayur-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="variant"
                value={sku}
                checked={sku === selected.sku}
                onChange={() =>
                  void navigate(`${path}?variant=${sku}`, {
                    replace: true,
                    preventScrollReset: true,
                  })
                }
                className="sr-only"
              />
              <span
                className={`figures font-medium ${quantity === 0 ? 'text-text-2 line-through' : ''}`}
              >
                {options.map(optionText).join(', ')}
              </span>
              {quantity === 0 ? (
                <span className="text-meta text-text-2">{copy.soldOut}</span>
              ) : (
                differ && (
                  <span className="figures text-meta text-text-2">
                    {formatRupees(discountedPrice)}
                  </span>
                )
              )}
            </label>
          ))}
        </div>
      </fieldset>
      <noscript>
        <Button type="submit" kind="second" className="mt-3">
          {copy.select}
        </Button>
      </noscript>
    </form>
  );
}
