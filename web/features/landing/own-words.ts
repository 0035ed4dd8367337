import type { ApiClient, PublicPage, ReplaceablePage } from '@jyotiratna/contract';
import { getPageRoute } from '@jyotiratna/contract/pages';
import { language } from '#messages/language.ts';
import type { ReadPage } from '../../content/page.ts';
import { isCallError } from '../../is-call-error.ts';

/**
 * The owner's version of a page that has a default text, in this build's language; null unless
 * published.
 */
export async function readOwnWords(
  api: ApiClient,
  slug: ReplaceablePage,
): Promise<ReadPage | null> {
  const found = await api(getPageRoute, { query: { slug } }).catch((error: unknown) => {
    if (isCallError(error) && error.status === 404) return null;
    throw error;
  });
  return found && ownWordsIn(found.page);
}

/** Null for a language without a title: the default text is better than another language. */
export function ownWordsIn({ en, hi, ...page }: PublicPage): ReadPage | null {
  const words = { en, hi }[language.data];
  return words.title === '' ? null : { ...page, ...words };
}

type Head = { title: string; description: string };

/** Title and description of a page: the owner's, else the default ones. */
export function headOf(standard: Head, own: ReadPage | null | undefined): Head {
  if (!own) return standard;
  return {
    title: `${own.title} | Jyotiratna`,
    description: own.description || standard.description,
  };
}
