import {
  type NoticeLanguage,
  type NoticeTranslation,
  type NoticeTranslationDetails,
  noticeLanguages,
  type Shop,
} from '@jyotiratna/contract';
import { listNoticeTranslations, readNoticeTranslation } from '@jyotiratna/contract/notices';
import { data } from 'react-router';
import { isCallError } from '../../../is-call-error.ts';

const isNoticeLanguage = (text: string): text is NoticeLanguage =>
  Object.hasOwn(noticeLanguages, text);

export async function readNoticeList(shop: Shop): Promise<NoticeTranslationDetails[]> {
  return (await shop(listNoticeTranslations)).translations;
}

/** @throws a 404 for a language without a translation */
export async function readNotice(shop: Shop, language: string): Promise<NoticeTranslation> {
  if (!isNoticeLanguage(language)) throw data(null, { status: 404 });
  const found = await shop(readNoticeTranslation, { params: { language } }).catch(
    (error: unknown) => {
      throw isCallError(error) && error.status === 404 ? data(null, { status: 404 }) : error;
    },
  );
  return found.translation;
}
