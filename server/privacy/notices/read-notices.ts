import {
  indianDate,
  type NoticeLanguage,
  type NoticeTranslation,
  type NoticeTranslationDetails,
  noticeVersion,
  ShopError,
} from '@jyotiratna/contract';
import { readMarkdown } from '../../content/articles/markdown.ts';
import { pagesTag } from '../../content/pages/page-kind.ts';
import { listPublishedDocuments } from '../../documents/queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { listNotices, type NoticeRow } from './queries.ts';

type Reading = Pick<Deps, 'replica' | 'catalogue'>;

/** The cache tag of the translations. */
export const noticesTag = 'notices';

/**
 * The version (date) of the current privacy notice: of the owner's published text, else of the
 * shop's default text.
 */
export async function currentNoticeVersion(db: Executor): Promise<string> {
  const own = (await listPublishedDocuments(db, 'page')).find(
    ({ published }) => published.slug === 'privacy-policy',
  );
  return own ? indianDate(own.updatedAt.getTime()) : noticeVersion;
}

export const isOutdatedNotice = (row: Pick<NoticeRow, 'noticeVersion'>, current: string): boolean =>
  row.noticeVersion < current;

/** All translations, cached until a translation or the notice changes. Two queries. */
async function readAll(deps: Reading): Promise<NoticeTranslation[]> {
  return deps.catalogue.remember(
    'notice-translations',
    () =>
      deps.replica.read(async (db) => {
        const current = await currentNoticeVersion(db);
        return (await listNotices(db)).map((row) => present(row, current));
      }),
    () => [noticesTag, pagesTag],
  );
}

/** Saved text was parseable; text of an older version of the shop may yield no blocks. */
function present(row: NoticeRow, current: string): NoticeTranslation {
  const { language, title, noticeVersion: version } = row;
  const read = readMarkdown(row.body);
  return {
    language,
    title,
    version,
    outdated: isOutdatedNotice(row, current),
    body: 'body' in read ? read.body : [],
  };
}

export async function listTranslations(deps: Reading): Promise<NoticeTranslationDetails[]> {
  return (await readAll(deps)).map(({ body: _body, ...details }) => details);
}

/** @throws ShopError not_found for a language without a translation */
export async function readTranslation(
  deps: Reading,
  language: NoticeLanguage,
): Promise<NoticeTranslation> {
  const found = (await readAll(deps)).find((one) => one.language === language);
  if (!found) throw new ShopError('not_found');
  return found;
}
