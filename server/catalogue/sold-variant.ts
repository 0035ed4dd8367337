import { type Locale, nameIn, type VariantOption } from '@jyotiratna/contract';
import { variantWords } from '@jyotiratna/messages/every-language/catalogue.ts';
import type { ProductRow } from './queries.ts';
import type { OptionedRow } from './variant-queries.ts';

/**
 * A product as one of its variants is sold: with the variant's prices, pieces and weight, and its options in the name, in
 * both languages. What prices, rejects, mails and prints then needs to know of no variant.
 */
export function asSold(product: ProductRow, variant: OptionedRow): ProductRow {
  return {
    ...product,
    name: variantWords.en.named(product.name, told(variant.options, 'en')),
    nameHi: variantWords.hi.named(product.nameHi || product.name, told(variant.options, 'hi')),
    stock: variant.stock,
    originalPricePaise: variant.originalPricePaise,
    discountedPricePaise: variant.discountedPricePaise,
    weightMg: variant.weightMg,
    laboratory: variant.laboratory as ProductRow['laboratory'],
    reportNumber: variant.reportNumber,
    reportDate: variant.reportDate,
  };
}

function told(options: readonly VariantOption[], language: Locale): string[] {
  return options.map(({ name, value, valueHi }) =>
    variantWords[language].option[name](nameIn({ name: value, nameHi: valueHi }, language)),
  );
}
