import { type Locale, nameIn, type VariantOption } from '@jyotiratna/contract';
import { variantLabels } from '@jyotiratna/messages/every-language/catalogue.ts';
import type { ProductRow } from './queries.ts';
import type { ConfiguredRow } from './variant-queries.ts';

/**
 * A product as sold in one of its variants: with the variant's prices, stock and weight, and its
 * options in the name, in both languages, so that other code need not distinguish variants.
 */
export function asSoldVariant(product: ProductRow, variant: ConfiguredRow): ProductRow {
  return {
    ...product,
    name: variantLabels.en.resolved(product.name, optionLabels(variant.options, 'en')),
    nameHi: variantLabels.hi.resolved(
      product.nameHi || product.name,
      optionLabels(variant.options, 'hi'),
    ),
    stock: variant.stock,
    originalPricePaise: variant.originalPricePaise,
    discountedPricePaise: variant.discountedPricePaise,
    weightMg: variant.weightMg,
    laboratory: variant.laboratory as ProductRow['laboratory'],
    reportNumber: variant.reportNumber,
    reportDate: variant.reportDate,
  };
}

function optionLabels(options: readonly VariantOption[], language: Locale): string[] {
  return options.map(({ name, value, valueHi }) =>
    variantLabels[language].option[name](nameIn({ name: value, nameHi: valueHi }, language)),
  );
}
