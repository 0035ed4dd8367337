import { nameIn } from '@jyotiratna/contract';
import { bundle as t } from '#messages/catalogue/bundle.ts';
import { language } from '#messages/language.ts';
import type { BundleContent } from './cart-row.ts';

/** The components of a bundle, one per line; renders nothing for every other remedy. */
export function BundleContents({ bundle = [] }: { bundle?: readonly BundleContent[] | undefined }) {
  return bundle.map((item) => (
    <span key={item.sku} className="block text-small text-text-2">
      {t.times(item.quantity)} {nameIn(item, language.code)}
    </span>
  ));
}
