import { nameIn } from '@jyotiratna/contract';
import { bundle as t } from '#messages/catalogue/bundle.ts';
import { language } from '#messages/language.ts';
import type { BundledPart } from './cart-row.ts';

/** The parts of a bundle, a line each; nothing for every other remedy. */
export function BundledParts({ bundle = [] }: { bundle?: readonly BundledPart[] | undefined }) {
  return bundle.map((part) => (
    <span key={part.sku} className="block text-small text-text-2">
      {t.times(part.quantity)} {nameIn(part, language.code)}
    </span>
  ));
}
