import { type ApiClient, type Product, productIn } from '@jyotiratna/contract';
import { getProductRoute } from '@jyotiratna/contract/catalogue';
import { language } from '#messages/language.ts';
import type { ArticleHead } from '../../../content/article.ts';
import { storedImage } from '../../../ui/image.tsx';
import type { ArticleImage } from './article-card.tsx';

/**
 * A remedy mentioned by an article, in the language of these pages; null if it is not in the
 * catalogue.
 */
export async function readRemedy(api: ApiClient, slug: string): Promise<Product | null> {
  if (slug === '') return null;
  return api(getProductRoute, { params: { key: slug } }).then(
    ({ product }) => productIn(product, language.code),
    () => null,
  );
}

/** The header image of an article: its own, else that of the remedy it mentions. */
export function articleImageOf(
  { picture: image, title }: Pick<ArticleHead, 'picture' | 'title'>,
  remedy: Product | null,
): ArticleImage {
  if (image) {
    return { files: storedImage({ ...image, alt: title }), tint: null, name: null };
  }
  const [first] = remedy?.pictures ?? [];
  if (!remedy || !first) return null;
  return { files: storedImage(first), tint: remedy.tint, name: remedy.name };
}
