import {
  type ArticleContent,
  type Block,
  type ListedArticle,
  type PublicArticle,
  readMinutes,
  type WrittenLanguage,
} from '@jyotiratna/contract';
import type { PictureRow } from '../../catalogue/pictures/queries.ts';
import { readMarkdown } from './markdown.ts';

/** An article as pages show it. `pictures` has the one it shows, by its id. */
export function presentArticle(
  { en, hi, pictureId, ...details }: ArticleContent,
  images: ReadonlyMap<string, PictureRow>,
): PublicArticle {
  const shown = pictureId === null ? undefined : images.get(pictureId);
  return { ...details, picture: shown ? { ...shown, alt: '' } : null, en: messagesOf(en), hi: messagesOf(hi, en) };
}

/** The article without its text. */
export function listedArticle({ related: _, en, hi, ...details }: PublicArticle): ListedArticle {
  return { ...details, en: headOf(en), hi: headOf(hi) };
}

function headOf({ body: _, ...head }: PublicArticle[WrittenLanguage]) {
  return head;
}

/** A body that is not written yet takes as long as the one that is read in its place. */
function messagesOf(
  { title, excerpt, author, body: text }: ArticleContent[WrittenLanguage],
  instead?: ArticleContent[WrittenLanguage],
): PublicArticle[WrittenLanguage] {
  const body = blocksOf(text);
  return { title, excerpt, author, minutes: readMinutes(text === '' && instead ? blocksOf(instead.body) : body), body };
}

/** What was saved can be read; a text of an older version of the shop that cannot is none. */
function blocksOf(text: string): Block[] {
  const read = readMarkdown(text);
  return 'body' in read ? read.body : [];
}
