import { nameIn } from '@jyotiratna/contract';
import { bundle as t } from '#messages/catalogue/bundle.ts';
import { language } from '#messages/language.ts';
import type { BundleContent } from './cart-row.ts';

/** The parts of a bundle, a line each; nothing for every other remedy. */
export function BundleContents({ bundle = [] }: { bundle?: readonly BundleContent[] | undefined }) {
  return bundle.map((part) => (
    <span key={part.sku} className="block text-small text-text-2">
      {t.times(part.quantity)} {nameIn(part, language.code)}
    </span>
  ));
}
