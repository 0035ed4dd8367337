import {
  type AdminNotices,
  errorMessage,
  type NoticeLanguage,
  ShopError,
} from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { changesAfter, staleEdit } from '../../accounts/audit/stale-edit.ts';
import { readMarkdown } from '../../content/articles/markdown.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { invalidateOnCommit, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { deleteNotice, findNotice, listNotices, type NoticeRow, saveNotice } from './queries.ts';
import { currentNoticeVersion, isOutdatedNotice, noticesTag } from './read-notices.ts';

type Edit = {
  language: NoticeLanguage;
  title: string;
  body: string;
  noticeVersion: string;
  version: number;
};

const subjectOf = (language: NoticeLanguage) => `notice:${language}`;
const audited = (row: NoticeRow | null) =>
  row && {
    title: row.title,
    body: row.body,
    noticeVersion: row.noticeVersion,
    version: row.version,
  };

/** The translations in Markdown, and the version of the notice. Two queries. */
export async function readAdminNotices(db: Executor): Promise<AdminNotices> {
  const current = await currentNoticeVersion(db);
  const rows = await listNotices(db);
  const present = ({ language, title, body, noticeVersion, version }: NoticeRow) => ({
    ...{ language, title, body, noticeVersion, version },
    outdated: isOutdatedNotice({ noticeVersion }, current),
  });
  return { current, translations: rows.map(present) };
}

/**
 * Adds or replaces the notice in a language.
 * @throws ShopError invalid_input for unsupported Markdown, or a version newer than the notice;
 * stale_edit
 */
export async function saveTranslation(
  deps: Pick<Deps, 'db'>,
  actor: Admin,
  edit: Edit,
): Promise<AdminNotices> {
  const read = readMarkdown(edit.body);
  if ('error' in read)
    throw new ShopError('invalid_input', { message: read.error, fields: { body: read.error } });
  return transact(deps.db, async (tx) => {
    const { version, ...row } = edit;
    if (row.noticeVersion > (await currentNoticeVersion(tx))) {
      const message = errorMessage('notice_version_ahead');
      throw new ShopError('invalid_input', { message, fields: { noticeVersion: message } });
    }
    const before = await findNotice(tx, edit.language);
    if (!(await saveNotice(tx, row, version)))
      throw staleEdit(
        await changesAfter(tx, subjectOf(edit.language), version),
        await readAdminNotices(tx),
      );
    const after = await findNotice(tx, edit.language);
    await audit(
      tx,
      actor,
      'notice.save',
      subjectOf(edit.language),
      differenceOf(audited(before), audited(after)),
    );
    invalidateOnCommit([noticesTag]);
    return readAdminNotices(tx);
  });
}

/** @throws ShopError not_found */
export async function removeTranslation(
  deps: Pick<Deps, 'db'>,
  actor: Admin,
  language: NoticeLanguage,
): Promise<AdminNotices> {
  return transact(deps.db, async (tx) => {
    const removed = await deleteNotice(tx, language);
    if (!removed) throw new ShopError('not_found');
    await audit(
      tx,
      actor,
      'notice.remove',
      subjectOf(language),
      differenceOf(audited(removed), null),
    );
    invalidateOnCommit([noticesTag]);
    return readAdminNotices(tx);
  });
}
