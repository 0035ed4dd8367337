import type {
  CollectionContent,
  ContentLanguage,
  ListedCollection,
  PublicCollection,
} from '@jyotiratna/contract';
import type { ImageRow } from '../../catalogue/pictures/queries.ts';
import { readMarkdown } from '../articles/markdown.ts';

/**
 * A collection in the contract's form.
 * @param changed time of its last change, ISO 8601
 * @param images contains its image, by id
 */
export function presentCollection(
  { slug, places, pictureId: imageId, en, hi }: CollectionContent,
  changed: string,
  images: ReadonlyMap<string, ImageRow>,
): PublicCollection {
  const row = imageId === null ? undefined : images.get(imageId);
  const picture = row ? { ...row, alt: '' } : null;
  return { slug, changed, places, picture, en: contentOf(en), hi: contentOf(hi) };
}

/** A collection in the list's form, without its body. */
export function listedCollection({ en, hi, ...details }: PublicCollection): ListedCollection {
  return { ...details, en: headOf(en), hi: headOf(hi) };
}

function headOf({ body: _, ...head }: PublicCollection['en']) {
  return head;
}

/** Saved content is parseable; content of an older version of the shop may yield no blocks. */
function contentOf({
  title,
  description,
  lead,
  body,
}: CollectionContent[ContentLanguage]): PublicCollection['en'] {
  const read = readMarkdown(body);
  return { title, description, lead, body: 'body' in read ? read.body : [] };
}
