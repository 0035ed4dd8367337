import {
  type ArticleContent,
  type Block,
  type ContentLanguage,
  type ListedArticle,
  type PublicArticle,
  readMinutes,
} from '@jyotiratna/contract';
import type { ImageRow } from '../../catalogue/pictures/queries.ts';
import { readMarkdown } from './markdown.ts';

/** An article in the contract's form. `pictures` contains its image, by id. */
export function presentArticle(
  { en, hi, pictureId: imageId, ...details }: ArticleContent,
  images: ReadonlyMap<string, ImageRow>,
): PublicArticle {
  const row = imageId === null ? undefined : images.get(imageId);
  return {
    ...details,
    picture: row ? { ...row, alt: '' } : null,
    en: contentOf(en),
    hi: contentOf(hi, en),
  };
}

/** An article in the list's form, without its body. */
export function listedArticle({ related: _, en, hi, ...details }: PublicArticle): ListedArticle {
  return { ...details, en: headOf(en), hi: headOf(hi) };
}

function headOf({ body: _, ...head }: PublicArticle[ContentLanguage]) {
  return head;
}

/** A missing translation has the reading time of the fallback language. */
function contentOf(
  { title, excerpt, author, body: text }: ArticleContent[ContentLanguage],
  instead?: ArticleContent[ContentLanguage],
): PublicArticle[ContentLanguage] {
  const body = blocksOf(text);
  return {
    title,
    excerpt,
    author,
    minutes: readMinutes(text === '' && instead ? blocksOf(instead.body) : body),
    body,
  };
}

/**
 * Saved content is parseable; unparseable content of an older version of the shop yields no
 * blocks.
 */
function blocksOf(text: string): Block[] {
  const read = readMarkdown(text);
  return 'body' in read ? read.body : [];
}
