import type { Image, Product } from '@jyotiratna/contract';
import { persistedList } from '../../persisted.ts';

/** A recently viewed remedy as stored in this browser. Without a price, which may have changed. */
export type Seen = Pick<Product, 'slug' | 'name' | 'tint'> & {
  nameHi?: string;
  picture: Image | null;
};

/** Maximum number of stored remedies. */
const max = 12;

/** The recently viewed remedies, latest first, stored only in this browser. */
export const seen = persistedList<Seen>('recently-seen', (value) => {
  const { slug, name, nameHi, tint, picture: image } = Object(value) as Record<string, unknown>;
  if (typeof slug !== 'string' || typeof name !== 'string' || !/^[a-z0-9-]+$/.test(slug))
    return null;
  return {
    slug,
    name,
    ...(typeof nameHi === 'string' && { nameHi }),
    tint: typeof tint === 'string' && /^#[0-9a-f]{6}$/i.test(tint) ? tint : null,
    picture: imageOf(image),
  };
});

function imageOf(value: unknown): Image | null {
  const { id, width, height, widths, hasAlpha } = Object(value) as Partial<
    Record<keyof Image, unknown>
  >;
  if (typeof id !== 'string' || typeof width !== 'number' || typeof height !== 'number')
    return null;
  const files = Array.isArray(widths) ? widths.filter((one) => typeof one === 'number') : [];
  return files.length > 0
    ? { id, width, height, widths: files, hasAlpha: hasAlpha === true, alt: '' }
    : null;
}

/** Records a view of a remedy. Without storage, nothing is recorded. */
export function recordSeen({ slug, name, tint, hindi, pictures: images }: Product): void {
  const now: Seen = {
    slug,
    name,
    tint,
    picture: images[0] ?? null,
    ...(hindi?.name && { nameHi: hindi.name }),
  };
  seen.write([now, ...seen.read().filter((one) => one.slug !== slug)].slice(0, max));
}
