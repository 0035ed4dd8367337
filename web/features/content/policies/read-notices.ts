import {
  type ApiClient,
  type NoticeLanguage,
  type NoticeTranslation,
  type NoticeTranslationDetails,
  noticeLanguages,
} from '@jyotiratna/contract';
import { listNoticeTranslations, readNoticeTranslation } from '@jyotiratna/contract/notices';
import { data } from 'react-router';
import { isCallError } from '../../../is-call-error.ts';

const isNoticeLanguage = (text: string): text is NoticeLanguage =>
  Object.hasOwn(noticeLanguages, text);

export async function readNoticeList(api: ApiClient): Promise<NoticeTranslationDetails[]> {
  return (await api(listNoticeTranslations)).translations;
}

/** Reads a translation of the privacy notice. @throws a 404 response for a language without one */
export async function readNotice(api: ApiClient, language: string): Promise<NoticeTranslation> {
  if (!isNoticeLanguage(language)) throw data(null, { status: 404 });
  const found = await api(readNoticeTranslation, { params: { language } }).catch(
    (error: unknown) => {
      throw isCallError(error) && error.status === 404 ? data(null, { status: 404 }) : error;
    },
  );
  return found.translation;
}
